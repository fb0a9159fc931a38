import type { Protagonist } from '@moonlit/rules/girl-by-moonlight';
import type { ShownStep } from '../../../shell/making/made';
import { offersOf, openSteps, useMade } from '../../../shell/making/made';
import type { OpenOffer } from '../view';
import { useOffers } from '../view';

/** What somebody in play has still to choose, and what the viewer may choose of it now. */
export function useStillOpen({ id }: Protagonist): {
  steps: readonly ShownStep[];
  offers: readonly OpenOffer[];
} {
  const made = useMade(id);
  const steps = made?.plays ? openSteps(made) : [];
  const all = useOffers('sheet');
  const offers = steps.flatMap((step) => offersOf(step, all));
  return { steps, offers };
}
