import type { Field } from '../../../../engine';
import { BY_HAND } from '../../../../table';
import type { Drawers, OfferContext } from '../../game';
import { cast, nameOf } from '../../lookups';
import { trackLength } from '../../series/lengths';
import type { GbmState } from '../../state';
import { titled } from '../../vocabulary';
import { NOBODY, NONE } from './by-hand';
import { engineFields } from './engine-fields';
import { enginesOf } from './engines';
import { isUndecided } from './exposed';
import { isOut } from './piloting';
import { ENGINE_RECOVERY, IMPULSES_MAX, impulses, STRENGTH_MAX } from './rules';
import { starsSecrets, starsSlot } from './slots';
import type { Engine } from './state';

const reason: Field = { name: 'reason', kind: 'text', label: 'Why?', max: 300, required: false };
const HANGAR = { place: 'director', group: 'The hangar' } as const;
const BASTION = { place: 'director', group: 'The Last Bastion' } as const;

/** What only the director does: prepares in secret, leaves Engines behind, tells of the Bastion. */
export function deskOffers(context: OfferContext): void {
  const { state, add } = context;
  for (const engine of enginesOf(state)) {
    sealOffer(context, engine);
    if (!isOut(state, engine)) continue;
    add({
      ...HANGAR,
      command: 'stars.leave',
      with: { engine: engine.id, behind: true },
      label: `${engine.name} is left behind in the field`,
      cost: '1 strength of the Engine',
      order: 70,
      fields: [{ name: 'how', kind: 'text', label: 'How?', max: 300, required: false }],
    });
  }
  bastionOffers(context);
}

/** What the director sets right in the hangar, while they look. */
export const starsDrawers: Drawers = {
  [BY_HAND]: {
    holds: ({ director, state }) => director && starsSlot.of(state) !== null,
    offers: hangarOffers,
  },
};

function hangarOffers({ state, add }: OfferContext): void {
  for (const engine of enginesOf(state)) {
    const settled = { ...HANGAR, with: { engine: engine.id } };
    add({
      ...settled,
      command: 'stars.set-engine',
      label: `${engine.name}, by hand`,
      order: 72,
      fields: byHandFields(state, engine),
    });
    add({
      ...settled,
      command: 'stars.engine',
      variant: 'by-hand',
      label: `Describe ${engine.name} anew, by hand`,
      order: 73,
      fields: [...engineFields(state, engine.maker !== null, engine), reason],
    });
    add({
      ...settled,
      command: 'stars.remove-engine',
      label: `Take ${engine.name} off the list`,
      order: 75,
      fields: [reason],
    });
  }
  if ((starsSlot.of(state)?.toCreate ?? 0) > 0) return;
  add({
    ...HANGAR,
    command: 'stars.engine',
    with: {},
    variant: 'by-hand',
    label: 'Add an Engine by hand',
    order: 74,
    fields: [...engineFields(state, false), reason],
  });
}

/** The hidden impulse, for the director's eyes only (GBM-SEA-RUL-006). */
function sealOffer({ state, add }: OfferContext, { id, name, impulses: known }: Engine): void {
  if (known.length >= IMPULSES_MAX) return;
  const now = starsSecrets.of(state).impulses[id];
  const open = impulses.filter((one) => !known.includes(one));
  add({
    ...HANGAR,
    command: 'stars.seal',
    with: { engine: id },
    label: `${name}: ${now === undefined ? 'no hidden impulse yet' : `hidden, ${now}`}`,
    detail: 'For your eyes only. Offer a poisoned promise to its pilot, and it shows.',
    order: 71,
    fields: [
      {
        name: 'impulse',
        kind: 'choice',
        label: 'Hidden impulse',
        options: [
          { value: NONE, label: 'None prepared' },
          ...open.map((one) => ({ value: one, label: titled(one) })),
        ],
        required: true,
        initial: now !== undefined && open.some((one) => one === now) ? now : NONE,
      },
    ],
  });
}

function byHandFields(state: GbmState, engine: Engine): Field[] {
  const [first, second] = engine.impulses;
  const pilots = cast(state).filter(({ id }) => id !== engine.maker);
  return [
    {
      name: 'strength',
      kind: 'number',
      label: 'Strength',
      min: 0,
      max: STRENGTH_MAX,
      initial: engine.strength,
    },
    {
      name: 'recovery',
      kind: 'number',
      label: 'Recovery clock',
      min: 0,
      max: ENGINE_RECOVERY - 1,
      initial: engine.recovery,
    },
    {
      name: 'second',
      kind: 'choice',
      label: 'Second impulse',
      options: [
        { value: NONE, label: 'None' },
        ...impulses
          .filter((one) => one !== first)
          .map((one) => ({ value: one, label: titled(one) })),
      ],
      required: true,
      initial: second ?? NONE,
    },
    {
      name: 'pilot',
      kind: 'choice',
      label: 'Its pilot',
      options: [
        { value: NOBODY, label: 'Nobody' },
        ...pilots.map((one) => ({ value: one.id, label: nameOf(one) })),
      ],
      required: true,
      initial: pilots.some(({ id }) => id === engine.pilot) ? (engine.pilot ?? NOBODY) : NOBODY,
    },
    { name: 'abandoned', kind: 'switch', label: 'Left in the field', initial: engine.abandoned },
    {
      name: 'awaitsBond',
      kind: 'switch',
      label: 'Whoever pilots it has to bond with it first',
      initial: engine.bonded !== null,
    },
    reason,
  ];
}

function bastionOffers({ state, add }: OfferContext): void {
  const stars = starsSlot.of(state);
  add({
    ...BASTION,
    command: 'stars.bastion',
    with: {},
    label: 'What happened to the Bastion',
    detail: 'Its track moves as a consequence of what happens.',
    order: 76,
    fields: [
      {
        name: 'segments',
        kind: 'number',
        label: 'Segments',
        min: 0,
        max: trackLength(state),
        initial: stars?.bastion ?? 0,
      },
      reason,
    ],
  });
  if (!isUndecided(state)) return;
  add({
    ...BASTION,
    command: 'stars.exposed',
    with: {},
    label: 'Is the Bastion left open?',
    detail: 'Because nobody is there, or because strife goes unchecked. Then fallout rolls for it.',
    order: 77,
    fields: [
      { name: 'open', kind: 'switch', label: 'It is open', initial: stars?.exposed?.open ?? false },
      {
        name: 'flagship',
        kind: 'switch',
        label: 'The flagship is away',
        initial: stars?.exposed?.flagship ?? false,
      },
      { name: 'why', kind: 'text', label: 'Why?', max: 300, required: false },
    ],
  });
}
