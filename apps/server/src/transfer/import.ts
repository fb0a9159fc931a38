import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import type { SeatId } from '@moonlit/rules';
import { BoundedWork } from '../access/bounded-work';
import type { ToServer } from './import-messages';
import { toServerSchema } from './import-messages';
import { ImportRefused, importRefusals } from './import-refusal';

export interface ImportOptions {
  databaseUrl: string;
  /** The largest file that is taken, bytes; none is where it is 0. */
  mostBytes: number;
}

/** How long it may take to read a file and to replay what is in it. */
const MOST_MS = 50_000;
/** Memory of the thread, besides what it shares. */
const MEMORY_MB = 384;
/** One at a time, since each takes a core for itself; a few more may wait. */
const BOUNDS = { atOnce: 1, waiting: 3 };

/** Takes tables in that were exported elsewhere. */
export class TableImports {
  readonly #work = new BoundedWork(BOUNDS);

  constructor(private readonly options: ImportOptions) {}

  /** The largest file that is taken, bytes. */
  get mostBytes(): number {
    return this.options.mostBytes;
  }

  /**
   * Reads a file and stores the table that is in it, under a new id and without any link. Nothing is
   * stored unless all of it is well.
   *
   * @throws {ImportRefused} when the file is none that can be taken.
   * @throws {TooMuchWork} when too many are being read already.
   */
  run(file: AsyncIterable<Uint8Array>): Promise<{ table: string; seat: SeatId }> {
    return this.#work.run(() => this.#import(file));
  }

  async #import(file: AsyncIterable<Uint8Array>): Promise<{ table: string; seat: SeatId }> {
    const { databaseUrl, mostBytes } = this.options;
    const thread = new ImportThread(databaseUrl);
    try {
      let bytes = 0;
      for await (const chunk of file) {
        bytes += chunk.length;
        if (bytes > mostBytes) throw importRefusals.tooLarge(mostBytes);
        await thread.send(chunk);
      }
      const last = await thread.send(null);
      if (last.kind !== 'done') throw new Error('The import ended without an answer');
      return { table: last.table, seat: last.seat };
    } finally {
      await thread.end();
    }
  }
}

/** The thread that does it: one message at a time, each of which is answered. */
class ImportThread {
  readonly #worker: Worker;
  readonly #deadline: NodeJS.Timeout;
  #answered: ((answer: ToServer) => void) | null = null;
  #failed: ((error: Error) => void) | null = null;
  #failure: Error | null = null;

  constructor(databaseUrl: string) {
    this.#worker = importWorker({
      workerData: { databaseUrl },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    this.#worker.on('message', (message: unknown) => {
      const parsed = toServerSchema.safeParse(message);
      if (parsed.success) this.#answered?.(parsed.data);
    });
    this.#worker.on('error', (error: Error & { code?: string }) => {
      this.#fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? importRefusals.tooMuch() : error);
    });
    this.#worker.on('exit', () => this.#fail(new Error('The import ended by itself')));
    this.#deadline = setTimeout(() => this.#fail(importRefusals.tooMuch()), MOST_MS).unref();
  }

  /** Sends the next bytes, or `null` after the last, and waits until they have been dealt with. */
  async send(bytes: Uint8Array | null): Promise<Extract<ToServer, { kind: 'taken' | 'done' }>> {
    if (this.#failure) throw this.#failure;
    const answer = await new Promise<ToServer>((resolve, reject) => {
      this.#answered = resolve;
      this.#failed = reject;
      this.#worker.postMessage(bytes);
    });
    if (answer.kind === 'refused') throw new ImportRefused(answer.code, answer.message);
    if (answer.kind === 'failed') throw new Error(`The import failed: ${answer.message}`);
    return answer;
  }

  /** Ends the thread; what it has not committed PostgreSQL rolls back. */
  async end(): Promise<void> {
    clearTimeout(this.#deadline);
    this.#failure ??= new Error('The import is over');
    await this.#worker.terminate();
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    this.#failed?.(this.#failure);
  }
}

/** The built file beside this one, or the source when this is not built. */
function importWorker(options: WorkerOptions): Worker {
  const here = import.meta.url;
  if (!here.endsWith('.ts')) return new Worker(new URL('./import-worker.js', here), options);
  const tsx = pathToFileURL(createRequire(here).resolve('tsx/package.json'));
  const typescript = new URL('./dist/esm/api/index.mjs', tsx).href;
  const source = new URL('./import-worker.ts', here).href;
  // A thread does not take over what the process was told of TypeScript.
  const program = `import('${typescript}').then((tsx) => { tsx.register(); return import('${source}'); })`;
  return new Worker(program, { ...options, eval: true });
}
