import { availableParallelism, totalmem } from 'node:os';
import { z } from 'zod';

const number = (min: number, max: number, initial: number) =>
  z.coerce.number().int().min(min).max(max).default(initial);

/** A number; `true` is one. */
const hops = z
  .string()
  .regex(/^(true|false|[0-9]?)$/, 'Must be true, false, or a number up to 9')
  .default('false')
  .transform((value) => (value === 'true' ? 1 : Number(value) || 0));

/** A number of processes; `auto` is one for each core. */
const processes = z
  .string()
  .regex(/^(auto|[1-9]|[1-5][0-9]|6[0-4])$/, 'Must be auto, or a number from 1 to 64')
  .default('1')
  .transform((value) => (value === 'auto' ? Math.min(64, availableParallelism()) : Number(value)));

/** The memory of this machine, or of the container that this runs in, bytes. */
function memoryHere(): number {
  const bound = process.constrainedMemory();
  return bound > 0 ? Math.min(bound, totalmem()) : totalmem();
}

/**
 * The largest table that is imported where nobody has said: a twentieth of the memory, from 10 to 100 MB.
 *
 * @param memory bytes
 */
export const importedByDefault = (memory: number): number =>
  Math.min(100, Math.max(10, Math.floor(memory / 20 / 1_000_000)));

const optional = z
  .string()
  .trim()
  .transform((value) => (value === '' ? null : value))
  .nullable()
  .default(null);

/** Names of hosts, with commas between them: none that is an address, or of this machine alone. */
const hosts = z
  .string()
  .default('')
  .transform((value) =>
    value
      .toLowerCase()
      .split(',')
      .map((host) => host.trim())
      .filter((host) => host !== ''),
  )
  .pipe(
    z.array(
      z
        .string()
        .regex(
          /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/,
          'Must be names of hosts, such as discord.com, with commas between them',
        ),
    ),
  );

/** Every setting, from the environment. Each is read here and nowhere else. */
export const configSchema = z
  .object({
    /** Which of the machine's addresses to listen on. */
    HOST: z.string().default('0.0.0.0'),
    PORT: number(0, 65535, 3000),
    /** A PostgreSQL to use. Without one, the server starts its own below `DATA_DIR`. */
    DATABASE_URL: optional,
    /** Processes that share the tables; `auto`: as many as there are cores. */
    PROCESSES: processes,
    /** Connections to PostgreSQL, of all processes together. */
    DATABASE_CONNECTIONS: number(2, 200, 10),
    DATA_DIR: z.string().default('data'),
    /** The built client. */
    CLIENT_DIR: z.string().default('apps/client/dist'),
    MIGRATIONS_DIR: z.string().default('prisma/migrations'),
    /** How people reach this server, such as `https://table.example.org`: it is printed, and stands in invites. */
    PUBLIC_URL: optional,
    /** How many proxies in front tell the addresses of clients (`X-Forwarded-For`). */
    TRUST_PROXY: hops,
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
      .default('info'),
    /** Whoever knows it gets every metric at `/metrics`; others only what tells nothing of play. */
    METRICS_TOKEN: optional,
    /** How long a table stays in memory when nobody is connected, seconds. */
    IDLE_SECONDS: number(1, 86_400, 300),
    /** Commits between two snapshots of a table. */
    SNAPSHOT_EVERY: number(1, 10_000, 200),
    /** Commands a second that one seat may send in the long run; four times as many at once. */
    COMMANDS_PER_SECOND: number(1, 10_000, 20),
    /** Requests to open, join or look up a table that one address may send a minute; as many others. */
    JOINS_PER_MINUTE: number(1, 1_000_000, 120),
    /** The largest table that can be imported, MB of JSON; with 0 none can. */
    IMPORT_MEGABYTES: number(0, 2_000, importedByDefault(memoryHere())),
    /** Hours between two backups that the server makes by itself; with 0 it makes none. */
    BACKUP_EVERY_HOURS: number(0, 8_760, 0),
    /** Where backups go. */
    BACKUP_DIR: z.string().default('backups'),
    /** Days after which a backup is removed; the older they are, the fewer of them are kept until then. */
    BACKUP_KEEP_DAYS: number(1, 36_500, 90),
    /** Hosts that the evenings of tables may be posted to, such as `discord.com`. */
    WEBHOOK_HOSTS: hosts,
    /** Whether people may ask to be told on a closed device that it is their turn: `on`, or `off`. */
    WEB_PUSH: z.enum(['on', 'off']).default('on'),
    /** How whoever runs a push service reaches whoever runs this server; without it, by `PUBLIC_URL`. */
    PUSH_CONTACT: z
      .string()
      .trim()
      .regex(/^(mailto:[^\s@<>]+@[^\s@<>]+|https:\/\/\S+|)$/, 'Must begin with mailto: or https://')
      .transform((value) => (value === '' ? null : value))
      .nullable()
      .default(null),
    /** Tables that one network may open an hour; 0 for any number, here and below. */
    TABLES_PER_HOUR: number(0, 1_000_000, 60),
    /** Tables that everybody together may open an hour. */
    TABLES_PER_HOUR_IN_ALL: number(0, 1_000_000, 1_000),
    /** Tables that there may be, apart from archived ones. */
    MOST_TABLES: number(0, 1_000_000_000, 0),
    /** Days without use after which a table is archived; 0 for never. */
    ARCHIVE_AFTER_DAYS: number(0, 36_500, 180),
    /** Days after which an archived table is deleted for ever; 0 for never. */
    DELETE_ARCHIVED_AFTER_DAYS: number(0, 36_500, 0),
  })
  .refine((config) => config.ARCHIVE_AFTER_DAYS > 0 || config.DELETE_ARCHIVED_AFTER_DAYS === 0, {
    path: ['DELETE_ARCHIVED_AFTER_DAYS'],
    error: 'No table is archived, so none would be deleted: set ARCHIVE_AFTER_DAYS as well',
  });
export type Config = z.infer<typeof configSchema>;

/** Reads the settings; throws one sentence for each that makes no sense. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const parsed = configSchema.safeParse(environment);
  if (parsed.success) return parsed.data;
  const complaints = parsed.error.issues.map(
    (issue) => `${issue.path.join('.')}: ${issue.message}`,
  );
  throw new Error(`These settings make no sense:\n  ${complaints.join('\n  ')}`);
}
