import type { Field } from '../../../engine';
import { waitsFor } from '../../../forged-in-the-dark';
import { numberField, roomForClocks } from '../../../table';
import { playsetOf } from '../library/playset';
import { nameOf } from '../lookups';
import { spoken } from '../spoken';
import type { ActionRoll, Consequence, GbmState, Protagonist } from '../state';
import { attributes, titled } from '../vocabulary';
import { acceptedPromises } from './promised';
import { usualHarm } from './usual-words';

// What the director is asked of a consequence.

/** How bad harm is: nothing stands there beforehand. */
export function levelField(rolled: ActionRoll | null): Field {
  const most = rolled && !rolled.judgement?.fatal ? 3 : 4;
  const options = Object.entries(usualHarm)
    .slice(0, most)
    .map(([value, word]) => ({
      value,
      label: `${value} ${word}${value === '4' ? ', fatal' : ''}`,
    }));
  return { name: 'level', kind: 'choice', label: 'Level', required: true, options };
}

/** To whom it happens, and what. */
export function aimFields(rolled: ActionRoll | null, people: Protagonist[]): Field[] {
  const target: Field = {
    name: 'target',
    kind: 'choice',
    label: 'To whom?',
    required: true,
    options: people.map((one) => ({ value: one.id, label: nameOf(one) })),
    ...(rolled ? { initial: rolled.roller } : {}),
  };
  return [target, spoken('text', 'What happens?')];
}

/** What it comes from, and what the series asks of it besides. */
export function sourceFields(state: GbmState, rolled: ActionRoll | null): Field[] {
  const sources: [string, string][] = [
    ...(rolled ? [['roll', 'The roll'] satisfies [string, string]] : []),
    ...(rolled && acceptedPromises(rolled).length > 0
      ? [['promise', 'The poisoned promise'] satisfies [string, string]]
      : []),
    ['fiction', 'What happens in the story'],
  ];
  return [
    choice('source', 'From', sources),
    ...(playsetOf(state).consequenceTerms?.fields(state) ?? []),
  ];
}

export function clockFields(state: GbmState): Field[] {
  const { clocks } = state.public;
  const ticking = Object.values(clocks).filter((clock) => waitsFor(clocks, clock) === null);
  const room = roomForClocks(state, false) > 0;
  if (ticking.length === 0 && !room) return [];
  const options = ticking.map(({ id, name }) => ({ value: id, label: name }));
  const ticked: Field = {
    name: 'clock',
    kind: 'choice',
    label: 'Clock it ticks',
    required: false,
    options,
  };
  return [
    ...(ticking.length > 0 ? [ticked] : []),
    ...(room ? [spoken('newClock', 'Or a clock that it starts', 80)] : []),
    numberField('ticks', 'Ticks', 6, 1),
  ];
}

/** Whether armour meets it, which the table decides (GBM-ARM-001, 003). */
export function armourField(initial: boolean): Field {
  return { name: 'armourFits', kind: 'switch', label: 'Armour fits: it is physical', initial };
}

/** With what it is resisted, and what is left of it then; `now` is what was said before. */
export function resistanceFields(reduced: string, now?: Consequence): Field[] {
  return [
    now ? { ...resistedWith, initial: now.attribute } : resistedWith,
    resistingField(now),
    { ...spoken('reducedText', reduced), ...(now ? { initial: now.reducedText } : {}) },
  ];
}

/** What resisting would do to it. */
function resistingField(now?: Consequence): Field {
  return now ? { ...resistingWould, initial: now.resisting } : resistingWould;
}

const nature = {
  sun: 'violence and fear',
  moon: 'despair and heartbreak',
  stars: 'panic and social pressure',
};

/** A list of which the first stands ready. */
export function choice(
  name: string,
  label: string,
  pairs: (readonly [string, string])[],
): Extract<Field, { kind: 'choice' }> {
  const options = pairs.map(([value, text]) => ({ value, label: text }));
  return { name, kind: 'choice', label, required: true, initial: options[0]?.value ?? '', options };
}

const resistedWith = choice(
  'attribute',
  'Resisted with',
  attributes.map((one) => [one, `${titled(one)}: ${nature[one]}`]),
);

/** Nothing is made worse by chance: what hurts more is chosen (TABLE-060, GBM-RES-002). */
const resistingWould: Extract<Field, { kind: 'choice' }> = {
  name: 'resisting',
  kind: 'choice',
  label: 'Resisting would',
  required: true,
  initial: 'avoid',
  options: [
    { value: 'reduce', label: 'Reduce it', detail: 'As the book usually has it' },
    { value: 'avoid', label: 'Avoid it' },
  ],
};
