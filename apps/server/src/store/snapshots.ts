import type { Audience, BaseState } from '@moonlit/rules';
import type { Database } from './database';

/** A table as it stood after the commit `seq`. */
export interface StoredSnapshot {
  seq: number;
  state: BaseState;
  revisions: Partial<Record<Audience, number>>;
}

/** Whose snapshots a server reads, and what its own are marked with. */
export interface SnapshotVersions {
  build: string;
  /** Those of the versions `since` to `current`, of any build; `null`: those of the same build only. */
  state: { current: number; since: number } | null;
}

export interface Snapshots {
  /** The newest one that can be read; with `before`, of those from before that commit. */
  newest(
    table: string,
    versions: SnapshotVersions,
    before?: number,
  ): Promise<StoredSnapshot | null>;
  /** Keeps a snapshot, and lets all but the newest few go. */
  save(table: string, versions: SnapshotVersions, snapshot: StoredSnapshot): Promise<void>;
}

/** How many snapshots of a table are kept: undo seldom goes back further. */
const KEPT = 3;

export function snapshotsOf({ pool }: Database): Snapshots {
  return {
    async newest(table, { build, state: version }, before) {
      const { rows } = await pool.query<{
        seq: string;
        state: BaseState;
        revisions: StoredSnapshot['revisions'];
      }>({
        name: 'newest-snapshot',
        text: `SELECT seq, state, revisions FROM snapshots
               WHERE table_id = $1 AND ($2::bigint IS NULL OR seq < $2)
                 AND CASE WHEN state_version IS NULL THEN build = $3
                          ELSE state_version BETWEEN $4 AND $5 END
               ORDER BY seq DESC LIMIT 1`,
        values: [table, before ?? null, build, version?.since ?? null, version?.current ?? null],
      });
      const row = rows[0];
      return row ? { ...row, seq: Number(row.seq) } : null;
    },

    async save(table, { build, state: version }, { seq, state, revisions }) {
      await pool.query({
        name: 'save-snapshot',
        text: `INSERT INTO snapshots (table_id, seq, build, state_version, state, revisions)
               VALUES ($1, $2, $3, $4, $5::json, $6::json)
               ON CONFLICT (table_id, seq) DO UPDATE
               SET build = EXCLUDED.build, state_version = EXCLUDED.state_version,
                   state = EXCLUDED.state, revisions = EXCLUDED.revisions`,
        values: [
          table,
          seq,
          build,
          version?.current ?? null,
          JSON.stringify(state),
          JSON.stringify(revisions),
        ],
      });
      await pool.query({
        name: 'prune-snapshots',
        text: `DELETE FROM snapshots WHERE table_id = $1 AND seq < (
                 SELECT seq FROM snapshots WHERE table_id = $1 ORDER BY seq DESC OFFSET $2 LIMIT 1)`,
        values: [table, KEPT - 1],
      });
    },
  };
}
