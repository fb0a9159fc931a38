import { givenName } from '@moonlit/rules';
import { z } from 'zod';
import type { StoredSetup } from '../store/tables';

/**
 * A whole table as one JSON file. `version` goes up with every change that an older server could not
 * read; a newer server reads all older ones.
 *
 *     { "format", "version", "exportedAt",
 *       "table": { "name", "system", "setup", "stateVersion", "createdAt" },
 *       "dice": { "session", "seeds" } | null,
 *       "commits": [ … ], "state": { … } }
 *
 * `commits` is the table: everything else about the play comes of it. `state` is for readers who have
 * no server, and is not read here. Links are not part of it, nor is the secret of the table's dice: only
 * the seeds that are promised to a session that is open.
 */
export const FORMAT = 'moonlit-table';
export const VERSION = 1;

/** A moment that PostgreSQL takes, and that clocks have shown: there is no year 0. */
const time = z.iso.datetime({ offset: true }).refine((at) => {
  const year = new Date(at).getUTCFullYear();
  return year >= 1970 && year <= 9999;
}, 'This moment is outside the years 1970 to 9999.');
const seatId = z.string().regex(/^[\w-]{1,64}$/);
/** Numbers of commits: milliseconds, so that this is far more than any table lives. */
const seq = z.int().min(1).max(1e15);

export const exportedTableSchema = z.strictObject({
  name: givenName,
  system: z.string().min(1).max(64),
  setup: z.record(z.string().max(64), z.json()),
  /** The version of the game's states at the server that it comes from: its events are of that one. */
  stateVersion: z.int().min(1).max(1e6),
  createdAt: time,
});
export type ExportedTable = z.infer<typeof exportedTableSchema> & { setup: StoredSetup };

/** The seeds of the session that is open, by stream; `null` where none is. */
export const exportedDiceSchema = z
  .strictObject({
    session: z.int().min(1),
    seeds: z.record(z.string().max(80), z.string().regex(/^[0-9a-f]{64}$/)),
  })
  .nullable();
export type ExportedDice = z.infer<typeof exportedDiceSchema>;

/** One command that was carried out, as it is stored. */
export const exportedCommitSchema = z.strictObject({
  seq,
  previous: z.int().min(0).max(1e15),
  id: z.uuid(),
  seat: seatId.nullable(),
  at: time,
  touched: z.array(z.string().regex(/^(public|director|seat:[\w-]{1,64})$/)).max(1_000),
  command: z.looseObject({ type: z.string().min(1).max(64) }),
  events: z.array(z.looseObject({ type: z.string().min(1).max(64) })).max(10_000),
});
export type ExportedCommit = z.infer<typeof exportedCommitSchema>;
