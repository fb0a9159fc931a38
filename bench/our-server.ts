import type { FairDice } from '@moonlit/rules';
import { createServer, type RunningServer } from '../apps/server/src/app';
import { fairDice } from '../apps/server/src/dice/fair-dice';
import { createLog } from '../apps/server/src/log';
import { answer, usage } from './processes';
import { BUILD } from './tables';

/** The real server, with the settings of production but for how much one person may send. */

let server: RunningServer | null = null;
const plenty = { burst: 1_000_000, perSecond: 1_000_000 };

const jobs = {
  async open({ databaseUrl }: { databaseUrl: string }): Promise<{ port: number }> {
    server = await createServer({
      databaseUrl,
      log: createLog('warn'),
      build: BUILD,
      migrationsDir: 'prisma/migrations',
      clientDir: 'apps/client/dist',
      commandRate: plenty,
      joinRate: plenty,
      dice: allSixes,
    });
    return { port: await server.listen(0, '127.0.0.1') };
  },
  usage,
  async close(): Promise<void> {
    await server?.close();
  },
};
export type OurServer = typeof jobs;

/** The fair dice with all their work, but every roll succeeds: each exchange takes the same course. */
function allSixes(tableSecret: string): FairDice {
  const dice = fairDice(tableSecret);
  return {
    hash: (...of) => dice.hash(...of),
    seed: (...of) => dice.seed(...of),
    dice: (...of) => {
      const die = dice.dice(...of);
      return (sides) => {
        die(sides);
        return sides;
      };
    },
  };
}

answer(jobs);
