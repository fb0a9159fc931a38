import { z } from 'zod';
import type { Field, Refusal } from '../../../engine';
import { choiceField, foldedAway, numberField, textField } from '../../../table';
import { command, id, needed, sentence } from '../../../table/command';
import { rolling } from '../../../table/dice/typed';
import type { StarsContext } from '../game';
import { barred, refereesMoves } from '../game';
import { slotWord } from '../numbers';
import type { StarsState } from '../state';
import { caps, counterKinds, counterWords, optionsOf } from '../vocabulary';
import { isFull } from './counter';
import type { Placed } from './filling';
import { fill, seenBy } from './filling';
import { rollPoints } from './points';

/** The drawer of what is done with Counters now and then. */
const COUNTERS = 'counters';

/** How many Counters each place has room for. */
export const ROOM = 24;
/** How many dice are rolled for points at once, and what may be added. */
const DICE = 10;
const ADDED = 20;

/** Why there is no room for one more, if so. Each place is full by itself: the one tells nothing of the other. */
export function full({ public: shared, director }: StarsState, secret: boolean): Refusal | null {
  if (Object.keys((secret ? director : shared).counters).length < ROOM) return null;
  return barred('limit-reached', `There is room for ${ROOM} Counters.`, {
    instead: 'Put one away that is full.',
    rule: 'TABLE-012',
  });
}

/** All Counters, those of the desk among them. */
export const allCounters = ({ public: shared, director }: StarsState): Placed[] => [
  ...Object.values(shared.counters).map((counter) => ({ counter, secret: false })),
  ...Object.values(director.counters).map((counter) => ({ counter, secret: true })),
];

const slots = z.int().min(1).max(caps.counterSlots);

/** A Counter begins, on the table or on the desk (SNS-801, 805, 810). */
export const beginning = refereesMoves('begin a Counter').once('counters', (move) => [
  move(
    command('counter.begin', {
      name: needed(80),
      kind: z.enum(counterKinds),
      slots,
      secret: z.boolean().default(false),
      each: z.int().min(0).max(caps.counterSlots).default(0),
      brings: sentence.default(''),
    }),
    {
      drawer: COUNTERS,
      unless: (context, { secret }) => (secret === undefined ? null : full(context.state, secret)),
      *ways({ state }) {
        for (const secret of [false, true]) {
          if (full(state, secret)) continue;
          const label = secret ? 'Begin a Counter on the desk' : 'Begin a Counter';
          yield { with: { secret }, label, fields: beginFields };
        }
      },
      do(play, { type: _, secret, each, ...said }) {
        const timer = said.kind === 'timer';
        const counter = {
          ...said,
          id: play.id('counter'),
          filled: 0,
          each: timer ? each : 0,
        };
        play.emit({ type: 'counterSet', secret, counter });
        const { name } = counterWords[counter.kind];
        play.say(`A ${name} Counter begins: “${counter.name}”, ${slotWord(counter.slots)}.`, {
          to: seenBy(secret),
          beat: { kind: 'counter-begins', about: [counter.id] },
        });
      },
    },
  ),
]);

const beginFields: Field[] = [
  textField('name', 'What it counts', 80, '', true),
  choiceField('kind', 'Its type', optionsOf(counterKinds, counterWords), 'progress'),
  numberField('slots', 'Slots', caps.counterSlots, 4, 1),
  ...foldedAway([
    numberField(
      'each',
      'A Timer fills so many with each Action (0: by hand)',
      caps.counterSlots,
      1,
    ),
    textField('brings', 'What happens when it is full', 300, ''),
  ]),
];

const counters = {
  part: 'counter',
  what: 'Counter',
  all: ({ state }: StarsContext) => allCounters(state),
  idOf: ({ counter }: Placed) => counter.id,
} as const;

const isOver = ({ counter }: Placed): Refusal | null =>
  isFull(counter)
    ? barred('already-done', `“${counter.name}” is full.`, {
        instead: 'Put it away, or clear a slot.',
        rule: 'SNS-803',
      })
    : null;

/** What the referee does with one that is there. */
export const keeping = refereesMoves('move Counters').about(counters, 'counters', (move) => [
  move(
    rolling('counter.points', {
      counter: id,
      dice: z.int().min(1).max(DICE).default(1),
      added: z.int().min(0).max(ADDED).default(0),
    }),
    {
      unless: (_, __, placed) => isOver(placed),
      ways: (_, { counter: { name: group }, secret }) => ({
        label: `${group}: roll points`,
        group,
        fields: [
          numberField('dice', 'How many d10', DICE, 1, 1),
          ...foldedAway([numberField('added', 'Added to it', ADDED, 0)]),
        ],
        // Those of the desk fall where nobody else sees them.
        ...(secret ? {} : { rolls: { dice: 1, modifiers: [] } }),
      }),
      do: (play, { dice, added }, _, placed) =>
        rollPoints(play, placed, dice, [{ source: 'Added', value: added, unit: 'total' }]),
    },
  ),
  move(
    command('counter.fill', {
      counter: id,
      by: z.int().min(-caps.counterSlots).max(caps.counterSlots),
    }),
    {
      unless: (_, { by = 0 }, placed) => (by > 0 ? isOver(placed) : null),
      *ways(_, placed) {
        const { name: group, filled } = placed.counter;
        if (!isFull(placed.counter))
          yield { with: { by: 1 }, label: `${group}: fill a slot`, group };
        if (filled > 0) yield { with: { by: -1 }, label: `${group}: clear a slot`, group };
      },
      do: (play, { by }, _, placed) => fill(play, placed, by),
    },
  ),
  // What comes to light gets a new id.
  move(command('counter.show', { counter: id }), {
    drawer: COUNTERS,
    unless: ({ state }, _, { counter: { name }, secret }) =>
      secret
        ? full(state, false)
        : barred('already-done', `Everybody sees “${name}”.`, {
            instead: 'Play on.',
            rule: 'TABLE-008',
          }),
    ways: (_, { counter: { name } }) => ({ label: `Show “${name}”`, group: name }),
    do(play, _, __, { counter }) {
      play.emit({ type: 'counterRemoved', secret: true, id: counter.id });
      const shown = { ...counter, id: play.id('counter') };
      play.emit({ type: 'counterSet', secret: false, counter: shown });
      play.say(`A Counter comes to light: “${shown.name}”, ${shown.filled} of ${shown.slots}.`, {
        reveals: true,
        beat: { kind: 'counter-shown', about: [shown.id] },
      });
    },
  }),
  move(command('counter.remove', { counter: id }), {
    drawer: COUNTERS,
    ways: (_, { counter: { name } }) => ({ label: `Put “${name}” away`, group: name }),
    do(play, _, __, { counter: { id: own, name }, secret }) {
      play.emit({ type: 'counterRemoved', secret, id: own });
      play.say(`“${name}” is put away.`, { to: seenBy(secret) });
    },
  }),
]);
