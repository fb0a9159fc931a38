import type { z } from 'zod';
import type { BaseState, Field, Offer, SeatId } from '../engine';
import { typedIn } from '../engine/typed-words';
import {
  chairCommands,
  linesAndVeils,
  managersOf,
  mayManage,
  notes,
  remarks,
  tableCommands,
} from '../table';
import type { GameTable } from './game-table';
import type { Pick as Chance, Offered } from './moves';
import { filled, isForAnybody, pickOffer, stepsIn } from './moves';
import { promptsOf } from './prompts';

// A player that wants to have done everything once: it keeps count of what was sent, prefers what was not,
// and what is the game's own to what every table has.

/** What somebody is about to send, and the offer that it comes from; the server's has none. */
export interface Move {
  seat: SeatId | 'server';
  command: { type: string } & Record<string, unknown>;
  offer?: Offer;
  /** What is counted of it: the type of its command, or a kind that the game tells apart from others of that type. */
  kind: string;
}

/** How often a command of each kind was carried out, or tried in vain. */
export type Sent = Map<string, number>;

/** What a command does, where a game tells commands of one type apart. */
export type KindOf = (state: BaseState, command: Move['command']) => string | undefined;

/** Every type of command that a schema lets through. */
export function commandTypesOf(schema: z.ZodType): string[] {
  return [...(schema._zod.propValues?.type ?? [])].map(String);
}

/** What every table has: it moves nothing on. */
const COMMON: ReadonlySet<string> = new Set([
  ...[
    ...tableCommands,
    ...notes().commands,
    ...linesAndVeils({ director: 'the GM', aDirector: 'a GM' }).commands,
    ...chairCommands,
    ...remarks().commands,
  ].map(({ shape }) => shape.type.value),
  'table.house-rule',
  'chapter.title',
  'chapter.next-time',
]);
/** What only the server sends. Nobody is offered it. */
const SERVERS = [
  'seat.free',
  'seat.take',
  'seat.redact',
  'table.export',
  'return.ask',
  'return.end',
];

/** One in so many moves is the server's; where a seat is free, one in `TAKEN_SOON`. */
const SERVER_IN = 20;
const TAKEN_SOON = 5;
/** One in so many moves takes back the last one, which no offer says. */
const TAKES_BACK_IN = 30;
/** How often all drawers of somebody are opened, where it is not said otherwise. */
const LOOK_IN = 2;

/**
 * The next move at a table: of the kinds of commands that are open to anybody, one that was sent seldom;
 * of its offers, one that moves the table on. `null` where nobody may do anything.
 *
 * @param lookIn one in so many times all drawers of somebody are opened.
 * @param kindOf tells commands of one type apart; without, each type is one kind.
 */
export function nextMove(
  table: GameTable,
  pick: Chance,
  sent: Sent,
  lookIn = LOOK_IN,
  kindOf: KindOf = () => undefined,
): Move | null {
  const free = Object.values(table.state.public.table.seats).some(({ vacant }) => vacant);
  const last = table.recorded.at(-1);
  if (last?.seat && pick(TAKES_BACK_IN) === 0) {
    const type = 'table.take-back';
    return { seat: last.seat, command: { type, to: table.seq }, kind: type };
  }
  if (pick(free ? TAKEN_SOON : SERVER_IN) === 0) return serversMove(table.state, pick, sent);
  const types = new Map<string, Offered[]>();
  for (const offered of offersAt(table, pick, lookIn)) {
    const { command: type, with: settled } = offered.offer;
    const kind = kindOf(table.state, { ...settled, type }) ?? type;
    types.set(kind, [...(types.get(kind) ?? []), offered]);
  }
  const type = weighed([...types.keys()], pick, (one) => {
    const most = Math.max(...(types.get(one) ?? []).map(({ offer }) => likes(offer)));
    return likesType(one, sent) * most;
  });
  const picked = type === null ? null : pickOffer(types.get(type) ?? [], pick, likes);
  if (!picked || type === null) return null;
  const { seat, offer } = picked;
  return { seat, offer, command: filledToTheEdge(table, offer, pick), kind: type };
}

