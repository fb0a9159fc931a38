import { z } from 'zod';
import type { Rate } from '../access/token-bucket';
import type { ServerOptions } from '../app';
import type { Config } from '../config';

/** Connections to PostgreSQL that a process has at least: one to follow a commit, one to look on. */
const FEWEST_CONNECTIONS = 2;
/** Connections of a process beside its pool: for notifications, and to see whether it is ready. */
const FURTHER_CONNECTIONS = 2;

/** How many connections each of so many processes gets, so that together they have what was set. */
export function connectionsEach({ DATABASE_CONNECTIONS, PROCESSES }: Config): number {
  return Math.max(FEWEST_CONNECTIONS, Math.floor(DATABASE_CONNECTIONS / PROCESSES));
}

/** How many connections all processes may have open at the same time. */
export function connectionsInAll(config: Config): number {
  return config.PROCESSES * (connectionsEach(config) + FURTHER_CONNECTIONS);
}

/** What a process is told when it begins. The rest of its settings is in the environment. */
export const beginningSchema = z.object({
  /** Which of the processes it is, from 1. */
  process: z.number(),
  databaseUrl: z.string(),
  build: z.string(),
});
export type Beginning = z.infer<typeof beginningSchema>;

/** How the name of a build begins whose rules may change without it. */
export const DEVELOPMENT = 'development-';
const DAY = 86_400;

/** The options of a server of this build that stand in its settings. */
export function optionsOf(
  config: Config,
  build: string,
): Omit<ServerOptions, 'databaseUrl' | 'log'> {
  return {
    build,
    ownSnapshotsOnly: build.startsWith(DEVELOPMENT),
    connections: connectionsEach(config),
    migrationsDir: config.MIGRATIONS_DIR,
    clientDir: config.CLIENT_DIR,
    reach: { publicUrl: config.PUBLIC_URL, host: config.HOST },
    proxies: config.TRUST_PROXY,
    metricsToken: config.METRICS_TOKEN,
    commandRate: { burst: 4 * config.COMMANDS_PER_SECOND, perSecond: config.COMMANDS_PER_SECOND },
    joinRate: joinRateOf(config),
    openings: {
      networkPerHour: config.TABLES_PER_HOUR || null,
      perHour: config.TABLES_PER_HOUR_IN_ALL || null,
      tables: config.MOST_TABLES || null,
    },
    archiveAfter: config.ARCHIVE_AFTER_DAYS * DAY || null,
    deleteArchivedAfter: config.DELETE_ARCHIVED_AFTER_DAYS * DAY || null,
    snapshotEvery: config.SNAPSHOT_EVERY,
    idleAfter: config.IDLE_SECONDS * 1000,
    webhookHosts: config.WEBHOOK_HOSTS,
    push: config.WEB_PUSH === 'on' ? { contact: contactOf(config), waits: PUSH_WAITS_MS } : null,
    mostImported: config.IMPORT_MEGABYTES * 1_000_000,
  };
}

/** How long a question waits before somebody is told of it who does not look. */
const PUSH_WAITS_MS = 10_000;

/** How whoever runs a push service reaches whoever runs this server. They want to be told something. */
function contactOf({ PUSH_CONTACT, PUBLIC_URL }: Config): string {
  if (PUSH_CONTACT) return PUSH_CONTACT;
  return PUBLIC_URL?.startsWith('https:') ? PUBLIC_URL : 'mailto:nobody@moonlit-table.invalid';
}

/** How fast one network may open, look up and join tables. */
export const joinRateOf = ({ JOINS_PER_MINUTE }: Config): Rate => ({
  burst: JOINS_PER_MINUTE,
  perSecond: JOINS_PER_MINUTE / 60,
});
