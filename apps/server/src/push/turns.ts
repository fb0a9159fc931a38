import { createHash } from 'node:crypto';
import type { BaseState, SeatId } from '@moonlit/rules';
import type { Logger } from 'pino';
import { BoundedWork, TooMuchWork } from '../bounded-work';
import type { Pushes, Subscribed } from '../store/pushes';
import { questionsOf } from './questions';
import type { Outcome } from './send';
import { wordsOf } from './words';

/** A table, as far as this looks at it. */
export interface AskingTable {
  readonly seq: number;
  readonly state: BaseState;
}

export interface TurnsOptions {
  pushes: Pick<Pushes, 'of' | 'claim' | 'drop'>;
  /** A table that is at play here; `null` where it is not, or there is none. */
  table(id: string): Promise<AskingTable | null>;
  /** Whether a page of the seat is looked at, at whichever server. */
  isLooking(table: string, seat: SeatId): boolean;
  /** Hands a message to the push service of a browser. */
  send(one: Subscribed, words: string): Promise<Outcome>;
  log: Pick<Logger, 'error' | 'warn'>;
  /** How long a question waits before somebody is told who does not look, milliseconds. */
  waits: number;
  now?(): number;
}

/** Messages that are under way at the same time, of this process; what is more is not sent. */
const SENDING = { atOnce: 8, waiting: 500 };

/**
 * Tells people that play waits for them who do not look: once for each question, however many servers watch the same
 * table, and to nobody but browsers that have asked for it. A server that is killed between noting and sending tells
 * nobody of that one.
 */
export class Turns {
  /** Tables where something may have changed since they were looked at. */
  readonly #stirred = new Set<string>();
  /** Since when a seat has not looked at something new, by table and seat, and what that was; milliseconds since 1970. */
  readonly #noted = new Map<string, Map<SeatId, { asked: string; since: number }>>();
  readonly #sending = new BoundedWork(SENDING);
  readonly #timer: NodeJS.Timeout;
  #looking: Promise<void> = Promise.resolve();

  constructor(private readonly options: TurnsOptions) {
    this.#timer = setInterval(() => void this.look(), Math.max(50, options.waits / 2)).unref();
  }

  /** Something has happened at a table, or somebody looks at it, or no longer does. */
  stirred(table: string): void {
    this.#stirred.add(table);
  }

  /** Looks at all tables where anything has changed. */
  look(): Promise<void> {
    this.#looking = this.#looking.then(() =>
      this.#lookAtAll().catch((error: unknown) => {
        this.options.log.error({ err: error }, 'Nobody could be told of their turn');
      }),
    );
    return this.#looking;
  }

  /** Looks no more, and waits for what is under way. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
  }

  async #lookAtAll(): Promise<void> {
    const tables = [...this.#stirred];
    if (tables.length === 0) return;
    this.#stirred.clear();
    const subscribed = new Map<string, Subscribed[]>();
    for (const one of await this.options.pushes.of(tables)) {
      subscribed.set(one.table, [...(subscribed.get(one.table) ?? []), one]);
    }
    for (const id of tables) {
      const theirs = subscribed.get(id);
      const table = theirs ? await this.options.table(id) : null;
      if (theirs && table) await this.#lookAt(id, table, theirs);
      else this.#noted.delete(id);
    }
  }

  async #lookAt(id: string, table: AskingTable, subscribed: readonly Subscribed[]): Promise<void> {
    const { seq, state } = table;
    const { pushes, isLooking, waits, now = Date.now } = this.options;
    const questions = questionsOf(state);
    const before = this.#noted.get(id);
    const noted = new Map<SeatId, { asked: string; since: number }>();
    for (const one of subscribed) {
      const asked = [...(questions.get(one.seat) ?? [])].map(hashOf).sort();
      const told = one.told?.split(' ') ?? [];
      if (asked.every((hash) => told.includes(hash))) {
        // What was answered is told anew when it is asked again.
        if (asked.length < told.length) await pushes.claim(one, asked.join(' ') || null, seq);
        continue;
      }
      const all = asked.join(' ');
      // Whoever looks knows; from the moment at which they do not, it waits anew.
      const looks = isLooking(id, one.seat);
      const known = before?.get(one.seat);
      const since = known?.asked === all && !looks ? known.since : now();
      noted.set(one.seat, { asked: all, since });
      if (looks) continue;
      if (now() - since < waits) this.#stirred.add(id);
      else if (await pushes.claim(one, all, seq)) {
        this.#tell(one, wordsOf({ table: id, name: state.public.table.name }));
      }
    }
    if (noted.size > 0) this.#noted.set(id, noted);
    else this.#noted.delete(id);
  }

  #tell(one: Subscribed, words: string): void {
    const { send, pushes, log } = this.options;
    this.#sending
      .run(async () => {
        const outcome = await send(one, words);
        if (outcome === 'gone') await pushes.drop(one.endpointHash);
        else if (outcome === 'failed') log.warn('A push service could not be reached');
      })
      .catch((error: unknown) => {
        if (error instanceof TooMuchWork) log.warn('Too many are told of their turns at once');
        else log.error({ err: error }, 'Nobody could be told of a turn');
      });
  }
}

/** What stands in the database of a question: nothing of what is asked. */
const hashOf = (id: string): string =>
  createHash('sha256').update(id).digest('base64url').slice(0, 16);
