import type { RuleSystem } from '@moonlit/rules';
import { games } from '@moonlit/rules';

/** Every game that this build can host, by its id. */
export const systems: ReadonlyMap<string, RuleSystem> = new Map(
  games.map((system) => [system.id, system]),
);
