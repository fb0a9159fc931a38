import { OfferControl } from '../../shell/offers/offer-control';
import type { OpenOffer } from '../../shell/state';

/** A step by one; where there is none to go its place stays, so that nothing jumps under a thumb. */
export function Step({ offer, words }: { offer: OpenOffer | undefined; words: string }) {
  return offer ? (
    <OfferControl offer={offer} summary={words} />
  ) : (
    <span class="any-step-none" aria-hidden="true">
      {words}
    </span>
  );
}
