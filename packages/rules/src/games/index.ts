import type { RuleSystem } from '../engine';
import { anyGame } from './any-game';
import { daggerheart } from './daggerheart';
import { girlByMoonlight } from './girl-by-moonlight';

/** Every game that a table can play. A new one is a folder here, and one line. */
export const games: readonly RuleSystem[] = [girlByMoonlight, daggerheart, anyGame];
