import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { playthroughFile, playthroughOf } from '../testing/playthrough';
import { reachOf } from '../testing/reach-of';
import { games } from '.';

// Every game can be read as it is played. What changes in it shows as a change of that file.

describe.each(games.map((game) => [game.title, game] as const))('%s', (_title, game) => {
  const file = playthroughFile(game);

  it('plays as its playthrough says', async () => {
    const written = existsSync(file) ? readFileSync(file, 'utf8') : 'There is none yet.';
    const now = playthroughOf(game, await reachOf(game));
    expect(now, 'If that is meant: `npm run playthroughs`, and look at what has changed.').toBe(
      written,
    );
  });
});
