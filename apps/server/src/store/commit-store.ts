import { CommitGroups } from './commit-groups';
import { commitsOn } from './commit-statements';
import type { Commits } from './commits';
import type { Database } from './database';
import { inTransaction, lockTable } from './exclusively';

export function commitsOf(database: Database): Commits {
  const single = commitsOn(database.pool);
  const groups = new CommitGroups(database.pool, single.append);
  return {
    ...single,
    append: (table, commit, key) => groups.append(table, commit, key),
    exclusively: (table, job) =>
      inTransaction(database, async (client) => {
        await lockTable(client, table);
        return job(commitsOn(client));
      }),
  };
}
