import type { CommandMessage } from '@moonlit/protocol';
import type { Line } from './connection-state';
import type { CommandAnswer } from './wire';

/** Sends one message and gives its ack; rejects when none came (time, or a lost connection). */
export type Emit = (message: CommandMessage) => Promise<CommandAnswer>;

interface Waiting {
  message: CommandMessage;
  /** How often a fault of the server left it in doubt. */
  faults: number;
  settle(ack: CommandAnswer): void;
}

/** The answer to whatever is sent from a seat that is gone. */
export const left = (message: string): Extract<CommandAnswer, { ok: false }> => ({
  ok: false,
  refusal: {
    code: 'not-allowed',
    message,
    instead: 'Reload the page, or ask at the table for a new link.',
    rule: 'TABLE-014',
  },
});

/** How long an unanswered command waits before it is sent again over a connection that seems open. */
const RETRY_MS = 1_000;
/** How often a command that the server could not deal with is sent again, ever more slowly. */
const FAULTS_MAX = 5;

/**
 * Commands on their way. One keeps its id until the server has answered it, and is sent again, in
 * order, whenever the connection comes back: the server answers a repeated id with its first result.
 */
export class CommandQueue {
  #waiting: Waiting[] = [];
  /** What everything is sent over; `null` while there is nothing. A send over an older line starts nothing. */
  #line: Line | null = null;

  constructor(
    private readonly emit: Emit,
    private readonly newId: () => string,
    private readonly changed: (waiting: number) => void,
    private readonly later: (run: () => void, ms: number) => void = (run, ms) => {
      setTimeout(run, ms);
    },
  ) {}

  /** Queues a command. Resolves with the server's answer, however long the way to it. */
  send(command: CommandMessage['command']): Promise<CommandAnswer> {
    return new Promise((settle) => {
      const waiting = { message: { id: this.newId(), command }, faults: 0, settle };
      this.#waiting.push(waiting);
      this.changed(this.#waiting.length);
      if (this.#line) this.#try(waiting, this.#line);
    });
  }

  /** There is a line: sends everything unanswered over it, oldest first, if that has not been done. */
  open(line: Line): void {
    if (this.#line === line) return;
    this.#line = line;
    for (const waiting of this.#waiting) this.#try(waiting, line);
  }

  /** The connection is gone; everything waits. */
  close(): void {
    this.#line = null;
  }

  /** The seat is gone: answers everything with the same refusal, since nothing can be sent again. */
  giveUp(message: string): void {
    this.close();
    for (const waiting of [...this.#waiting]) {
      this.#settle(waiting, left(message));
    }
  }

  #try(waiting: Waiting, line: Line): void {
    const again = (ms: number) =>
      this.later(() => {
        if (this.#line === line && this.#waiting.includes(waiting)) this.#try(waiting, line);
      }, ms);
    this.emit(waiting.message).then(
      (ack) => {
        if (!inDoubt(ack) || waiting.faults >= FAULTS_MAX) return this.#settle(waiting, ack);
        waiting.faults += 1;
        again(RETRY_MS * 2 ** (waiting.faults - 1));
      },
      () => again(RETRY_MS),
    );
  }

  #settle(waiting: Waiting, ack: CommandAnswer): void {
    if (!this.#waiting.includes(waiting)) return;
    this.#waiting = this.#waiting.filter((other) => other !== waiting);
    this.changed(this.#waiting.length);
    waiting.settle(ack);
  }
}

/**
 * Whether the same command is sent again: there was no room for it, or it may have been carried out even so. Were it given back as refused, the person
 * would send it anew, under another id, and it might count twice.
 */
function inDoubt(ack: CommandAnswer): boolean {
  return !ack.ok && ['server-error', 'server-busy'].includes(ack.refusal.code);
}
