import type { OpenOffer } from '../state';

/**
 * The offers as they are to be drawn: one in whose form somebody is writing stays in the place where it
 * was begun, though the rules by now would put it elsewhere. It moves once the form is done.
 *
 * @param before as they were drawn last.
 * @param now as the rules list them.
 * @param inHand those in whose forms somebody is writing, by key.
 */
export function steadyOffers(
  before: readonly OpenOffer[],
  now: readonly OpenOffer[],
  inHand: ReadonlySet<string>,
): OpenOffer[] {
  const held = new Map(before.flatMap((one) => (inHand.has(one.key) ? [[one.key, one]] : [])));
  return now.map((offer) => {
    const begun = held.get(offer.key);
    if (!begun || (begun.place === offer.place && begun.prompt === offer.prompt)) return offer;
    const { prompt, ...rest } = offer;
    return {
      ...rest,
      place: begun.place,
      ...(begun.prompt === undefined ? {} : { prompt: begun.prompt }),
      ...(prompt === undefined ? {} : { asked: prompt }),
    };
  });
}
