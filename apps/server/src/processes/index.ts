import type { Logger } from 'pino';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { z } from 'zod';
import { openingRate } from '../access/table-openings';
import { TokenBuckets } from '../access/token-bucket';
import { connectionRate, type RunningServer } from '../app';
import type { Config } from '../config';
import { type Measured, measuredSchema, together } from '../measured';
import { bringUpToDate } from '../store/migrate';
import type { Answers } from './channel';
import { Front } from './front';
import { joinRateOf } from './settings';
import { Supervisor } from './supervisor';

export interface ProcessesOptions {
  config: Config;
  databaseUrl: string;
  build: string;
  log: Logger;
}

/**
 * The same server in several processes, for all cores of a machine. This one accepts connections and
 * gives them away, keeps the others running, and holds what they share; it serves no table itself.
 */
export async function startProcesses(
  options: ProcessesOptions,
): Promise<Pick<RunningServer, 'listen' | 'close'>> {
  const { config, databaseUrl, build, log } = options;
  await bringUpToDate(databaseUrl, config.MIGRATIONS_DIR, log);
  const front = new Front(config.PROCESSES, (error) =>
    log.error({ err: error }, 'A connection could not be accepted'),
  );
  const answers = { ...sharedBuckets(config), ...scrapes(() => supervisor) };
  const supervisor = new Supervisor({
    processes: config.PROCESSES,
    front,
    log,
    databaseUrl,
    build,
    answers,
  });
  const close = async () => {
    front.close();
    await supervisor.close();
  };
  try {
    await supervisor.start();
  } catch (error) {
    await close();
    throw error;
  }
  return { listen: (port, host) => front.listen(port, host), close };
}

const takeSchema = z.object({
  bucket: z.enum(['requests', 'connections', 'openings']),
  key: z.string(),
});

/** The buckets that all processes take from. */
function sharedBuckets(config: Config): Answers {
  const rate = joinRateOf(config);
  const buckets = {
    requests: new TokenBuckets(rate),
    connections: new TokenBuckets(connectionRate(rate)),
    openings: new TokenBuckets(openingRate(config.TABLES_PER_HOUR)),
  };
  return {
    take(given) {
      const { bucket, key } = takeSchema.parse(given);
      return buckets[bucket].take(key);
    },
  };
}

const scrapeSchema = z.object({ all: z.boolean() });

/** What all processes measure, and this one as the number 0. */
function scrapes(supervisor: () => Supervisor): Answers {
  const own = new Registry();
  collectDefaultMetrics({ register: own });
  const started = performance.now();
  return {
    async scrape(given) {
      const { all } = scrapeSchema.parse(given);
      const measured = new Map<number, Measured>();
      await Promise.all(
        supervisor().running.map(async ([number, worker]) => {
          const answer = await worker.measure();
          if (answer) measured.set(number, answer);
        }),
      );
      const guarded = all ? await own.getMetricsAsJSON() : [];
      measured.set(0, measuredSchema.parse({ open: [upSince(started)], guarded }));
      return together(new Map([...measured].sort(([one], [other]) => one - other)), all);
    },
  };
}

/** How long this process is up, which outlives those that are replaced. */
const upSince = (started: number) => ({
  name: 'moonlit_up_seconds',
  help: 'Seconds since the server was started.',
  type: 'gauge',
  aggregator: 'max',
  values: [{ value: Math.round((performance.now() - started) / 1000), labels: {} }],
});
