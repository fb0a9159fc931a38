import { z } from 'zod';
import type { BaseState, FieldOption } from '../engine';
import { missing, refuse } from '../engine';
import type { OfferContext, TableArea } from './area';
import { tableBeat } from './beats';
import { command, id, needed } from './command';
import { choiceField, textField } from './fields';
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
export const turnCommands = [
  command('turn.add', { name: needed(80) }),
  command('turn.enlist', { about: id }),
  command('turn.step', { by }),
  command('turn.give', { entry: id }),
  command('turn.move', { entry: id, by }),
  command('turn.remove', { entry: id }),
  command('turn.clear', {}),
] as const;
export type TurnCommand = z.infer<(typeof turnCommands)[number]>;

type TurnPlay<S extends WithTurns = WithTurns> = TablePlay<S, TurnEvent>;
type Command<T extends TurnCommand['type']> = Extract<TurnCommand, { type: T }>;

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
  return {
    betweenSessions: true,
    commands: turnCommands,
    evolves: { turnsSet: evolveTurns },
    handlers: {
      'turn.add': (play, { name }) => addEntry(play, name, null),
      'turn.enlist': (play, { about }) => {
        const found = candidates(play.state).find(({ value }) => value === about);
        if (!found) missing('That is not there to have a turn.', 'Choose something from the list.');
        addEntry(play, found.label, about);
      },
      'turn.step': (play, command) => stepTurn(play, command.by),
      'turn.give': giveTurn,
      'turn.move': moveEntry,
      'turn.remove': removeEntry,
      'turn.clear': clearTurns,
    },
    offers: (context) => turnOffers(context, candidates),
  } satisfies TableArea<S, TurnCommand, TurnEvent>;
}

function addEntry(play: TurnPlay, name: string, about: string | null): void {
  const { entries } = play.state.public.turns;
  if (entries.length >= ENTRIES_MAX) {
    refuse('limit-reached', `There is room for ${ENTRIES_MAX} in the turn order.`, {
      instead: 'Remove those who have left.',
      rule: 'TABLE-012',
    });
  }
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
  const entry = entries[to] ?? missing('Nobody is in the turn order.', 'Add somebody first.');
  const now = wraps ? Math.max(1, round + by) : round;
  set(play, { current: entry.id, round: now }, `It is ${entry.name}’s turn.`);
}

function giveTurn(play: TurnPlay, command: Command<'turn.give'>): void {
  const { id: current, name } = entryOf(play, command.entry);
  set(play, { current }, `It is ${name}’s turn.`);
}

function moveEntry(play: TurnPlay, command: Command<'turn.move'>): void {
  const entry = entryOf(play, command.entry);
  const { entries } = play.state.public.turns;
  const to = entries.findIndex((one) => one.id === entry.id) + command.by;
  if (to < 0 || to >= entries.length) {
    refuse('limit-reached', `${entry.name} is at the end of the order.`, {
      instead: 'Move somebody else.',
      rule: 'TABLE-042',
    });
  }
  const others = entries.filter((one) => one.id !== entry.id);
  const moved = [...others.slice(0, to), entry, ...others.slice(to)];
  set(play, { entries: moved }, `${entry.name} moves in the turn order.`);
}

/** Whoever leaves hands the turn on. */
function removeEntry(play: TurnPlay, command: Command<'turn.remove'>): void {
  const { id: leaving, name } = entryOf(play, command.entry);
  const before = play.state.public.turns;
  if (before.current === leaving && before.entries.length > 1) stepTurn(play, 1);
  const { entries, current } = play.state.public.turns;
  const left = entries.filter((one) => one.id !== leaving);
  const now = current === leaving ? null : current;
  set(play, { entries: left, current: now }, `${name} leaves the turn order.`);
}

function clearTurns(play: TurnPlay): void {
  set(play, noTurns(), 'The turn order is cleared.');
}

function entryOf(play: TurnPlay, entry: string): TurnEntry {
  const found = play.state.public.turns.entries.find((one) => one.id === entry);
  return found ?? missing('That is not in the turn order.', 'Choose one that is there.');
}

function set(play: TurnPlay, changes: Partial<Turns>, line: string): void {
  play.seat();
  const before = play.state.public.turns;
  const turns = { ...before, ...changes };
  play.emit({ type: 'turnsSet', turns });
  const turn = changes.current ?? null;
  play.say(line, {
    notes: turns.round > before.round ? [`Round ${turns.round} begins.`] : [],
    ...(turn === null ? {} : { beat: tableBeat('turn', turn) }),
  });
}

function turnOffers<S extends WithTurns>(
  { state, add }: OfferContext<S>,
  candidates: Candidates<S>,
): void {
  const { entries, current } = state.public.turns;
  const place = 'turns';
  const from = candidates(state).filter(({ value }) =>
    entries.every(({ about }) => about !== value),
  );
  if (entries.length < ENTRIES_MAX) {
    const fields = [textField('name', 'Who', 80, '', true)];
    add({ command: 'turn.add', with: {}, label: 'Add a name', place, fields });
    const which = [choiceField('about', 'Who', from)];
    if (from.length > 0) {
      add({ command: 'turn.enlist', with: {}, label: 'Add from the list', place, fields: which });
    }
  }
  if (entries.length === 0) return;
  add({ command: 'turn.step', with: { by: 1 }, label: 'Next turn', place, primary: true });
  add({ command: 'turn.step', with: { by: -1 }, label: 'Back to the turn before', place });
  add({ command: 'turn.clear', with: {}, label: 'Clear the turn order', place });
  for (const [at, { id: entry, name }] of entries.entries()) {
    const offer = (type: string, label: string, by?: number) =>
      add({ command: type, with: { entry, ...(by ? { by } : {}) }, label, place, group: name });
    if (entry !== current) offer('turn.give', `${name}’s turn`);
    if (at > 0) offer('turn.move', `${name}: up`, -1);
    if (at < entries.length - 1) offer('turn.move', `${name}: down`, 1);
    offer('turn.remove', `Remove ${name}`);
  }
}
