import { moves } from '../moves';
import { barred } from '../refusal';
import type { PublicSlot } from '../slots';

/** What only tables of one playset do; at others, where its slot is empty, it is refused. */
export const movesAt = (slot: PublicSlot<object>, unknown: string, playset: string) =>
  moves.where(({ state }) =>
    slot.of(state)
      ? null
      : barred('not-allowed', unknown, {
          instead: `Play “${playset}” at another table for that.`,
          rule: 'GBM-SER-008',
        }),
  );
