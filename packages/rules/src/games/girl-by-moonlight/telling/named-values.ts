import type { PublicValue, PublicValues } from '../../../engine';
import type { XpTrack } from '../vocabulary';
import { titled } from '../vocabulary';

/** What values are called of which a reason is told (`Play.because`). */
export const STRESS = 'stress';
export const SERIES_XP = 'series xp';
export const xpOf = (track: XpTrack): string => `${titled(track)} xp`;

/** Values of one owner, read from one object. */
export const part = (
  of: string | null,
  from: object,
  values: () => PublicValue[],
): PublicValues => ({ id: of ?? 'table', of, from, values });
