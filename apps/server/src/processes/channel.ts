import type { Socket } from 'node:net';
import { z } from 'zod';

/** What goes between two processes: a question, or the answer to one. */
const messageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ask'), id: z.number(), what: z.string(), given: z.unknown() }),
  z.object({ kind: z.literal('answer'), id: z.number(), result: z.unknown() }),
  z.object({ kind: z.literal('failed'), id: z.number(), message: z.string() }),
]);
type Message = z.infer<typeof messageSchema>;

/** One end of the pipe between a process and one that it has started. */
export interface Pipe {
  send(message: object, socket: Socket | undefined, sent: (error: Error | null) => void): void;
  onMessage(listener: (message: unknown, socket: unknown) => void): void;
}

/** What one end answers, by name. */
export type Answers = Readonly<Record<string, (given: unknown, socket: unknown) => unknown>>;

/** The other process has ended, or cannot be reached any more. */
export class ChannelClosed extends Error {
  constructor() {
    super('The other process is gone');
    this.name = 'ChannelClosed';
  }
}

interface Waiting {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** Questions and answers between two processes, in both directions. */
export class Channel {
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;
  #closed = false;

  constructor(
    private readonly pipe: Pipe,
    private readonly answers: Answers,
  ) {
    pipe.onMessage((message, socket) => {
      this.#received(messageSchema.parse(message), socket);
    });
  }

  /**
   * Asks the other process. A socket that goes along belongs to the other process from this moment
   * on, with all that has not been read from it yet.
   *
   * @throws {ChannelClosed}
   */
  async ask<T>(what: string, given: unknown, reads: z.ZodType<T>, socket?: Socket): Promise<T> {
    if (this.#closed) throw new ChannelClosed();
    this.#asked += 1;
    const id = this.#asked;
    const result = await new Promise<unknown>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#send({ kind: 'ask', id, what, given }, socket);
    });
    return reads.parse(result);
  }

  /** Nothing will be answered any more. */
  close(): void {
    this.#closed = true;
    for (const { reject } of this.#waiting.values()) reject(new ChannelClosed());
    this.#waiting.clear();
  }

  #received(message: Message, socket: unknown): void {
    if (message.kind === 'ask') {
      this.#answer(message.id, message.what, message.given, socket);
      return;
    }
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.kind === 'answer') waiting?.resolve(message.result);
    else waiting?.reject(new Error(message.message));
  }

  #answer(id: number, what: string, given: unknown, socket: unknown): void {
    const job = async () => {
      const answer = this.answers[what];
      if (!answer) throw new Error(`Nobody answers “${what}”`);
      return answer(given, socket);
    };
    job().then(
      (result) => this.#send({ kind: 'answer', id, result: result ?? null }),
      (error: unknown) =>
        this.#send({
          kind: 'failed',
          id,
          message: error instanceof Error ? error.message : String(error),
        }),
    );
  }

  #send(message: Message, socket?: Socket): void {
    if (this.#closed) return;
    this.pipe.send(message, socket, (error) => {
      if (error) this.close();
    });
  }
}
