import type { Logger } from 'pino';
import type { TableUsage } from '../store/usage';

export interface UsageSweepOptions {
  usage: TableUsage;
  log: Logger;
  /** Tables that nobody has used for so many seconds are archived; `null`: none is. */
  archiveAfter: number | null;
  /** Tables that have been archived for so many seconds are deleted; `null`: none is. */
  deleteAfter: number | null;
  /** The tables that are in memory here, which people use. */
  inUse(): readonly string[];
  /** Tables were archived, or deleted. */
  swept(archived: number, deleted: number): void;
  /** How long after the start the first sweep is, milliseconds. */
  firstAfter?: number;
}

/** Not at once: servers are often started where others have just been stopped. */
const FIRST_MS = 5 * 60_000;
const EVERY_MS = 60 * 60_000;
/** How many tables are archived by one statement, and how much one sweep does at most. */
const BATCH = 50;
const MOST_BATCHES = 40;
const MOST_DELETED = 200;
/** The rest that the database gets between two steps. */
const PAUSE_MS = 50;

/**
 * Once an hour, notes which tables are in use here, archives those that nobody has used for long, and
 * deletes those that have been archived for long, as far as the operator wants that. Several servers
 * may do so at once.
 */
export class UsageSweep {
  readonly #first: NodeJS.Timeout;
  #next: NodeJS.Timeout | null = null;
  #underWay: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(private readonly options: UsageSweepOptions) {
    this.#first = setTimeout(() => this.#start(), options.firstAfter ?? FIRST_MS).unref();
  }

  /** One sweep. Rejects when the database fails; the next one goes on from there. */
  async run(): Promise<void> {
    const { usage, archiveAfter, deleteAfter, inUse, swept, log } = this.options;
    // Always first, and the sweep ends where it fails: what is at play must never look unused.
    await usage.markUsed(inUse());
    let archived = 0;
    let deleted = 0;
    try {
      for (let batch = 0; archiveAfter !== null && batch < MOST_BATCHES; batch += 1) {
        const some = await usage.archiveUnused(archiveAfter, BATCH);
        archived += some;
        if (some === 0 || !(await this.#rested())) break;
      }
      while (deleteAfter !== null && deleted < MOST_DELETED) {
        if (!(await usage.deleteArchived(deleteAfter))) break;
        deleted += 1;
        if (!(await this.#rested())) break;
      }
    } finally {
      if (archived + deleted > 0) {
        log.info({ archived, deleted }, 'Tables that nobody used were put aside');
        swept(archived, deleted);
      }
    }
  }

  /** Stops after the step that is under way. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#first);
    if (this.#next) clearTimeout(this.#next);
    await this.#underWay;
  }

  #start(): void {
    this.#underWay = this.run()
      .catch((error: unknown) => {
        this.options.log.error({ err: error }, 'Unused tables could not be looked for');
      })
      .then(() => {
        if (!this.#closed) this.#next = setTimeout(() => this.#start(), EVERY_MS).unref();
      });
  }

  /** Lets the database rest; `false` when there is no time to go on. */
  async #rested(): Promise<boolean> {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return !this.#closed;
  }
}
