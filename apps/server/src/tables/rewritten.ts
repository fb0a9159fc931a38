import type { Commit } from '../store/commits';

/** What a table in memory came from was rewritten since: it has to be loaded anew. */
export class HistoryRewritten extends Error {
  constructor(table: string) {
    super(`The history of table ${table} was rewritten`);
    this.name = 'HistoryRewritten';
  }
}

/** Whether a commit tells that words were removed from those before it. */
export const rewrites = ({ events }: Commit): boolean =>
  events.some(({ type }) => type === 'redacted');
