import { z } from 'zod';
import type { WayToMove } from '../../../../table';
import { choiceField } from '../../../../table';
import { command, id } from '../../../../table/command';
import type { GbmPlay, StandingPrompt } from '../../game';
import { nameById, nameOf } from '../../lookups';
import type { GbmBrings, GbmContext } from '../../moves';
import { moves, notDirector } from '../../moves';
import { barred, refuse } from '../../refusal';
import type { GbmState, Introductions, Protagonist } from '../../state';
import { tell } from '../../telling/tell';
import { presentable } from '../making/progress';
import { introducing, introductionsOf, stillToCome, toIntroduce } from './introduced';

const rule = 'GBM-CHR-010';

/** Begins a round. Whoever waits to be introduced may do so, and the director. */
const beginning = moves.once('next-step', (move) => [
  move(command('introductions.begin', {}), {
    unless({ state, seat, director }) {
      if (introducing(state)) {
        return barred('already-done', 'The table is being introduced already.', {
          instead: 'Go on to the next one.',
          rule,
        });
      }
      const order = toIntroduce(state);
      if (order.length === 0) {
        return barred('wrong-moment', 'Nobody waits to be introduced.', {
          instead: 'Somebody new needs a name first.',
          rule,
        });
      }
      if (director || order.some((one) => one.seat === seat.id)) return null;
      return barred('not-yours', 'Your protagonist does not wait to be introduced.', {
        instead: 'The director, or somebody who waits, begins the introductions.',
        rule,
      });
    },
    ways({ state, director }) {
      const waiting = toIntroduce(state);
      const [only, ...others] = waiting;
      if (!only) return null;
      return {
        label: others.length === 0 ? `Introduce ${nameOf(only)}` : 'Go round: introduce everybody',
        detail: 'One after the other, and everybody reads along.',
        place: director ? 'next-step' : 'creation',
        order: 80,
        primary: director && arePresentable(state, waiting),
      };
    },
    do: begin,
  }),
]);

const nextCommand = command('introductions.next', {
  protagonist: id,
  later: z.boolean().default(false),
  to: id.optional(),
});
type NextCommand = z.infer<typeof nextCommand>;

/** Goes on to the next one, or to whom is asked for. Refuses where the turn has passed already. */
const turns = moves.about(
  {
    part: 'protagonist',
    what: 'protagonist',
    all: ({ state }) => [introducing(state) ?? []].flat(),
    idOf: (one) => one.id,
    find({ state }, wanted) {
      const one = introducing(state);
      if (one?.id === wanted) return one;
      return refuse('already-done', `${nameById(state, wanted)} is not being introduced now.`, {
        instead: one
          ? `It is the turn of ${nameById(state, one.id)}.`
          : 'Begin the introductions first.',
        rule,
      });
    },
  },
  'next-step',
  (move) => [
    move(nextCommand, {
      unless({ state, seat, director }, { to }, one) {
        if (!director && one.seat !== seat.id) {
          return barred('not-yours', `${nameOf(one)} is another player’s character.`, {
            instead: 'The one who introduces somebody passes on, or the director does.',
            rule,
          });
        }
        if (to === undefined || stillToCome(state).some((other) => other.id === to)) return null;
        return barred('not-found', `${nameById(state, to)} does not wait to be introduced.`, {
          instead: 'Choose somebody who does.',
          rule,
        });
      },
      ways: waysToGoOn,
      do: goOn,
    }),
  ],
);

/** Leaves introductions be: whoever has not been met is met in play. */
const ending = moves.once('next-step', (move) => [
  move(command('introductions.end', {}), {
    unless: (context) => notDirector(context, 'end the introductions'),
    ways(context) {
      const one = introducing(context.state);
      if (one) return { ...standing(context, one), label: 'End the introductions', order: 4 };
      const waiting = toIntroduce(context.state);
      if (waiting.length === 0 || !arePresentable(context.state, waiting)) return null;
      return { label: 'No introductions', order: 81 };
    },
    do: end,
  }),
]);

