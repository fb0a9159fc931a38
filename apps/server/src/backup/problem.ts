/** Why no backup was written, or none was restored: one plain sentence for whoever runs the server. */
export class BackupProblem extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'BackupProblem';
  }
}

export const backupProblems = {
  underWay: () => new BackupProblem('Another backup of this database is being written just now.'),
  notOurs: () => new BackupProblem('This file is no backup of Moonlit Table.'),
  cut: () => new BackupProblem('This file ends in the middle. Nothing was restored.'),
  damaged: (table: string) =>
    new BackupProblem(`This file is damaged: ${table} is not as it was. Nothing was restored.`),
  newer: (migration: string) =>
    new BackupProblem(
      `A newer release wrote this backup: this one does not know ${migration}. Restore it with that release.`,
    ),
  inUse: () =>
    new BackupProblem('A server uses this database. Stop it, then restore the backup again.'),
  notEmpty: (tables: number) =>
    new BackupProblem(
      `There is play in this database already (${tables} ${tables === 1 ? 'table' : 'tables'}). Restore into an empty one: it would be mixed up.`,
    ),
  furtherOn: () =>
    new BackupProblem(
      'This database was set up by a newer release than the backup. Restore into one that no server has used.',
    ),
};
