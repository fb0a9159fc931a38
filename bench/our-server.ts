import type { FairDice } from '@moonlit/rules';
import { createServer, type RunningServer } from '../apps/server/src/app';
import { fairDice } from '../apps/server/src/dice/fair-dice';
import { createLog } from '../apps/server/src/log';
import { systems } from '../apps/server/src/tables/systems';
import { answer, usage } from './processes';
import { BUILD } from './tables';

/** The real server, with the settings of production but for how much one person may send. */

let server: RunningServer | null = null;
const plenty = { burst: 1_000_000, perSecond: 1_000_000 };

const jobs = {
  /** @param raise opens as if each game had so much higher a version of its states. */
  async open({
    databaseUrl,
    build = BUILD,
    raise = 0,
  }: {
    databaseUrl: string;
    build?: string;
    raise?: number;
  }): Promise<{ port: number }> {
    const raised = [...systems].map(
      ([id, system]) => [id, { ...system, stateVersion: system.stateVersion + raise }] as const,
    );
    server = await createServer({
      databaseUrl,
      log: createLog('warn'),
      build,
      games: new Map(raised),
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
