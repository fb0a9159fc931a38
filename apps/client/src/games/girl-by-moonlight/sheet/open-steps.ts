import type { MakingStep, Protagonist } from '@moonlit/rules/girl-by-moonlight';
import type { OpenOffer } from '../view';
import { useOffers, useTable } from '../view';

/** Whether an offer on the sheet is a choice of a step that somebody in play has left for later. */
export const isStillOpen = ({ group }: OpenOffer, { title }: MakingStep): boolean =>
  group === title;

/** What somebody in play has still to choose, and what the viewer may choose of it now. */
export function useStillOpen({ id }: Protagonist): {
  steps: readonly MakingStep[];
  offers: readonly OpenOffer[];
} {
  const steps = useTable().public.value.derived.protagonists[id]?.open ?? [];
  const offers = useOffers('sheet').filter((offer) =>
    steps.some((step) => isStillOpen(offer, step)),
  );
  return { steps, offers };
}
