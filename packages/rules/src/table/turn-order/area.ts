import { z } from 'zod';
import type { FieldOption, Refusal } from '../../engine';
import { barred } from '../../engine';
import type { OfferContext } from '../area';
import { command, id, needed } from '../command';
import { choiceField, textField } from '../fields';
import type { MoveContext } from '../moves';
import { Moves } from '../moves';
import { ordering, takingSides } from './ordering';
import type { Candidates, TurnEntry, TurnPlay, WithTurns } from './turns';
import { evolveTurns, noTurns, setTurns, stepTurn, withActed } from './turns';

const ENTRIES_MAX = 60;

const by = z.union([z.literal(1), z.literal(-1)]);

type TurnContext<S extends WithTurns> = MoveContext<OfferContext<S>>;

/** A turn order that people keep by hand (TABLE-041, TABLE-042). Everybody who plays may change it. */
export function turnOrder<S extends WithTurns>(candidates: Candidates<S>) {
  const moves = new Moves<S, TurnPlay<S>>((context) => context);
  return {
    ...moves.area(whole(moves, candidates), ordering(moves), eachEntry(moves), takingSides(moves)),
    betweenSessions: true,
    evolves: evolveTurns,
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
      *ways({ state }) {
        const { free, current } = state.public.turns;
        if (free) {
          // Whoever likes takes the next one.
          if (current !== null)
            yield { with: { by: 1 as const }, label: 'End of the turn', primary: true };
          return;
        }
        yield { with: { by: 1 as const }, label: 'Next turn', primary: true };
        yield { with: { by: -1 as const }, label: 'Back to the turn before' };
      },
      do: (play, command) => stepTurn(play, command.by),
    }),
    move(command('turn.clear', {}), {
      unless: nobodyIn,
      ways: () => ({ label: 'Clear the turn order' }),
      do: (play) => setTurns(play, noTurns(), 'The turn order is cleared.'),
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
        ways: ({ state }, { id: entry, name, acted }) =>
          entry === state.public.turns.current || acted
            ? null
            : { label: `${name}’s turn`, group: name },
        do(play, _, __, { id: current, name }) {
          const { free, entries, current: before } = play.state.public.turns;
          const now = free ? { entries: withActed(entries, before) } : {};
          setTurns(play, { ...now, current }, `It is ${name}’s turn.`);
        },
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
          setTurns(play, { entries }, `${entry.name} moves in the turn order.`);
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
  setTurns(play, { entries: [...entries, entry] }, `${name} joins the turn order.`);
}

/** Whoever leaves hands the turn on. */
function removeEntry(play: TurnPlay, { id: leaving, name }: TurnEntry): void {
  const before = play.state.public.turns;
  if (before.current === leaving && before.entries.length > 1) stepTurn(play, 1);
  const { entries, current } = play.state.public.turns;
  const left = entries.filter((one) => one.id !== leaving);
  const now = current === leaving ? null : current;
  setTurns(play, { entries: left, current: now }, `${name} leaves the turn order.`);
}
