import type { GameEntry, GameRegistry } from './game';

/** A game by the id of its rules; `undefined` where this page does not know it. */
export function entryOf(games: GameRegistry, system: string): GameEntry | undefined {
  return Object.hasOwn(games, system) ? games[system] : undefined;
}

/** Fetches the game that a table is of as far as is known, or most likely, before the table itself says. */
export function fetchAhead(games: GameRegistry, system: string | undefined): void {
  const [likely] = Object.values(games);
  const known = system === undefined ? likely : entryOf(games, system);
  // One that does not come is asked for again once it is known to be wanted.
  known?.load().catch(() => {});
}

/**
 * Fetches the looks of a game, or of all, for whoever chooses among them; never fails. Once it is done, they are
 * here. A look that does not come leaves the usual one: nothing is lost by it.
 */
export async function fetchLooks(...games: readonly (GameEntry | undefined)[]): Promise<void> {
  await Promise.allSettled(games.map((game) => game?.looks?.()));
}
