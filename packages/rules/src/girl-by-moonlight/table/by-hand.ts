import type { Field, FieldOption, Offer } from '../../engine';
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

/** What the offers to set values by hand are sorted by, on the desk. */
export type Topic =
  | 'Now'
  | 'Harm'
  | 'Bonds'
  | 'Growth'
  | 'Words'
  | 'Whose, and whether'
  | 'The cycle'
  | 'Tracks'
  | 'The group'
  | 'On the table';

type Settled = Omit<Offer, 'place' | 'group' | 'fields'> & { fields?: readonly Field[] };

/** An offer to set something by hand: on the desk, under its topic, and it asks why. */
export function byHand(group: Topic, { fields = [], ...offer }: Settled): Offer {
  return { ...offer, place: 'director', group, fields: [...fields, reasonField] };
}

/** A field with a list of which one has to be chosen. */
export function choiceField(
  name: string,
  label: string,
  options: FieldOption[],
  initial?: string,
): Field {
  const known = options.some(({ value }) => value === initial);
  return {
    name,
    kind: 'choice',
    label,
    options,
    required: true,
    ...(initial !== undefined && known ? { initial } : {}),
  };
}

export function numberField(
  name: string,
  label: string,
  max: number,
  initial: number,
  min = 0,
): Field {
  return { name, kind: 'number', label, min, max, initial: Math.max(min, Math.min(max, initial)) };
}

/** A field for words; long ones get several lines. */
export function textField(
  name: string,
  label: string,
  max: number,
  initial: string,
  required = false,
): Field {
  const multiline = max > 300;
  return { name, kind: 'text', label, max, required, initial, ...(multiline ? { multiline } : {}) };
}

/** A protagonist whose values the director sets; refuses players, and somebody who is lost. */
export function underHand(play: GbmPlay, id: ProtagonistId): Protagonist {
  play.director('set values by hand');
  const one = protagonist(play.state, id);
  if (one.status !== 'lost') return one;
  refuse('wrong-moment', `${nameOf(one)} has left the story.`, {
    instead: 'Bring them back first, if the loss was a mistake.',
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
