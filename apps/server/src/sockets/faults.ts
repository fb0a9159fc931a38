import { randomUUID } from 'node:crypto';
import type { WireRefusal } from '@moonlit/protocol';
import type { Logger } from 'pino';
import { isOverload } from '../access/overload';
import { isDiskFull } from '../store/sql-state';
import { NewerRulesError } from '../tables/unplayable';
import { diskFull, newerServer, serverBusy } from './refusals';

/** What went wrong in the server itself: the log holds the details, and whoever sent something an id of them. */
export class Faults {
  constructor(private readonly log: Logger) {}

  /** The answer to an unexpected error. */
  refusalFor(error: unknown): WireRefusal {
    if (isOverload(error)) {
      this.log.warn('The database had no time for a command');
      return serverBusy;
    }
    if (error instanceof NewerRulesError) return newerServer;
    if (isDiskFull(error)) {
      this.log.error('The disk of the database is full');
      return diskFull;
    }
    const id = this.note(error, 'A message could not be handled');
    return {
      code: 'server-error',
      message: `Something went wrong on the server (${id}).`,
      instead: 'Try again. If it was carried out after all, it will not count twice.',
      rule: 'TABLE-024',
    };
  }

  /** Notes an error in the log; gives its id there. */
  note(error: unknown, what: string): string {
    const id = randomUUID().slice(0, 8);
    this.log.error({ err: error, id }, what);
    return id;
  }
}
