import type { RuleSystem } from '@moonlit/rules';
import { girlByMoonlight, publicContent } from '@moonlit/rules';

/** A game that this server can host. */
export interface Game {
  readonly system: RuleSystem;
  /** The ids of what a table can be opened with. */
  readonly playsets: readonly string[];
  /** What clients show beside the state, as JSON. */
  content(): object;
}

/** Every game, by its id. A new rule system adds one line here. */
export const games: ReadonlyMap<string, Game> = new Map<string, Game>([
  [
    girlByMoonlight.id,
    {
      system: girlByMoonlight,
      playsets: Object.keys(publicContent().playsets),
      content: publicContent,
    },
  ],
]);
