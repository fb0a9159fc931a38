import { createHash } from 'node:crypto';
import type { SeatId } from '../../../../engine';
import type { GbmCommandInput } from '../../types';
import type { TestTable } from '../table';

/** A command of a game that was played before, and what came of it then. */
export interface Step {
  as: SeatId;
  command: GbmCommandInput;
  /** A fingerprint of what happened: of the refusal, or of all that was emitted, told and offered. */
  came: string;
}

/**
 * A game that a bot has played: the table it was played at (`tableOf`), and what everybody sent, sense and nonsense.
 * Played once more, the same comes of it as long as the rules are the same.
 */
export interface Replay {
  table: TableName;
  steps: Step[];
}

/** A table that can be set up again as it was. */
export interface TableName {
  playset: string;
  /** Of the dice. */
  seed: number;
  /** From the first question on, or in the middle of a phase with somebody of a playbook, who has all its abilities. */
  begins: 'from-nothing' | { phase: string; playbook: string };
}

/** After how many commands drawers are opened as well: no multiple of how many sit there, so that each has their turn. */
const DRAWERS_EVERY = 7;

/** Who is looked at closely after a command: everybody in turn, by its number. */
function watched({ state }: TestTable, step: number): SeatId {
  const seats = Object.keys(state.public.table.seats);
  return seats[step % seats.length] ?? '';
}

/**
 * Sends a command and gives a fingerprint of what came of it, so that two outcomes that differ in more than their
 * words have different ones: every event, what each audience is told, and what one seat, another one each time, may
 * do next in play, or at every few of them at all.
 */
export function sendAndLook(
  table: TestTable,
  step: number,
  { as, command }: Omit<Step, 'came'>,
): string {
  const refusal = table.try(as, command);
  if (refusal) return `!${refusal.code}`;
  const seat = watched(table, step);
  const offers = step % DRAWERS_EVERY === 0 ? table.offers(seat) : table.inPlay(seat);
  return fingerprint([
    textOf(table.rows.at(-1)?.events),
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
