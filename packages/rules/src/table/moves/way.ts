import type { z } from 'zod';
import type { Offer, OfferValue } from '../../engine';

/** The schema of one command. */
export type CommandSchema<C = { type: string }> = z.ZodObject<{ type: z.ZodLiteral<string> }> &
  z.ZodType<C>;

/**
 * A way to make a move, as it is offered: an offer without its command, and without what the move is
 * about. Its place is that of its group, where it names none.
 */
export type WayToMove<C> = Omit<Offer, 'command' | 'with' | 'place'> & {
  readonly place?: Offer['place'];
  /** What it settles of the command; the rest is asked in its fields, or as usual. */
  readonly with?: { readonly [K in keyof C]?: C[K] & OfferValue };
};

/** A part of a command, whichever it is of; `undefined` where it has none of that name. */
export const partOf = (command: object, part: string): unknown =>
  Object.hasOwn(command, part) ? Reflect.get(command, part) : undefined;
