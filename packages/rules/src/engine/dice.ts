/** One reason for dice in a pool, so that every number explains itself. */
export interface PoolLine {
  /** What gives or takes the dice, as a person reads it: `Defy`, `Hawk assists`. */
  source: string;
  /** How many; negative when taken away. */
  dice: number;
}

/** A pool of six-sided dice before it is rolled. */
export interface Pool {
  lines: PoolLine[];
  /** How many dice are rolled. */
  dice: number;
  /** With no dice left, two are rolled and the lower one counts (GBM-DICE-004). */
  keep: 'highest' | 'lowest';
}

export const bands = ['bad', 'partial', 'success', 'critical'] as const;
/** How a roll is read: 1–3, 4/5, 6, more than one 6 (GBM-DICE-007…010). */
export type Band = (typeof bands)[number];

/** The word people see for a band. */
export const bandWords: Record<Band, string> = {
  bad: 'Bad outcome',
  partial: 'Partial success',
  success: 'Clean success',
  critical: 'Critical success',
};

/** Dice that have been rolled, and how they read. */
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
}

/** Each audience that rolls has dice of its own, so publishing one stream tells nothing of another. */
export const diceStreams = ['public', 'director'] as const;
export type DiceStream = (typeof diceStreams)[number];

/**
 * Adds up the lines of a pool. Fewer than one die means two dice, lower one kept
 * (GBM-DICE-004, GBM-DICE-006).
 */
export function makePool(lines: readonly PoolLine[]): Pool {
  const kept = lines.filter((line) => line.dice !== 0);
  const total = kept.reduce((sum, line) => sum + line.dice, 0);
  return total > 0
    ? { lines: kept, dice: total, keep: 'highest' }
    : { lines: kept, dice: 2, keep: 'lowest' };
}

/**
 * Reads rolled dice: the highest die counts, or the lowest where a pool of zero was rolled, which
 * is never a critical (GBM-DICE-002, 004, 005, 007…010).
 */
export function readDice(
  faces: readonly number[],
  keep: 'highest' | 'lowest',
): { result: number; band: Band } {
  const result = keep === 'highest' ? Math.max(...faces) : Math.min(...faces);
  const sixes = faces.filter((face) => face === 6).length;
  if (keep === 'highest' && sixes > 1) return { result, band: 'critical' };
  return { result, band: bandOf(result) };
}

/** The band of a single counting die, which cannot be a critical. */
export function bandOf(result: number): Exclude<Band, 'critical'> {
  if (result >= 6) return 'success';
  return result >= 4 ? 'partial' : 'bad';
}

/** Moves a band up or down, staying within `bad`…`most`. */
export function shiftBand(band: Band, steps: number, most: Band = 'critical'): Band {
  const index = Math.min(bands.indexOf(most), Math.max(0, bands.indexOf(band) + steps));
  return bands[index] ?? band;
}

/**
 * Where dice come from. Pure: the same stream, session and roll number always give the same faces,
 * so that deciding again after a conflict, or replaying, changes nothing.
 */
export interface FairDice {
  /** The published hash of a session's seed. */
  hash(stream: DiceStream, session: number): string;
  /** The seed itself, told when the session has ended. */
  seed(stream: DiceStream, session: number): string;
  /** `count` faces, 1–6. */
  roll(stream: DiceStream, session: number, roll: number, count: number): number[];
}