/** What all seats may do; now and then with what lies in the drawers of one. */
function offersAt(table: GameTable, pick: Chance, lookIn: number): Offered[] {
  const seats = Object.keys(table.state.public.table.seats);
  const having = seats.filter((seat) => (table.state.seats[seat]?.drawers ?? []).length > 0);
  const looks = pick(lookIn) === 0 ? having[pick(Math.max(1, having.length))] : null;
  return seats
    .flatMap((seat) => {
      const shown = Object.values(table.state.seats[seat]?.offers ?? {});
      return (seat === looks ? table.offers(seat) : shown).map((offer) => ({ seat, offer }));
    })
    .filter(({ offer }) => isForAnybody(offer));
}

const likes = ({ place, primary, prompt }: Offer): number =>
  (prompt || place === 'prompt' || place === 'next-step' ? 4 : 1) * (primary ? 2 : 1);

/** What was never sent comes first, whatever it is; then what is the game's own. */
function likesType(type: string, sent: Sent): number {
  const times = sent.get(type) ?? 0;
  if (times === 0) return 1_000_000;
  return Math.ceil(COMMON.has(type) ? 1_000 / times : 48_000 / (6 + times));
}

function weighed<T>(all: readonly T[], pick: Chance, weightOf: (one: T) => number): T | null {
  const weights = all.map(weightOf);
  let left = pick(
    Math.max(
      1,
      weights.reduce((sum, weight) => sum + weight, 0),
    ),
  );
  for (const [at, one] of all.entries()) {
    left -= weights[at] ?? 0;
    if (left < 0) return one;
  }
  return null;
}

/**
 * A command of an offer with anything in its fields: in numbers, half of the time a bound; in what people
 * write, half of the time something else than stands there.
 */
export function filledToTheEdge(
  { system, state }: Pick<GameTable, 'system' | 'state'>,
  offer: Offer,
  pick: Chance,
): Move['command'] {
  const command: Move['command'] = filled(offer, pick, stepsIn(state));
  // A document that is pasted has a form of its own.
  if (system.pasted?.(command)) return command;
  for (const field of offer.fields ?? []) {
    if (pick(2) === 0) continue;
    if (field.kind === 'number') command[field.name] = bound(field, pick);
    if (field.kind !== 'text' || !field.initial) continue;
    const said = { ...command, [field.name]: `words ${pick(1000)}`.slice(0, field.max) };
    const { [field.name]: only, type } = said;
    if (typedIn(system.commandSchema, { type, [field.name]: only }).length > 0)
      Object.assign(command, said);
  }
  return command;
}

const bound = ({ min, max }: Extract<Field, { kind: 'number' }>, pick: Chance): number =>
  pick(2) === 0 ? min : max;

/** Somebody leaves, comes, or asks to be let in again; a copy is taken, or words are removed. */
function serversMove(state: BaseState, pick: Chance, sent: Sent): Move {
  const seats = Object.values(state.public.table.seats);
  const last = managersOf(state).length === 1;
  const some = (from: typeof seats) => from[pick(Math.max(1, from.length))]?.id ?? '';
  const free = seats.filter(({ vacant }) => vacant);
  const taken = seats.filter((seat) => !seat.vacant && !(last && mayManage(state, seat)));
  // Whoever is asked something leaves as often as all others.
  const asked = new Set(Object.values(promptsOf(state)).flatMap(({ to }) => to));
  const waited = taken.filter(({ id }) => asked.has(id));
  const leaves = waited.length > 0 && pick(2) === 0 ? waited : taken;
  const returning = Object.values(state.sealed?.returns ?? {}).find(({ answer }) => !answer);
  const commands: Record<string, object | null> = {
    'seat.free': taken.length > 1 ? { seat: some(leaves) } : null,
    'seat.take':
      free.length > 0
        ? { seat: some(free), name: `Newcomer ${pick(1000)}`, role: 'protagonist' }
        : null,
    'seat.redact': { seat: some(seats) },
    'table.export': { by: some(seats) },
    'return.ask': taken.length > 0 ? { seat: some(taken), hash: 'ab'.repeat(32) } : null,
    'return.end': returning ? { ask: returning.id } : null,
  };
  const open = SERVERS.filter((type) => commands[type]);
  const often = (one: string) => likesType(one, sent) * (one === 'seat.free' ? 4 : 1);
  const kind = (free.length > 0 ? 'seat.take' : weighed(open, pick, often)) ?? 'seat.redact';
  return { seat: 'server', command: { type: kind, ...commands[kind] }, kind };
}

/** A count to begin with where what every table has is of no interest: as though it had been sent already. */
export const ofItsOwn = (): Sent => new Map([...COMMON].map((type) => [type, 20]));
