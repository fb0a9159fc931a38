import { z } from 'zod';
import type { BaseState, FieldOption, Refusal } from '../engine';
import { barred } from '../engine';
import type { OfferContext } from './area';
import { tableBeat } from './beats';
import { command, id, needed } from './command';
import { choiceField, textField } from './fields';
import type { MoveContext } from './moves';
import { Moves } from './moves';
import type { TablePlay } from './play';

/** Who acts one after the other. */
export interface Turns {
  entries: TurnEntry[];
  /** The entry whose turn it is. */
  current: string | null;
  round: number;
}

export interface TurnEntry {
  id: string;
  name: string;
  /** What it stands for, where that is something at the table. */
  about: string | null;
}

export interface WithTurns extends BaseState {
  public: BaseState['public'] & { turns: Turns };
}

export type TurnEvent = { type: 'turnsSet'; turns: Turns };

const by = z.union([z.literal(1), z.literal(-1)]);

type TurnPlay<S extends WithTurns = WithTurns> = TablePlay<S, TurnEvent>;
type TurnContext<S extends WithTurns> = MoveContext<OfferContext<S>>;

/** What of a game may stand in the turn order, such as its characters. */
export type Candidates<S> = (state: S) => FieldOption[];

const ENTRIES_MAX = 60;

/** A turn order before anybody is in it. */
export const noTurns = (): Turns => ({ entries: [], current: null, round: 1 });

/** Applies what can happen to a turn order. `state` is a draft and is changed in place. */
export function evolveTurns(state: WithTurns, event: TurnEvent): void {
  state.public.turns = event.turns;
}

/** A turn order that people keep by hand (TABLE-041, TABLE-042). Everybody who plays may change it. */
export function turnOrder<S extends WithTurns>(candidates: Candidates<S>) {
  const moves = new Moves<S, TurnPlay<S>>((context) => context);
  return {
    ...moves.area(whole(moves, candidates), eachEntry(moves)),
    betweenSessions: true,
    evolves: { turnsSet: evolveTurns },
  } as const;
}

/** Who joins, whose turn is next, and beginning anew. */
const whole = <S extends WithTurns>(moves: Moves<S, TurnPlay<S>>, candidates: Candidates<S>) =>
  moves.once('turns', (move) => [
    move(command('turn.add', { name: needed(80) }), {
      unless: isFull,
      ways: () => ({ label: 'Add a name', fields: [textField('name', 'Who', 80, '', true)] }),
      do: (play, { name }) => addEntry(play, name, null),
    }),
    move(command('turn.enlist', { about: id }), {
      unless: (context, { about }) =>
        isFull(context) ??
        (about === undefined ? null : notThere(candidates(context.state), about)),
      ways({ state }) {
        const { entries } = state.public.turns;
        const left = candidates(state).filter(({ value }) =>
          entries.every(({ about }) => about !== value),
        );
        if (left.length === 0) return null;
        return { label: 'Add from the list', fields: [choiceField('about', 'Who', left)] };
      },
      do(play, { about }) {
        const found = candidates(play.state).find(({ value }) => value === about);
        if (found) addEntry(play, found.label, about);
      },
    }),
    move(command('turn.step', { by }), {
      unless: nobodyIn,
      *ways() {
        yield { with: { by: 1 as const }, label: 'Next turn', primary: true };
        yield { with: { by: -1 as const }, label: 'Back to the turn before' };
      },
      do: (play, command) => stepTurn(play, command.by),
    }),
    move(command('turn.clear', {}), {
      unless: nobodyIn,
      ways: () => ({ label: 'Clear the turn order' }),
      do: (play) => set(play, noTurns(), 'The turn order is cleared.'),
    }),
  ]);

