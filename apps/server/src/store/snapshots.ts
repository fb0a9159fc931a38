import type { Audience, BaseState } from '@moonlit/rules';
import type { Database } from './database';
import { REDACTION } from './redaction';

/** A table as it stood after the commit `seq`. */
export interface StoredSnapshot {
  seq: number;
  state: BaseState;
  revisions: Partial<Record<Audience, number>>;
}

export interface Snapshots {
  /** The newest one of a build; with `before`, of those from before that commit. */
  newest(table: string, build: string, before?: number): Promise<StoredSnapshot | null>;
  /**
   * Keeps a snapshot, and lets all but the newest few go. One of a state from before somebody's words
   * were removed is not kept.
   */
  save(table: string, build: string, snapshot: StoredSnapshot): Promise<void>;
}

/** How many snapshots of a table are kept: undo seldom goes back further. */
const KEPT = 3;

export function snapshotsOf({ pool }: Database): Snapshots {
  return {
    async newest(table, build, before) {
      const { rows } = await pool.query<{
        seq: string;
        state: BaseState;
        revisions: StoredSnapshot['revisions'];
      }>({
        name: 'newest-snapshot',
        text: `SELECT seq, state, revisions FROM snapshots
               WHERE table_id = $1 AND build = $2 AND ($3::bigint IS NULL OR seq < $3)
               ORDER BY seq DESC LIMIT 1`,
        values: [table, build, before ?? null],
      });
      const row = rows[0];
      return row ? { ...row, seq: Number(row.seq) } : null;
    },

    async save(table, build, { seq, state, revisions }) {
      await pool.query({
        name: 'save-snapshot',
        text: `INSERT INTO snapshots (table_id, seq, build, state, revisions)
               SELECT $1, $2, $3, $4::json, $5::json
               WHERE NOT EXISTS (
                 SELECT 1 FROM commits WHERE table_id = $1 AND seq > $2 AND type = '${REDACTION}')
               ON CONFLICT (table_id, seq) DO UPDATE
               SET build = EXCLUDED.build, state = EXCLUDED.state, revisions = EXCLUDED.revisions`,
        values: [table, seq, build, JSON.stringify(state), JSON.stringify(revisions)],
      });
      await pool.query({
        name: 'prune-snapshots',
        text: `DELETE FROM snapshots WHERE table_id = $1 AND seq < (
                 SELECT seq FROM snapshots WHERE table_id = $1 ORDER BY seq DESC OFFSET $2 LIMIT 1)`,
        values: [table, KEPT - 1],
      });
      // One that was being saved while words were removed may still hold them.
      await pool.query({
        name: 'drop-snapshots-before-redaction',
        text: `DELETE FROM snapshots WHERE table_id = $1 AND seq < (
                 SELECT max(seq) FROM commits WHERE table_id = $1 AND seq > $2 AND type = '${REDACTION}')`,
        values: [table, seq],
      });
    },
  };
}
