import { z } from 'zod';
import type { Bar, Offer } from '../../../engine';
import { CLOCK_MAX, CLOCK_MIN, waitsFor } from '../../../forged-in-the-dark';
import type { WayToMove } from '../../../table';
import { foldedAway, numberField, startClock } from '../../../table';
import { command, id, sentence, word } from '../../../table/command';
import { clockRules } from '../clocks/rules';
import { HARM_SLOTS } from '../constants';
import type { GbmPlay } from '../game';
import { allPlaysets } from '../library/registry';
import { cast, nameOf, protagonist } from '../lookups';
import type { GbmContext } from '../moves';
import { directing } from '../moves';
import { barred } from '../refusal';
import type { ActionRoll, Consequence, GbmState } from '../state';
import { attributes } from '../vocabulary';
import { chosenOptions } from './action-pool';
import { pricePrompt } from './action-prompts';
import {
  aimFields,
  armourField,
  choice,
  clockFields,
  levelField,
  resistanceFields,
  sourceFields,
} from './assigning-fields';
import { describe } from './consequence-effects';
import { costs } from './outcomes';
import { acceptedPromises } from './promised';
import { wordsFor } from './usual-words';
import { weighedForPrice } from './weighing';

const assignCommand = command('consequence.assign', {
  kind: z.enum(['harm', 'complication', 'reduced-effect', 'lost-opportunity', 'worse-position']),
  text: sentence.default(''),
  target: id,
  source: z.enum(['roll', 'promise', 'fiction']).default('roll'),
  /** Chosen from a list, or as a number. */
  level: z
    .union([z.int().min(0).max(4), z.enum(['1', '2', '3', '4']).transform(Number)])
    .default(0),
  serious: z.boolean().default(false),
  clock: id.optional(),
  ticks: z.int().min(0).max(6).default(0),
  /** The name of a clock that it starts, and ticks. */
  newClock: word.default(''),
  segments: z.int().min(CLOCK_MIN).max(CLOCK_MAX).default(6),
  attribute: z.enum(attributes).default('sun'),
  resisting: z.enum(['reduce', 'avoid']).default('reduce'),
  reducedText: sentence.default(''),
  /** Without, it does where harm is resisted with Sun (AMB-90). */
  armourFits: z.boolean().optional(),
  engine: id.optional(),
});
type AssignCommand = z.infer<typeof assignCommand>;

/** What the director may bring down on somebody: harm, or one of the other four kinds (GBM-CON-001, 002). */
export const assigning = directing('assign consequences').once('director', (move) => [
  move(assignCommand, {
    unless: ({ state }, { target, source, kind, level, clock }) =>
      (target === undefined ? null : notInTheCast(state, target)) ??
      (source === undefined ? null : comesFromNothing(state, source)) ??
      (kind === 'harm' && level === 0 ? withoutLevel() : null) ??
      (level === 4 && source === 'roll' ? unannounced(state) : null) ??
      (clock === undefined ? null : notTicking(state, clock)),
    ways: waysToAssign,
    do: assign,
  }),
]);

function notInTheCast(state: GbmState, id: string): Bar | null {
  const target = protagonist(state, id);
  if (cast(state).includes(target)) return null;
  return barred('not-allowed', `${nameOf(target)} is not in play.`, {
    instead: 'Choose somebody who is.',
    rule: 'TABLE-011',
  });
}

/** What the consequence comes from has to be there. */
function comesFromNothing(state: GbmState, source: Consequence['source']): Bar | null {
  const rolled = rolledIn(state);
  if (source === 'fiction') return null;
  if (!rolled) {
    return barred('wrong-moment', 'No dice have fallen that this could come from.', {
      instead: 'Assign it from the fiction, or wait for the roll.',
      rule: 'GBM-CON-002',
    });
  }
  if (source === 'roll' || acceptedPromises(rolled).length > 0) return null;
  return barred('not-found', 'This roll carries no promise.', {
    instead: 'Assign it from the roll, or from the fiction.',
    rule: 'GBM-ARP-028',
  });
}

const withoutLevel = (): Bar =>
  barred('malformed', 'Harm needs a level from 1 to 4.', {
    instead: 'Say how bad it is: 1 lesser, 2 moderate, 3 severe, 4 fatal.',
    rule: 'GBM-CON-015',
  });

function unannounced({ public: { roll } }: GbmState): Bar | null {
  if (roll?.judgement?.fatal) return null;
  return barred('not-allowed', 'Fatal harm has to be announced before the dice fall.', {
    instead: `Level 3 is open, which holds ${HARM_SLOTS[3]} tag.`,
    rule: 'GBM-CON-018',
  });
}

