import type { Offer } from '../../../engine';
import { TYPED_DICE } from '../../../engine';
import { TYPED_MAX } from '../commands/rolling';
import type { GbmPlay } from '../game';
import { houseRule } from '../house-rules';
import { refuse } from '../refusal';
import type { GbmState } from '../state';

/** What takes dice that somebody types in: all but what chance is asked besides. */
const TAKES_TYPED: ReadonlySet<string> = new Set([
  'obligation.roll',
  'downtime.roll',
  'mission.engage',
  'roll.roll',
  'roll.roll-along',
  'consequence.resist',
  'eclipse.roll',
  'info.gather',
]);

/** Lets the roll of a command take what somebody has typed in, where the table allows that (TABLE-063). */
export function takeTyped(play: GbmPlay, words: string): void {
  if (houseRule(play.state, 'dice') !== 'typed') {
    refuse('not-allowed', 'At this table dice fall here, where all can check them.', {
      instead: 'Roll here, or ask the director to let dice of one’s own count.',
      rule: 'TABLE-063',
    });
  }
  const faces = /^[1-6](?:[\s,;]*[1-6])*$/.test(words) ? (words.match(/[1-6]/g) ?? []) : [];
  if (faces.length === 0) {
    refuse('malformed', `“${words}” is not what dice with six sides show.`, {
      instead: 'Type a number from 1 to 6 for each die, such as 4 2 6.',
      rule: 'TABLE-063',
    });
  }
  play.typeDice(faces.map(Number));
}

/** How a roll is offered to somebody who has rolled dice in their hand, where the table allows that. */
export function typedWay(state: GbmState, offer: Offer): Offer | null {
  if (!offer.rolls || !TAKES_TYPED.has(offer.command)) return null;
  if (houseRule(state, 'dice') !== 'typed') return null;
  const { rolls, primary: _usual, ...same } = offer;
  return {
    ...same,
    variant: TYPED_DICE,
    label: `Type in dice: ${offer.label}`,
    fields: [
      ...(offer.fields ?? []),
      {
        name: 'typed',
        kind: 'text',
        label: 'What your dice show',
        hint: `A number for each die, such as ${[4, 2, 6].slice(0, Math.min(3, rolls.dice)).join(' ')}.`,
        max: TYPED_MAX,
        required: true,
      },
    ],
  };
}
