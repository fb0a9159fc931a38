import { CommitGroups } from './commit-groups';
import { commitsOn } from './commit-statements';
import type { Commits } from './commits';
import type { Database } from './database';

export function commitsOf({ pool }: Database): Commits {
  const single = commitsOn(pool);
  const groups = new CommitGroups(pool, single.append);
  return {
    ...single,
    append: (table, commit, key) => groups.append(table, commit, key),
    async exclusively(table, job) {
      const client = await pool.connect();
      // One that breaks between two statements shows at the next.
      client.on('error', ignored);
      try {
        await client.query('BEGIN');
        await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [table]);
        const result = await job(commitsOn(client));
        await client.query('COMMIT');
        client.release();
        return result;
      } catch (error) {
        // Closes the connection, and with it the transaction.
        client.release(true);
        throw error;
      } finally {
        client.off('error', ignored);
      }
    },
  };
}

const ignored = () => undefined;
