import { hashOfSeed } from '@moonlit/protocol/fair-dice';
import type { BaseState, RuleSystem, SeatId } from '@moonlit/rules';
import { createTable, diceStreams, evolveWithPatches, managersOf } from '@moonlit/rules';
import type { Commits } from '../store/commits';
import type { CommittedSeeds } from '../store/tables';
import { replay } from '../tables/replay';
import type { ExportedDice } from './format';
import { ImportRefused, importRefusals } from './import-refusal';

/** Computing all that a state offers may take so long, milliseconds: each command has to wait for it. */
const MOST_DERIVING_MS = 500;
/** How often it is tried: what else the machine does makes an attempt slow, and the table makes all of them slow. */
const ATTEMPTS = 5;
/** A state has at most so many characters as JSON. */
const MOST_STATE = 16_000_000;

const OF_EVERY_OBJECT = Object.getOwnPropertyNames(Object.prototype).length;

/** An imported history that has proved to lead to a table. */
export interface ProvenTable {
  state: BaseState;
  /** Who gets the link that manages it. */
  manager: SeatId;
  committedSeeds: CommittedSeeds | null;
}

export interface Claim {
  system: RuleSystem;
  setup: object;
  name: string;
  dice: ExportedDice;
  table: string;
  commits: Pick<Commits, 'after'>;
}

/**
 * Replays an imported history, and looks whether a table comes of it that can be played on.
 *
 * @throws {ImportRefused}
 */
export async function prove(claim: Claim): Promise<ProvenTable> {
  const { system, dice } = claim;
  const state = await replayed(claim);
  // A history can be written so that it gives every object something that it had not.
  if (Object.getOwnPropertyNames(Object.prototype).length !== OF_EVERY_OBJECT) {
    throw importRefusals.noPlay();
  }
  const { table } = state.public;
  const ids = Object.keys(state.seats).concat(Object.keys(table.seats));
  if (ids.some((id) => !/^[\w-]{1,64}$/.test(id))) throw importRefusals.noPlay();
  // No copy tells who asks to be let in; one that does was written so that somebody gets another's seat.
  if (Object.keys(state.sealed?.returns ?? {}).length > 0) throw importRefusals.noPlay();
  const managers = managersOf(state);
  const manager = managers.find(({ id }) => id === firstSeat(state)) ?? managers[0];
  if (!manager || !Number.isInteger(table.session.number)) throw importRefusals.noPlay();
  if (JSON.stringify(state).length > MOST_STATE) throw importRefusals.tooMuch();
  if (!derivesInTime(system, state)) throw importRefusals.tooMuch();
  return { state, manager: manager.id, committedSeeds: promised(state, dice) };
}

async function replayed({ system, setup, name, table, commits }: Claim): Promise<BaseState> {
  try {
    const start = { seq: 0, state: createTable(system, { name, setup }), revisions: {} };
    const source = { system, store: { commits }, record: { id: table } };
    return (await replay(source, start, 0)).state;
  } catch (error) {
    if (error instanceof ImportRefused || isOfDatabase(error)) throw error;
    throw importRefusals.noPlay();
  }
}

/** The seat that was there first: whoever opened the table. */
const firstSeat = (state: BaseState): SeatId | undefined =>
  Object.keys(state.public.table.seats)[0];

/** Whether what is computed of a state can be computed in time, at the best of a few attempts. */
function derivesInTime(system: RuleSystem, state: BaseState): boolean {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const start = performance.now();
    evolveWithPatches(system, state, []);
    if (performance.now() - start <= MOST_DERIVING_MS) return true;
  }
  return false;
}

/**
 * The seeds of the session that is open, if they are those whose hashes the table has been told.
 *
 * @throws {ImportRefused}
 */
function promised(state: BaseState, dice: ExportedDice): CommittedSeeds | null {
  const { session, dice: shared } = state.public.table;
  if (!session.open) return null;
  const hashes = new Map<string, string>([
    [diceStreams[0], shared.hash],
    [diceStreams[1], state.director.dice.hash],
  ]);
  for (const [id, { dice: own }] of Object.entries(state.seats)) {
    if (own && own.hash !== '') hashes.set(`seat:${id}`, own.hash);
  }
  const seeds: CommittedSeeds = {};
  for (const [stream, hash] of hashes) {
    const seed = dice?.session === session.number ? dice.seeds[stream] : undefined;
    if (seed === undefined || hashOfSeed(seed) !== hash) throw importRefusals.damaged('“dice”');
    seeds[`${stream}:${session.number}`] = seed;
  }
  return seeds;
}

/** What PostgreSQL says has a code of five characters; that is no fault of the file. */
const isOfDatabase = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  /^([0-9A-Z]{5}|E[A-Z]+)$/.test(error.code);
