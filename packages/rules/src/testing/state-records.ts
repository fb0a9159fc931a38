import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { BaseState, RuleSystem, TableEvent } from '../engine';
import { createTable, evolveWithPatches, Memo, readStoredState, storedState } from '../engine';
import { statesFolder } from './state-shape';

/** What happened at a table, command by command, as some release has stored it. */
export interface RecordedPlay {
  name: string;
  setup: object;
  rows: { events: (TableEvent | { type: string })[] }[];
}

/** What a version made of recorded plays: the states after so many commands, by play. */
export interface VersionStates {
  version: number;
  states: Record<string, Record<number, BaseState>>;
}

/** Commands between two states that are compared. */
const EVERY = 100;

/** The plays that a version's file brought, besides the campaigns of releases. */
export const playsFile = (game: RuleSystem, version: number): string =>
  `${statesFolder(game)}plays-${version}.json.gz`;
export const versionFile = (game: RuleSystem, version: number): string =>
  `${statesFolder(game)}version-${version}.json.br`;

/** All plays of a game that were ever recorded, by name. */
export function recordedPlays(game: RuleSystem): Map<string, RecordedPlay> {
  const plays = new Map<string, RecordedPlay>();
  const campaigns = fileURLToPath(
    new URL(`../games/${game.id}/testing/campaigns/`, import.meta.url),
  );
  for (const file of filesIn(campaigns)) {
    // The first releases knew one game, which was opened with one word.
    const { name, playset, setup = { playset }, rows } = unzipped(campaigns + file);
    plays.set(file, { name, setup, rows });
  }
  const states = statesFolder(game);
  for (const file of filesIn(states).filter((name) => name.startsWith('plays-'))) {
    const recorded: RecordedPlay[] = unzipped(states + file);
    recorded.forEach((play, at) => {
      plays.set(`${file} ${at}`, play);
    });
  }
  return plays;
}

const filesIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json.gz')) : [];

const unzipped = (file: string) => JSON.parse(gunzipSync(readFileSync(file)).toString());

/** What a version once made of the plays; `null` where that was never recorded. */
export function statesOf(game: RuleSystem, version: number): VersionStates | null {
  const file = versionFile(game, version);
  if (!existsSync(file)) return null;
  return JSON.parse(brotliDecompressSync(readFileSync(file)).toString());
}

/** What the rules as they are make of a play, as it would be kept. */
export function replayed(
  game: RuleSystem,
  { name, setup, rows }: RecordedPlay,
): Record<number, BaseState> {
  const memo = new Memo(game.tracking);
  const kept: Record<number, BaseState> = {};
  let state = createTable(game, { name, setup });
  for (let done = 0; done < rows.length; ) {
    const next = Math.min(done + EVERY, rows.length);
    const events = rows.slice(done, next).flatMap((row) => row.events);
    state = evolveWithPatches(game, state, events, memo).state;
    kept[next] = storedState(game, state, memo);
    done = next;
  }
  return kept;
}

/** A kept state after it was read, as it would be kept again. */
export function readAgain(game: RuleSystem, stored: BaseState): BaseState {
  const memo = new Memo(game.tracking);
  return storedState(game, readStoredState(game, stored, memo), memo);
}

/** The first place where two values differ, the order of what they hold included; `null` where none is. */
export function difference(a: unknown, b: unknown, path = 'the state'): string | null {
  if (JSON.stringify(a) === JSON.stringify(b)) return null;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) {
    return `${path} is ${short(b)} and was ${short(a)}`;
  }
  const [before, now] = [new Map(Object.entries(a)), new Map(Object.entries(b))];
  for (const key of new Set([...before.keys(), ...now.keys()])) {
    const found = difference(before.get(key), now.get(key), `${path}.${key}`);
    if (found) return found;
  }
  return `${path} has its things in another order`;
}

const short = (value: unknown): string => (JSON.stringify(value) ?? 'absent').slice(0, 80);
