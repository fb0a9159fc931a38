import type { GbmBrings } from '../moves';
import { moves } from '../moves';
import { begin } from './begin';
import { heroes } from './take';

/** Playing at once: a ready-made series, and heroes to choose from. */
export const tonight = moves.area(begin, heroes) satisfies GbmBrings;
