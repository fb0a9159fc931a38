import type { Offer } from './prompts';

/** What tells an offer apart from all others of its seat: its key among them. */
export function offerKey(offer: Offer): string {
  let key = offer.command;
  for (const name in offer.with) key += `:${offer.with[name]}`;
  return offer.variant ? `${key}:${offer.variant}` : key;
}
