import type { Field, Offer } from '../../../engine';
import { CLOCK_MAX, CLOCK_MIN, waitsFor } from '../../../forged-in-the-dark';
import { foldedAway, numberField, roomForClocks } from '../../../table';
import type { OfferContext } from '../game';
import { playsetOf } from '../library/playset';
import { cast, nameOf } from '../lookups';
import type { ActionRoll, Consequence, GbmState, Protagonist } from '../state';
import { attributes, titled } from '../vocabulary';
import { pricePrompt } from './action-prompts';
import { costs } from './outcomes';
import { acceptedPromises } from './promised';
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
    ? { place: 'prompt', prompt: pricePrompt(rolled) }
    : { place: rolled ? 'roll' : 'director' };
  const advice = weighedForPrice(rolled);
  c.add({
    command: 'consequence.assign',
    with: { kind: 'harm' },
    label: 'Assign harm',
    ...where,
    order: 10,
    advice,
    ...(rolled ? usualFrom(rolled) : {}),
    fields: [
      levelField(rolled),
      ...aimFields(rolled, people),
      ...foldedAway([
        ...sourceFields(c.state, rolled),
        armourField(true),
        ...resistanceFields('What the harm is once reduced'),
      ]),
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
      ...aimFields(rolled, people),
      ...clockFields(c),
      ...foldedAway([
        numberField('segments', 'Segments of a new clock', CLOCK_MAX, 6, CLOCK_MIN),
        {
          name: 'serious',
          kind: 'switch',
          label: 'Serious',
          initial: rolled?.rolled?.position === 'desperate',
        },
        ...sourceFields(c.state, rolled),
        armourField(false),
        ...resistanceFields('What it is once reduced'),
      ]),
    ],
  });
}

/** How bad harm usually is from a position, which is for the director to say (GBM-CON-003). */
const usualLevels = { controlled: 1, risky: 2, desperate: 3 } as const;

function usualFrom({ rolled }: ActionRoll): Pick<Offer, 'detail'> {
  if (!rolled) return {};
  const { position } = rolled;
  return { detail: `From a ${position} position it is usually level ${usualLevels[position]}.` };
}

/** How bad harm is: nothing stands there beforehand. */
function levelField(rolled: ActionRoll | null): Field {
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
function aimFields(rolled: ActionRoll | null, people: Protagonist[]): Field[] {
  const target: Field = {
    name: 'target',
    kind: 'choice',
    label: 'To whom?',
    required: true,
    options: people.map((one) => ({ value: one.id, label: nameOf(one) })),
    ...(rolled ? { initial: rolled.roller } : {}),
  };
  return [
    target,
    { name: 'text', kind: 'text', label: 'What happens?', max: 300, required: false },
  ];
}

/** What it comes from, and what the series asks of it besides. */
function sourceFields(state: GbmState, rolled: ActionRoll | null): Field[] {
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

function clockFields(c: OfferContext): Field[] {
  const { clocks } = c.state.public;
  const ticking = Object.values(clocks).filter((clock) => waitsFor(clocks, clock) === null);
  const room = roomForClocks(c.state, false) > 0;
  if (ticking.length === 0 && !room) return [];
  const options = ticking.map(({ id, name }) => ({ value: id, label: name }));
  const ticks = {
    name: 'ticks',
    kind: 'number',
    label: 'Ticks',
    min: 0,
    max: 6,
    initial: 1,
  } as const;
  return [
    ...(ticking.length > 0
      ? [
          {
            name: 'clock',
            kind: 'choice',
            label: 'Clock it ticks',
            required: false,
            options,
          } as const,
        ]
      : []),
    ...(room
      ? [
          {
            name: 'newClock',
            kind: 'text',
            label: 'Or a clock that it starts',
            max: 80,
            required: false,
          } as const,
        ]
      : []),
    ticks,
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

/** What resisting would do to it. */
function resistingField(now?: Consequence): Field {
  return now ? { ...resistingWould, initial: now.resisting } : resistingWould;
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
