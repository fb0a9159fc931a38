import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { RuleSystem, SeatId } from '../../engine';
import type { Sent } from '../exhaustive';
import { nextMove } from '../exhaustive';
import type { GameTable } from '../game-table';
import type { Pick } from '../moves';
import { openAnything } from '../random-play';
import { numbersFrom } from '../seeded-dice';
import type { Reach } from '../step';
import { cameOf } from './look';
import { nonsense } from './nonsense';

// Games that a bot has played and that were written down, so that every command has to bring what it brought then.

/** A command of a game that was played before, and what came of it then (`cameOf`). */
interface ReplayStep {
  as: SeatId | 'server';
  command: { type: string };
  came: string;
}

/** What a bot has played from a new table, or from a position of the game's random play, on. */
export interface Replay {
  /** The position by its name; empty for a new table. */
  from: string;
  /** Of the dice and the setup. */
  seed: number;
  steps: ReplayStep[];
}

/** Commands from each new table, and from all positions together: from each of them at most so many. */
const [LONG, OF_POSITIONS, SHORT] = [160, 1200, 40];
const FROM_NOTHING = [1, 2, 3];
/** One out of so many is nonsense: what somebody else was offered, or with a part changed. */
const NONSENSE = 4;

const fileOf = ({ id }: RuleSystem): string =>
  fileURLToPath(new URL(`../../games/${id}/testing/replays/recorded.json.gz`, import.meta.url));

/** Plays a game from new tables and from all its positions: the same each time. */
export function playedOnce(game: RuleSystem, reach: Reach): Replay[] {
  const sent: Sent = new Map();
  const names = Object.keys(reach.positions ?? {});
  const each = Math.min(SHORT, Math.ceil(OF_POSITIONS / names.length));
  return [
    ...FROM_NOTHING.map((seed) => played({ from: '', seed, length: LONG })),
    ...names.map((from, at) => played({ from, seed: 100 + at, length: each })),
  ];

  function played({ from, seed, length }: Omit<Replay, 'steps'> & { length: number }): Replay {
    const table = begun(game, reach, { from, seed });
    const next = numbersFrom(seed);
    const pick: Pick = (limit) => next() % limit;
    const steps: ReplayStep[] = [];
    while (steps.length < length) {
      const move = nextMove(table, pick, sent, undefined, reach.found?.of);
      if (!move) break;
      const { as, command } =
        pick(NONSENSE) === 0 ? nonsense(table, move, steps, pick) : meant(move);
      if (!command) continue;
      sent.set(move.kind, (sent.get(move.kind) ?? 0) + 1);
      steps.push({ as, command, came: sendAndLook(table, steps.length, { as, command }) });
    }
    return { from, seed, steps };
  }
}

const meant = ({ seat: as, command }: { seat: SeatId | 'server'; command: { type: string } }) => ({
  as,
  command,
});

/** A table as it was when a replay began. */
export function begun(
  game: RuleSystem,
  { positions = {} }: Reach,
  { from, seed }: Omit<Replay, 'steps'>,
): GameTable {
  if (from === '') return openAnything(game, seed);
  const begin = positions[from];
  if (!begin) throw new Error(`${game.title} has no position “${from}” any more.`);
  return begin(seed);
}

/** Sends a command and gives a fingerprint of what came of it. */
export const sendAndLook = (
  table: GameTable,
  step: number,
  { as, command }: Omit<ReplayStep, 'came'>,
): string => cameOf(table, step, table.try(as, command));

/** The recorded games of a game; none where nothing was recorded. */
export function recordedOf(game: RuleSystem): Replay[] {
  const file = fileOf(game);
  return existsSync(file) ? JSON.parse(gunzipSync(readFileSync(file)).toString()) : [];
}

/** Writes down what was played. */
export function keepReplays(game: RuleSystem, replays: readonly Replay[]): void {
  const file = fileOf(game);
  mkdirSync(new URL('.', `file://${file}`), { recursive: true });
  writeFileSync(file, gzipSync(JSON.stringify(replays), { level: 9 }));
}
