import type { RuleSystem } from '../engine';
import { anyGame } from './any-game';
import { daggerheart } from './daggerheart';
import { girlByMoonlight } from './girl-by-moonlight';
import { humanityBlessed } from './humanity-blessed';
import { starsAndSigns } from './stars-and-signs';

/** Every game that a table can play. A new one is a folder here, and one line. */
export const games: readonly RuleSystem[] = [
  girlByMoonlight,
  daggerheart,
  starsAndSigns,
  humanityBlessed,
  anyGame,
];
