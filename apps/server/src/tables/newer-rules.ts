/** At this table a build with a higher `stateVersion` has been at play; this one keeps away from it. */
export class NewerRulesError extends Error {
  constructor(table: string) {
    super(`Later rules than this build's have been at play at table ${table}`);
    this.name = 'NewerRulesError';
  }
}
