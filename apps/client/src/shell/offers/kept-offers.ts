import { useRef } from 'preact/hooks';
import type { OpenOffer } from '../state';
import { formOf, typedFor } from './form-state';

/**
 * The offers to draw: those that are open, and any other in whose form somebody is still writing. What
 * others do may close an offer; it does not take the form from under somebody’s hands.
 */
export function useKeptOffers(offers: readonly OpenOffer[]): readonly OpenOffer[] {
  const drawn = useRef<readonly OpenOffer[]>(offers);
  const open = new Map(offers.map((offer) => [offer.key, offer]));
  const kept = drawn.current.flatMap((offer) => {
    const now = open.get(offer.key);
    if (now || !isBeingWritten(offer)) return [];
    return [{ ...offer, detail: 'Not open just now. Your words stay here until it is again.' }];
  });
  const places = new Map(drawn.current.map(({ key }, index) => [key, index]));
  const all = [...offers];
  for (const offer of kept) all.splice(places.get(offer.key) ?? all.length, 0, offer);
  drawn.current = all;
  return all;
}

/** Whether somebody is writing in the form of an offer. */
export function isBeingWritten({ key, fields = [] }: OpenOffer): boolean {
  const { open, pending } = formOf(key);
  return fields.length > 0 && open.value && !pending.value && typedFor(key);
}
