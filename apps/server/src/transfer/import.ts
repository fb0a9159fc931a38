import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import type { SeatId } from '@moonlit/rules';
import { Places } from '../access/places';
import { BoundedWork } from '../bounded-work';
import { type ImportTask, type ToServer, toServerSchema } from './import-messages';
import { ImportRefused, importRefusals } from './import-refusal';

export interface ImportOptions {
  databaseUrl: string;
  /** The largest file that is taken, bytes, as it is sent and unpacked; none is where it is 0. */
  mostBytes: number;
}

/** A table that was taken in, and the seat that manages it. */
export interface Imported {
  table: string;
  seat: SeatId;
}

/** How long it may take to read a file and to replay what is in it. */
const MOST_MS = 50_000;
/** Memory of the thread, besides what it shares: what lasts, and what is new. */
const MEMORY = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 16 };
/** How many may send a file, or wait until it is read: each has a file of its own on the disk. */
const PLACES = 8;
/** One at a time, since each takes a core for itself. */
const BOUNDS = { atOnce: 1, waiting: PLACES };

/** Takes tables in that were exported elsewhere. */
export class TableImports {
  readonly #work = new BoundedWork(BOUNDS);
  /** Whoever is under way, from the first byte to the last word; one place for each network. */
  readonly places = new Places(PLACES);

  constructor(private readonly options: ImportOptions) {}

  /** The largest file that is taken, bytes. */
  get mostBytes(): number {
    return this.options.mostBytes;
  }

  /**
   * Reads a file, when its turn comes, and stores the table that is in it, under a new id and without any link. Nothing
   * is stored unless all of it is well.
   *
   * @param wanted whether somebody still waits for it when its turn has come.
   * @throws {ImportRefused} when the file is none that can be taken.
   */
  run(file: ImportTask['file'], wanted: () => boolean): Promise<Imported> {
    const { databaseUrl, mostBytes } = this.options;
    return this.#work.run(async () => {
      if (!wanted()) throw importRefusals.cut();
      return inThread({ databaseUrl, file, mostBytes });
    });
  }
}

/** Does it in a thread that ends with it. */
async function inThread(task: ImportTask): Promise<Imported> {
  const worker = importWorker({ workerData: task, resourceLimits: MEMORY });
  let tooLong: NodeJS.Timeout | undefined;
  try {
    const answer = await new Promise<ToServer>((resolve, reject) => {
      worker.on('message', (message: unknown) => {
        const parsed = toServerSchema.safeParse(message);
        if (parsed.success) resolve(parsed.data);
        else reject(parsed.error);
      });
      worker.on('error', (error: Error & { code?: string }) => {
        reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? importRefusals.tooMuch() : error);
      });
      worker.on('exit', () => reject(new Error('The import ended without an answer')));
      tooLong = setTimeout(() => reject(importRefusals.tooMuch()), MOST_MS).unref();
    });
    if (answer.kind === 'refused') throw new ImportRefused(answer.code, answer.message);
    if (answer.kind === 'failed') throw new Error(`The import failed: ${answer.message}`);
    return answer;
  } finally {
    clearTimeout(tooLong);
    await worker.terminate();
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
