import { createHash } from 'node:crypto';
import type { Audience, BaseState, Offer, Patch, Refusal, SeatId } from '../../engine';

/** A table whose commands are looked at. */
export interface Looked {
  readonly state: BaseState;
  readonly patches: ReadonlyMap<Audience, readonly Patch[]>;
  /** What the newest command has recorded. */
  readonly newest: readonly object[];
  offers(seat: SeatId): readonly Offer[];
}

/** After how many commands drawers are opened as well: no multiple of how many sit there, so that each has their turn. */
const DRAWERS_EVERY = 7;

/** Who is looked at closely after a command: everybody in turn, by its number. */
function watched({ state }: Looked, step: number): SeatId {
  const seats = Object.keys(state.public.table.seats);
  return seats[step % seats.length] ?? '';
}

/**
 * A fingerprint of what came of a command, so that two outcomes that differ in more than their words have different
 * ones: the code of its refusal, or every event, what each audience is told, and what one seat, another one each time,
 * may do next in play, or at every few of them at all.
 */
export function cameOf(table: Looked, step: number, refusal: Refusal | null): string {
  if (refusal) return `!${refusal.code}`;
  const seat = watched(table, step);
  const inPlay = Object.values(table.state.seats[seat]?.offers ?? {});
  const offers = step % DRAWERS_EVERY === 0 ? table.offers(seat) : inPlay;
  return fingerprint([
    textOf(table.newest),
    ...[...table.patches].flatMap(([audience, patches]) => [audience, ...inOrder(patches)]),
    ...inOrder(offers),
  ]);
}

/** In an order of their own: in which one they are told makes no difference, nor in which offers are listed. */
const inOrder = (list: readonly object[]): string[] => list.map(textOf).sort();

const textOf = (value: unknown): string => JSON.stringify(value, plainly) ?? '';

const LENGTH = 8;

const fingerprint = (texts: readonly string[]): string =>
  createHash('sha1').update(texts.join('\n')).digest('base64').slice(0, LENGTH);

/**
 * Sentences and labels are ours to reword: what has a space in it counts as some text, whichever. In which order
 * the fields of an object were set does not count, either.
 */
function plainly(_key: string, value: unknown): unknown {
  if (typeof value === 'string') return /\s/.test(value) ? '…' : value;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