const eachEntry = <S extends WithTurns>(moves: Moves<S, TurnPlay<S>>) =>
  moves.about(
    {
      part: 'entry',
      what: 'entry in the turn order',
      all: ({ state }) => state.public.turns.entries,
      idOf: (entry) => entry.id,
    },
    'turns',
    (move) => [
      move(command('turn.give', { entry: id }), {
        ways: ({ state }, { id: entry, name }) =>
          entry === state.public.turns.current ? null : { label: `${name}’s turn`, group: name },
        do: (play, _, __, { id: current, name }) => set(play, { current }, `It is ${name}’s turn.`),
      }),
      move(command('turn.move', { entry: id, by }), {
        unless({ state }, { by: step }, entry) {
          const to = placeOf(state, entry) + (step ?? 0);
          if (to >= 0 && to < state.public.turns.entries.length) return null;
          return barred('limit-reached', `${entry.name} is at the end of the order.`, {
            instead: 'Move somebody else.',
            rule: 'TABLE-042',
          });
        },
        *ways(_, { name }) {
          yield { with: { by: -1 as const }, label: `${name}: up`, group: name };
          yield { with: { by: 1 as const }, label: `${name}: down`, group: name };
        },
        do(play, { by: step }, { state }, entry) {
          const to = placeOf(state, entry) + step;
          const others = state.public.turns.entries.filter((one) => one.id !== entry.id);
          const entries = [...others.slice(0, to), entry, ...others.slice(to)];
          set(play, { entries }, `${entry.name} moves in the turn order.`);
        },
      }),
      move(command('turn.remove', { entry: id }), {
        ways: (_, { name }) => ({ label: `Remove ${name}`, group: name }),
        do: (play, _, __, entry) => removeEntry(play, entry),
      }),
    ],
  );

const placeOf = ({ public: { turns } }: WithTurns, entry: TurnEntry): number =>
  turns.entries.findIndex((one) => one.id === entry.id);

function isFull<S extends WithTurns>({ state }: TurnContext<S>): Refusal | null {
  if (state.public.turns.entries.length < ENTRIES_MAX) return null;
  return barred('limit-reached', `There is room for ${ENTRIES_MAX} in the turn order.`, {
    instead: 'Remove those who have left.',
    rule: 'TABLE-012',
  });
}

function nobodyIn<S extends WithTurns>({ state }: TurnContext<S>): Refusal | null {
  if (state.public.turns.entries.length > 0) return null;
  return barred('not-found', 'Nobody is in the turn order.', {
    instead: 'Add somebody first.',
    rule: 'TABLE-005',
  });
}

function notThere(candidates: readonly FieldOption[], about: string): Refusal | null {
  if (candidates.some(({ value }) => value === about)) return null;
  return barred('not-found', 'That is not there to have a turn.', {
    instead: 'Choose something from the list.',
    rule: 'TABLE-005',
  });
}

function addEntry(play: TurnPlay, name: string, about: string | null): void {
  const { entries } = play.state.public.turns;
  const entry = { id: play.id('turn'), name, about };
  set(play, { entries: [...entries, entry] }, `${name} joins the turn order.`);
}

/** The next turn, or the one before. After the last comes the first again, and a new round. */
function stepTurn(play: TurnPlay, by: 1 | -1): void {
  const { entries, current, round } = play.state.public.turns;
  const last = entries.length - 1;
  const at = entries.findIndex((one) => one.id === current);
  const wraps = at >= 0 && at === (by > 0 ? last : 0);
  const to = at < 0 || wraps ? (by > 0 ? 0 : last) : at + by;
  const entry = entries[to];
  if (!entry) return;
  const now = wraps ? Math.max(1, round + by) : round;
  set(play, { current: entry.id, round: now }, `It is ${entry.name}’s turn.`);
}

/** Whoever leaves hands the turn on. */
function removeEntry(play: TurnPlay, { id: leaving, name }: TurnEntry): void {
  const before = play.state.public.turns;
  if (before.current === leaving && before.entries.length > 1) stepTurn(play, 1);
  const { entries, current } = play.state.public.turns;
  const left = entries.filter((one) => one.id !== leaving);
  const now = current === leaving ? null : current;
  set(play, { entries: left, current: now }, `${name} leaves the turn order.`);
}

function set(play: TurnPlay, changes: Partial<Turns>, line: string): void {
  const before = play.state.public.turns;
  const turns = { ...before, ...changes };
  play.emit({ type: 'turnsSet', turns });
  const turn = changes.current ?? null;
  play.say(line, {
    notes: turns.round > before.round ? [`Round ${turns.round} begins.`] : [],
    ...(turn === null ? {} : { beat: tableBeat('turn', turn) }),
  });
}