/** The table meets its protagonists, one after the other (GBM-CHR-010); newcomers too. */
export const introductions = {
  ...moves.area(beginning, turns, ending),
  prompts,
} satisfies GbmBrings;

const arePresentable = (state: GbmState, waiting: readonly Protagonist[]): boolean =>
  waiting.every((one) => presentable(state, one));

/** Where it stands how somebody’s turn goes on: before whoever has it. */
const standing = ({ seat }: GbmContext, one: Protagonist) =>
  one.seat === seat.id ? ({ place: 'prompt', prompt: promptOf(one) } as const) : {};

function* waysToGoOn(context: GbmContext, one: Protagonist): Generator<WayToMove<NextCommand>> {
  const { state, seat, director } = context;
  const queue = stillToCome(state);
  const [following] = queue;
  const at = standing(context, one);
  yield {
    ...at,
    with: { later: false },
    label: following ? `Go on to ${nameOf(following)}` : 'That was everybody',
    primary: true,
    order: 1,
  };
  yield {
    ...at,
    with: { later: true },
    label: one.seat === seat.id ? 'Another time' : `${nameOf(one)} another time`,
    order: 2,
  };
  if (!director || queue.length < 2) return;
  const options = queue.map((other) => ({ value: other.id, label: nameOf(other) }));
  yield {
    ...at,
    with: { later: false },
    variant: 'to',
    label: 'Go on to somebody else',
    order: 3,
    fields: [choiceField('to', 'Who is next', options)],
  };
}

function begin(play: GbmPlay): void {
  const { state } = play;
  const [now = null, ...left] = toIntroduce(state).map((one) => one.id);
  const { met } = introductionsOf(state);
  play.emit({ type: 'introductionsSet', introductions: { now, left, met } });
  tell(
    play,
    { kind: 'introducing', about: now === null ? [] : [now] },
    left.length > 0 ? { notes: ['The table goes round to meet its protagonists.'] } : {},
  );
}

function goOn(play: GbmPlay, { later, to }: NextCommand, _: GbmContext, one: Protagonist): void {
  const { state } = play;
  const queue = stillToCome(state).map((other) => other.id);
  const now = to ?? queue[0] ?? null;
  const met: Introductions['met'] = { ...introductionsOf(state).met };
  if (!later) met[one.id] = true;
  const left = queue.filter((other) => other !== now);
  play.emit({ type: 'introductionsSet', introductions: { now, left, met } });
  if (later) play.say(`${nameOf(one)} is introduced another time.`);
  else {
    const notes = one.secondary.map(peopleNote);
    tell(play, { kind: 'introduction', about: [one.id] }, { notes });
  }
  if (now !== null) tell(play, { kind: 'introducing', about: [now] });
}

const peopleNote = ({ name, detail }: Protagonist['secondary'][number]): string =>
  detail ? `${name}: ${detail}` : name;

function end(play: GbmPlay): void {
  const { state } = play;
  const rest = [introducing(state) ?? [], stillToCome(state), toIntroduce(state)].flat();
  const met: Introductions['met'] = { ...introductionsOf(state).met };
  for (const one of rest) met[one.id] = true;
  play.emit({ type: 'introductionsSet', introductions: { now: null, left: [], met } });
  play.say('No more introductions: whoever is new is met in play.');
}

const promptOf = (one: Protagonist): string => `introduction:${one.id}`;

function prompts(state: GbmState): StandingPrompt[] {
  const one = introducing(state);
  if (!one?.seat || state.public.table.seats[one.seat]?.vacant) return [];
  const people = one.secondary.map(({ name }) => name).join(' and ');
  return [
    {
      id: promptOf(one),
      to: [one.seat],
      title: `Your turn: introduce ${nameOf(one)}`,
      text: `What do they look like, what do they do, what kind of person are they? Say what they are good at${people ? `, and who ${people} are to them` : ''}. Everybody has the sheet in front of them.`,
    },
  ];
}
