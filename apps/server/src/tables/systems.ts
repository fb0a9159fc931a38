import type { RuleSystem } from '@moonlit/rules';
import { contentIndex, girlByMoonlight, publicContent } from '@moonlit/rules';

/** A game that this server can host. */
export interface Game {
  readonly system: RuleSystem;
  /** The ids of what a table can be opened with. */
  readonly playsets: readonly string[];
  /** What one reads before there is a table: the playsets in a few words. */
  index(): object;
  /** What clients show beside the state, as JSON: of one playset, or of all. */
  content(playset?: string): object;
}

/** Every game, by its id. A new rule system adds one line here. */
export const games: ReadonlyMap<string, Game> = new Map<string, Game>([
  [
    girlByMoonlight.id,
    {
      system: girlByMoonlight,
      playsets: contentIndex().playsets.map(({ id }) => id),
      index: contentIndex,
      content: publicContent,
    },
  ],
]);