function notTicking({ public: { clocks } }: GbmState, id: string): Bar | null {
  const ticked = clocks[id];
  if (!ticked) {
    return barred('not-found', 'The table sees no such clock.', {
      instead: 'Reveal it first, or tick it on your desk.',
      rule: 'GBM-CON-007',
    });
  }
  const first = waitsFor(clocks, ticked);
  if (!first) return null;
  const reason = `“${ticked.name}” begins to count when “${first.name}” is full.`;
  return barred('wrong-moment', reason, {
    instead: `Let it tick “${first.name}”.`,
    rule: 'GBM-CLK-003',
  });
}

const rolledIn = ({ public: { roll } }: GbmState): ActionRoll | null =>
  roll?.stage === 'rolled' ? roll : null;

function* waysToAssign({ state }: GbmContext): Iterable<WayToMove<AssignCommand>> {
  const people = cast(state);
  if (people.length === 0 || state.public.phase === 'creation') return;
  const rolled = rolledIn(state);
  const asked = rolled && costs(rolled) && Object.keys(state.public.consequences).length === 0;
  const where: Pick<Offer, 'place' | 'prompt'> = asked
    ? { place: 'prompt', prompt: pricePrompt(rolled) }
    : { place: rolled ? 'roll' : 'director' };
  const advice = weighedForPrice(rolled);
  yield {
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
        ...sourceFields(state, rolled),
        armourField(true),
        ...resistanceFields('What the harm is once reduced'),
      ]),
    ],
  };
  yield {
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
      ...clockFields(state),
      ...foldedAway([
        numberField('segments', 'Segments of a new clock', CLOCK_MAX, 6, CLOCK_MIN),
        {
          name: 'serious',
          kind: 'switch',
          label: 'Serious',
          initial: rolled?.rolled?.position === 'desperate',
        },
        ...sourceFields(state, rolled),
        armourField(false),
        ...resistanceFields('What it is once reduced'),
      ]),
    ],
  };
}

/** How bad harm usually is from a position, which is for the director to say (GBM-CON-003). */
const usualLevels = { controlled: 1, risky: 2, desperate: 3 } as const;

function usualFrom({ rolled }: ActionRoll): Pick<Offer, 'detail'> {
  if (!rolled) return {};
  const { position } = rolled;
  return { detail: `From a ${position} position it is usually level ${usualLevels[position]}.` };
}

function assign(play: GbmPlay, command: AssignCommand, { state }: GbmContext): void {
  const { kind, attribute, resisting, reducedText, serious, source, target } = command;
  const clock = command.newClock === '' ? clockOf(command) : startedClock(play, command);
  const one: Consequence = {
    id: play.id('consequence'),
    kind,
    text: wordsFor(command),
    serious,
    level: kind === 'harm' ? asLevel(command.level) : 0,
    clock,
    target,
    protecting: null,
    source,
    attribute,
    resisting,
    reducedText,
    armourFits: command.armourFits ?? isPhysical(command),
    resistancePenalty: source === 'fiction' ? [] : penaltyOf(state),
    resisted: null,
    armoured: false,
    avoided: false,
    ...termsOf(play, command),
  };
  play.emit({ type: 'consequenceSet', consequence: one });
  const name = nameOf(protagonist(state, target));
  play.say(`For ${name}: ${describe(play.state, one)}`, { reveals: true });
}

/** Violence is what Sun resists, so armour stands ready for such harm (GBM-ARM-001, AMB-90). */
const isPhysical = ({ kind, attribute }: AssignCommand): boolean =>
  kind === 'harm' && attribute === 'sun';

/** A roll passes on what its abilities cost resistance. */
function penaltyOf(state: GbmState): Consequence['resistancePenalty'] {
  const { roll } = state.public;
  if (!roll) return [];
  return chosenOptions(state, roll)
    .filter(({ resistance }) => resistance)
    .map(({ label, resistance }) => ({ source: label, dice: resistance ?? 0 }));
}

/** What it is besides, by the rules of a series; each refuses what cannot be at this table. */
function termsOf(play: GbmPlay, command: AssignCommand): object {
  const all = Object.values(allPlaysets()).map((playset) =>
    playset.consequenceTerms?.read(play, command),
  );
  return Object.assign({}, ...all);
}

const clockOf = ({ clock, ticks }: AssignCommand): Consequence['clock'] =>
  clock && ticks > 0 ? { id: clock, ticks } : null;

/** A clock that the consequence starts, open to all; what it ticks is marked when the consequence lands. */
function startedClock(
  play: GbmPlay,
  { newClock: name, segments, ticks }: AssignCommand,
): Consequence['clock'] {
  const clock = play.id('clock');
  const started = { id: clock, name, outcome: '', segments, marked: 0, kind: 'threat' } as const;
  startClock(play, started, [], clockRules);
  return ticks === 0 ? null : { id: clock, ticks: Math.min(ticks, segments) };
}

function asLevel(level: number): Consequence['level'] {
  const levels = [0, 1, 2, 3, 4] as const;
  return levels.find((one) => one === level) ?? 0;
}
