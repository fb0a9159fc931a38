import type { Field, Offer } from '../../../engine';
import { waitsFor } from '../../../forged-in-the-dark';
import type { OfferContext } from '../game';
import { playsetOf } from '../library/playset';
import type { ActionRoll, Consequence, GbmState, Protagonist } from '../state';
import { cast, nameOf } from '../table/lookups';
import { attributes, titled } from '../vocabulary';
import { consequencePrompt } from './action-prompts';
import { costs } from './outcomes';
import { acceptedPromise } from './promised';
import { usualHarm } from './usual-words';
import { weighedForPrice } from './weighing';

/** What the director may bring down on somebody: harm, or one of the other four kinds (GBM-CON-001, 002). */
export function offerAssigning(c: OfferContext): void {
  const { roll, consequences } = c.state.public;
  const people = cast(c.state);
  if (people.length === 0 || c.state.public.phase === 'creation') return;
  const rolled = roll?.stage === 'rolled' ? roll : null;
  const asked = rolled && costs(rolled) && Object.keys(consequences).length === 0;
  const where: Pick<Offer, 'place' | 'prompt'> = asked
    ? { place: 'prompt', prompt: consequencePrompt }
    : { place: rolled ? 'roll' : 'director' };
  const advice = weighedForPrice(rolled);
  c.add({
    command: 'consequence.assign',
    with: { kind: 'harm' },
    label: 'Assign harm',
    ...where,
    order: 10,
    advice,
    fields: [
      ...aimFields(c.state, rolled, people, Object.values(usualHarm)),
      {
        name: 'level',
        kind: 'number',
        label: 'Level (4 is fatal)',
        min: 1,
        max: rolled && !rolled.judgement?.fatal ? 3 : 4,
        initial:
          rolled?.rolled?.position === 'desperate'
            ? 3
            : rolled?.rolled?.position === 'controlled'
              ? 1
              : 2,
      },
      armourField(false),
      ...resistanceFields('What the harm is once reduced'),
    ],
  });
  c.add({
    command: 'consequence.assign',
    with: {},
    label: 'Assign another consequence',
    ...where,
    order: 11,
    advice,
    fields: [
      choice('kind', 'What kind?', [
        ['complication', 'Complication'],
        ['reduced-effect', 'Reduced effect'],
        ['lost-opportunity', 'Lost opportunity'],
        ['worse-position', 'Worse position'],
      ]),
      ...aimFields(c.state, rolled, people, []),
      {
        name: 'serious',
        kind: 'switch',
        label: 'Serious',
        initial: rolled?.rolled?.position === 'desperate',
      },
      ...clockFields(c),
      armourField(false),
      ...resistanceFields('What it is once reduced'),
    ],
  });
}

/** What happens, to whom, and what it comes from. */
function aimFields(
  state: GbmState,
  rolled: ActionRoll | null,
  people: Protagonist[],
  suggestions: readonly string[],
): Field[] {
  const sources: [string, string][] = [
    ...(rolled ? [['roll', 'The roll'] satisfies [string, string]] : []),
    ...(rolled && acceptedPromise(rolled)
      ? [['promise', 'The poisoned promise'] satisfies [string, string]]
      : []),
    ['fiction', 'What happens in the story'],
  ];
  const target = choice(
    'target',
    'To whom?',
    people.map((one) => [one.id, nameOf(one)]),
  );
  return [
    {
      name: 'text',
      kind: 'text',
      label: 'What happens?',
      max: 300,
      required: false,
      suggestions: [...suggestions],
    },
    rolled ? { ...target, initial: rolled.roller } : target,
    choice('source', 'From', sources),
    ...(playsetOf(state).consequenceTerms?.fields(state) ?? []),
  ];
}

function clockFields(c: OfferContext): Field[] {
  const { clocks } = c.state.public;
  const ticking = Object.values(clocks).filter((clock) => waitsFor(clocks, clock) === null);
  if (ticking.length === 0) return [];
  const options = ticking.map(({ id, name }) => ({ value: id, label: name }));
  return [
    { name: 'clock', kind: 'choice', label: 'Clock it ticks', required: false, options },
    { name: 'ticks', kind: 'number', label: 'Segments', min: 0, max: 6, initial: 1 },
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
    now ? { ...resistingWould, initial: now.resisting } : resistingWould,
    {
      name: 'reducedText',
      kind: 'text',
      label: reduced,
      max: 300,
      required: false,
      ...(now ? { initial: now.reducedText } : {}),
    },
  ];
}

const nature = {
  sun: 'violence and fear',
  moon: 'despair and heartbreak',
  stars: 'panic and social pressure',
};

function choice(
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

const resistingWould = choice('resisting', 'Resisting would', [
  ['reduce', 'Reduce it'],
  ['avoid', 'Avoid it'],
]);
