/** One reason for dice in a pool, so that every number explains itself. */
export interface PoolLine {
  /** What gives or takes the dice, as a person reads it: `Defy`, `Hawk assists`. */
  source: string;
  /** How many; negative when taken away. */
  dice: number;
  /** Who gives them, by the id of a character or a seat, where it is somebody’s own. */
  by?: string;
}

/** Lines of a pool as somebody’s own, where they do not say whose they are. */
export function givenBy(by: string, lines: readonly PoolLine[]): PoolLine[] {
  return lines.map((line) => (line.dice > 0 ? { by, ...line } : line));
}

/** A pool of six-sided dice before it is rolled. */
export interface Pool {
  lines: PoolLine[];
  /** How many dice are rolled. */
  dice: number;
  /** With no dice left, two are rolled and the lower one counts. */
  keep: 'highest' | 'lowest';
}

export const bands = ['bad', 'partial', 'success', 'critical'] as const;
/** How a roll is read: 1–3, 4/5, 6, more than one 6. */
export type Band = (typeof bands)[number];

/** The word people see for a band. */
export const bandWords: Record<Band, string> = {
  bad: 'Bad outcome',
  partial: 'Partial success',
  success: 'Clean success',
  critical: 'Critical success',
};

/** Adds up the lines of a pool. Fewer than one die means two dice, of which the lower one is kept. */
export function makePool(lines: readonly PoolLine[]): Pool {
  const kept = lines.filter((line) => line.dice !== 0);
  const total = kept.reduce((sum, line) => sum + line.dice, 0);
  return total > 0
    ? { lines: kept, dice: total, keep: 'highest' }
    : { lines: kept, dice: 2, keep: 'lowest' };
}

/**
 * Reads rolled dice: the highest die counts, or the lowest where a pool of zero was rolled, which
 * is never a critical.
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
