/** A table was opened with something that this build cannot play; a newer build can. */
export class UnknownGameError extends Error {
  constructor(table: string) {
    super(`This build cannot play what table ${table} was opened with`);
    this.name = 'UnknownGameError';
  }
}

/** At this table a build with a higher `stateVersion` has been at play; this one keeps away from it. */
export class NewerRulesError extends Error {
  constructor(table: string) {
    super(`Later rules than this build's have been at play at table ${table}`);
    this.name = 'NewerRulesError';
  }
}
