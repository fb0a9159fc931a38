import { NumberButtons } from '../../../shell/offers/number-buttons';
import { OfferList } from '../../../shell/offers/offer-list';
import type { OpenOffer } from '../../../shell/state';
import { doing } from '../view';

/** What whoever acts may still add while the dice lie there: Effort, as many points as one taps; Advantage; or let it stand. */
export function Window({ offers }: { offers: readonly OpenOffer[] }) {
  const [effort] = doing(offers, 'check.effort').filter(({ variant }) => variant === undefined);
  const field = effort?.fields?.find(({ name }) => name === 'points');
  const others = field?.kind === 'number' ? offers.filter((offer) => offer !== effort) : offers;
  return (
    <>
      {effort && field?.kind === 'number' ? <NumberButtons offer={effort} field={field} /> : null}
      <OfferList offers={others} />
    </>
  );
}
