import type { BaseState, DiceStream, Line, Play, RollModifier, RollRecord } from '../engine';
import { type Band, bandWords, type Pool, type PoolLine, readDice } from './pool';

/** Dice of a pool that have been rolled, and how they read. */
export interface RollResult {
  faces: number[];
  keep: 'highest' | 'lowest';
  /** The die that counts, 1–6. */
  result: number;
  band: Band;
  /** Which roll of which fair-dice stream this was. */
  stream: DiceStream;
  session: number;
  /** Left out where it would tell how much was rolled in secret before. */
  roll?: number;
  /** Somebody has typed in what dice of their own show. */
  typed?: true;
}

/** Rolls a pool from its audience's dice. */
export function rollPool<S extends BaseState, E extends { type: string }>(
  play: Play<S, E>,
  pool: Pool,
  why: string,
  stream: DiceStream = 'public',
): RollResult {
  const { faces, proof } = play.roll(Array(pool.dice).fill(6), why, stream);
  return { faces, keep: pool.keep, ...readDice(faces, pool.keep), ...proof };
}

/** What a result is called where a band says it badly, such as the stress that it costs. */
export interface RollOutcome {
  word: string;
  tone?: RollRecord['reading']['tone'];
}

/** A line about dice, which always comes with its beat. */
export type RollLine = Line & Required<Pick<Line, 'beat'>>;

/** Writes a rolled pool into the log, with all that explains it. */
export function sayPool<S extends BaseState, E extends { type: string }>(
  play: Play<S, E>,
  text: string,
  title: string,
  rolled: { pool: Pick<Pool, 'lines'>; result: RollResult; outcome?: RollOutcome },
  line: RollLine,
): void {
  const { pool, result, outcome } = rolled;
  play.say(text, { ...line, roll: recordOf(title, pool.lines, result, outcome) });
}

/** A rolled pool as the table's log keeps it. */
export function recordOf(
  title: string,
  lines: readonly PoolLine[],
  { faces, keep, result, band, stream, session, roll, typed }: RollResult,
  { word, tone = tones[band] }: RollOutcome = { word: bandWords[band] },
): RollRecord {
  return {
    title,
    groups: [
      {
        label: `keep the ${keep}`,
        ...{ sides: 6, faces, kept: keptOf(faces, result, band) },
      },
    ],
    modifiers: modifiersOf(lines),
    reading: { word, tone },
    total: result,
    proof: {
      ...{ stream, session },
      ...(roll === undefined ? {} : { roll }),
      ...(typed ? { typed } : {}),
    },
  };
}

/** The reasons for the dice of a pool, as any client reads them. */
export function modifiersOf(lines: readonly PoolLine[]): RollModifier[] {
  return lines.map(({ source, dice, by }) => ({
    source,
    value: dice,
    unit: 'dice',
    ...(by === undefined ? {} : { by }),
  }));
}

/** The dice that count: each six of a critical, otherwise the first that shows the result. */
function keptOf(faces: readonly number[], result: number, band: Band): number[] {
  if (band !== 'critical') return [faces.indexOf(result)];
  return faces.flatMap((face, index) => (face === 6 ? [index] : []));
}

/** How a band looks. */
export const tones: Record<Band, RollRecord['reading']['tone']> = {
  bad: 'bad',
  partial: 'mixed',
  success: 'good',
  critical: 'great',
};
