import type { Field } from '../../engine';
import { refuse } from '../../engine';
import type { GbmPlay } from '../game';
import type { Protagonist, ProtagonistId } from '../state';
import { nameOf, protagonist } from './lookups';

/** Every override asks why. */
export const reasonField: Field = {
  name: 'reason',
  kind: 'text',
  label: 'Why (everybody reads it)',
  max: 300,
  required: true,
};

/** A protagonist whose values the director sets; refuses players, and somebody who is lost. */
export function underHand(play: GbmPlay, id: ProtagonistId): Protagonist {
  play.director('set values by hand');
  const one = protagonist(play.state, id);
  if (one.status !== 'lost') return one;
  refuse('wrong-moment', `${nameOf(one)} has left the story.`, {
    instead: 'Take the loss back if it was a mistake.',
    rule: 'TABLE-011',
  });
}

/** Writes what the director set and why. Setting what is so already is said, too. */
export function sayByHand(play: GbmPlay, changes: readonly string[], reason: string): void {
  const [only, ...more] = changes;
  const text =
    more.length > 0
      ? 'Set by hand:'
      : only
        ? `Set by hand: ${only}`
        : 'Set by hand: nothing changes.';
  play.say(text, { reason, notes: more.length > 0 ? changes : [] });
}
