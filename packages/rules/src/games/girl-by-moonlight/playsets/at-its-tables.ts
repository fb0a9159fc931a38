import type { GbmPlay } from '../game';
import { moves } from '../moves';
import { barred, refuse } from '../refusal';
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

export function atTablesWith(slot: PublicSlot<object>, unknown: string, playset: string) {
  return <C>(handler: (play: GbmPlay, command: C) => void) =>
    (play: GbmPlay, command: C): void => {
      if (!slot.of(play.state)) {
        refuse('not-allowed', unknown, {
          instead: `Play “${playset}” at another table for that.`,
          rule: 'GBM-SER-008',
        });
      }
      handler(play, command);
    };
}
