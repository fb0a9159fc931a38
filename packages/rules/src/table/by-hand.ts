import type { BaseState, Field, Line, Offer } from '../engine';
import type { TablePlay } from './play';

/** The drawer of a director's desk with what can be set by hand. */
export const BY_HAND = 'by-hand';

/** Whoever sets a value by hand is asked why, and may pass. */
export const reasonField: Field = {
  name: 'reason',
  kind: 'text',
  label: 'Why (everybody reads it)',
  max: 300,
  required: false,
};

/** An offer to set something by hand, before its place and its topic are known. */
export type OfferByHand = Omit<Offer, 'place' | 'group' | 'fields'> & { fields?: readonly Field[] };

/**
 * An offer to set something by hand: on the desk, under its topic, and it asks why (TABLE-019).
 *
 * @param topic the heading under which such offers are sorted.
 */
export function byHand(topic: string, { fields = [], ...offer }: OfferByHand): Offer {
  return { ...offer, place: 'director', group: topic, fields: [...fields, reasonField] };
}

/** A reason as a line of the log bears it; where there is none, that is said. */
export function whyOf(
  reason: string,
  notes: readonly string[] = [],
): Required<Pick<Line, 'reason' | 'notes'>> {
  return { reason, notes: reason === '' ? [...notes, 'No reason was given.'] : notes };
}

/** Writes what was set by hand, and why. Setting what is so already is said, too. */
export function sayByHand(
  play: Pick<TablePlay<BaseState>, 'say'>,
  changes: readonly string[],
  reason: string,
): void {
  const [only, ...more] = changes;
  const text =
    more.length > 0
      ? 'Set by hand:'
      : only
        ? `Set by hand: ${only}`
        : 'Set by hand: nothing changes.';
  play.say(text, whyOf(reason, more.length > 0 ? changes : []));
}
