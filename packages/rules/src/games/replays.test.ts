import { describe, expect, it } from 'vitest';
import { reachOf } from '../testing/reach-of';
import type { Replay } from '../testing/replays/replay';
import { begun, recordedOf, sendAndLook } from '../testing/replays/replay';
import { games } from '.';
import { girlByMoonlight } from './girl-by-moonlight';

/** What to do where the rules were changed on purpose. */
const MEANT = 'Where that is meant, `npm run record-replays` writes down what comes of it now.';

// *Girl by Moonlight* has seasons of its own.
describe.each(
  games.filter((game) => game.id !== girlByMoonlight.id).map((game) => [game.title, game] as const),
)('what was played before of %s', (_title, game) => {
  const replays = recordedOf(game).map((replay): [string, Replay] => [
    `${replay.from || 'a new table'}, seed ${replay.seed}`,
    replay,
  ]);

  it('was recorded', () => expect(replays).not.toEqual([]));

  it.each(replays)('%s: the same comes of every command', async (_name, { steps, ...from }) => {
    const table = begun(game, await reachOf(game), from);
    for (const [step, { as, command, came }] of steps.entries()) {
      const now = sendAndLook(table, step, { as, command });
      const where = `Command ${step}, ${JSON.stringify(command)} by ${as}, brings something else than it did.`;
      expect(now, `${where} ${MEANT}`).toBe(came);
    }
  });
});
