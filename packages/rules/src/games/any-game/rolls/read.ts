import type { RollReading } from '../../../engine';
import type { WrittenRange } from '../ranges';
import { rangeWords } from '../ranges';
import type { Reading } from '../state';

// How totals are read by the ranges of a table (ANY-ROLL-011). A page reads this, too.

/** Ranges, lowest first, and what all else is called. */
export type WrittenReading = Pick<Reading, 'bands' | 'otherwise'>;

export const least = ({ from }: WrittenRange): number => from ?? Number.NEGATIVE_INFINITY;

export const most = ({ to }: WrittenRange): number => to ?? Number.POSITIVE_INFINITY;

/** How a total reads; `null` where no line says anything of it. */
export function readingOf({ bands, otherwise }: WrittenReading, total: number): RollReading | null {
  const band = bands.find((one) => total >= least(one) && total <= most(one)) ?? otherwise;
  return band ? { word: band.word, tone: band.tone } : null;
}

/** Ranges in one line: “6− Miss · 7–9 Weak hit · 10+ Strong hit”. */
export const bandsTold = ({ bands, otherwise }: WrittenReading): string =>
  [
    ...bands.map((band) => `${rangeWords(band)} ${band.word}`),
    ...(otherwise ? [`else ${otherwise.word}`] : []),
  ].join(' · ');
