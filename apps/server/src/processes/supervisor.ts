import type { Logger } from 'pino';
import type { Answers } from './channel';
import type { Front } from './front';
import { WorkerProcess } from './worker-process';

/** A process that ends sooner than this was not sound: the next one is started after a pause. */
const SOUND_MS = 10_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
/** How long connections wait for a process that is being replaced. */
const AWAITED_MS = 10_000;
/** How often a process is asked whether it lives, and how long it may take to answer. */
const LOOK_MS = 5_000;
const UNANSWERED_MS = 30_000;

export interface SupervisorOptions {
  processes: number;
  front: Front;
  log: Logger;
  databaseUrl: string;
  build: string;
  /** What the processes may ask. */
  answers: Answers;
}

/** Keeps so many processes running. Each has a place, and with it its tables. */
export class Supervisor {
  readonly #running = new Map<number, WorkerProcess>();
  readonly #pauses = new Map<number, NodeJS.Timeout>();
  readonly #awaited = new Map<number, NodeJS.Timeout>();
  #closed = false;

  constructor(private readonly options: SupervisorOptions) {}

  /** Starts all; rejects when one cannot begin, which has said why. */
  async start(): Promise<void> {
    const { processes } = this.options;
    await Promise.all(Array.from({ length: processes }, (_, place) => this.#begin(place)));
    for (let place = 0; place < processes; place += 1) this.#watch(place, 0);
  }

  /** The processes that run, by their number. */
  get running(): [number: number, WorkerProcess][] {
    return [...this.#running].map(([place, worker]) => [place + 1, worker]);
  }

  /** Has all say goodbye and end. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const timer of [...this.#pauses.values(), ...this.#awaited.values()]) clearTimeout(timer);
    await Promise.all([...this.#running.values()].map((worker) => worker.stop()));
  }

  /** Starts the process of a place, and gives it connections as soon as it serves. */
  async #begin(place: number): Promise<void> {
    const { front, log, databaseUrl, build, answers } = this.options;
    const worker = new WorkerProcess({
      ...answers,
      // It takes no more connections; what comes waits for the next one.
      leaving: () => front.stop(place),
    });
    this.#running.set(place, worker);
    const started = performance.now();
    const pid = await worker.begin({ process: place + 1, databaseUrl, build }).catch((error) => {
      worker.kill();
      throw error;
    });
    clearTimeout(this.#awaited.get(place));
    this.#awaited.delete(place);
    log.info(
      { number: place + 1, pid, ms: Math.round(performance.now() - started) },
      'A process serves',
    );
    front.start(place, (socket, head) => worker.arrive(socket, head));
  }

  /** Replaces a process when it ends, or when it does not answer any more. */
  #watch(place: number, failures: number): void {
    const worker = this.#running.get(place);
    if (!worker) return;
    const { front, log } = this.options;
    const since = performance.now();
    const look = setInterval(async () => {
      if (await worker.isAlive(UNANSWERED_MS)) return;
      log.error({ number: place + 1 }, 'A process does not answer: ending it');
      worker.kill();
    }, LOOK_MS);
    void worker.ended.then(({ code, signal }) => {
      clearInterval(look);
      front.stop(place);
      if (this.#closed) return;
      log.error({ number: place + 1, code, signal }, 'A process has ended: starting it again');
      const failed = performance.now() - since < SOUND_MS ? failures + 1 : 0;
      this.#replace(place, failed);
    });
  }

  #replace(place: number, failures: number): void {
    const { front, log } = this.options;
    const pause = failures === 0 ? 0 : FIRST_PAUSE_MS * 2 ** (failures - 1);
    if (!this.#awaited.has(place)) {
      this.#awaited.set(
        place,
        setTimeout(() => front.giveUp(place), AWAITED_MS),
      );
    }
    const begin = () =>
      this.#begin(place)
        .catch((error: unknown) =>
          log.error({ err: error, number: place + 1 }, 'A process did not begin'),
        )
        .then(() => this.#watch(place, failures));
    this.#pauses.set(place, setTimeout(begin, Math.min(pause, LONGEST_PAUSE_MS)));
  }
}
