import type { DieSize } from '../vocabulary';
import { dieSizes } from '../vocabulary';

/** The sizes that the one Stat of the Eye, or of a unit, may have (Q23). */
export const loneSizes = ['4', '6', '8', '10'] as const;
export type LoneSize = (typeof loneSizes)[number];

export const readLoneSize = (value: LoneSize): DieSize =>
  dieSizes.find((each) => String(each) === value) ?? 6;

export const sizeOptions = loneSizes.map((value) => ({ value, label: `d${value}` }));
