import type { GbmPlay } from '../game';
import { refuse } from '../refusal';
import type { PublicSlot } from '../slots';

/** Makes handlers that only tables of one playset have; at others, where its slot is empty, they refuse. */
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
