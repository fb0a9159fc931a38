import type { Offer, OfferValue } from '../engine';

/** What tells an offer apart from all others of its seat. */
export function offerKey(offer: Offer): string {
  let key = offer.command;
  for (const name in offer.with) {
    const value = offer.with[name];
    if (typeof value === 'object' && value !== null) refuseObject(offer, value);
    key += `:${value}`;
  }
  return offer.variant ? `${key}:${offer.variant}` : key;
}

/** A list of plain values tells offers apart; any other object reads like every other. */
function refuseObject({ label, command }: Offer, value: OfferValue & object): void {
  if (Array.isArray(value) && value.every((part) => typeof part !== 'object')) return;
  throw new Error(
    `The offer “${label}” (${command}) settles an object, by which it cannot be told apart.`,
  );
}
