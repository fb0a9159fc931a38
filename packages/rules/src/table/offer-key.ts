import type { Offer, OfferValue } from '../engine';
import { offerKey } from '../engine';

/**
 * The key of an offer.
 *
 * @throws {Error} where it settles what reads like every other thing of its kind.
 */
export function keyOf(offer: Offer): string {
  for (const name in offer.with) {
    const value = offer.with[name];
    if (typeof value === 'object' && value !== null) refuseObject(offer, value);
  }
  return offerKey(offer);
}

/** A list of plain values tells offers apart; any other object reads like every other. */
function refuseObject({ label, command }: Offer, value: OfferValue & object): void {
  if (Array.isArray(value) && value.every((part) => typeof part !== 'object')) return;
  throw new Error(
    `The offer “${label}” (${command}) settles an object, by which it cannot be told apart.`,
  );
}
