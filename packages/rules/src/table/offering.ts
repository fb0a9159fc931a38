import type { OfferContext, Offering } from './area';

/** Says all that several parts say, one after the other. */
export function inParts<X extends OfferContext>(...parts: readonly Offering<X>[]): Offering<X> {
  const all = (context: X) => {
    for (const part of parts) part(context);
  };
  return Object.assign(all, { parts: parts.flatMap((part) => part.parts ?? [part]) });
}

/** The same with something around each of its parts: whether it is offered at all, or what of it. */
export const aroundParts = <X extends OfferContext>(
  offering: Offering<X>,
  around: (part: Offering<X>, context: X) => void,
): Offering<X> =>
  inParts(...(offering.parts ?? [offering]).map((part) => (context: X) => around(part, context)));
