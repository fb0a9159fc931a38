import { type ChildProcess, fork } from 'node:child_process';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * What another process can be asked to do, by name. Both ends come from the same build, so what
 * passes between them is not checked again.
 */
export type Jobs = { readonly [job: string]: (given: never) => Promise<unknown> };

type Given<Job> = Job extends (given: infer G) => unknown ? G : never;
type Result<Job> = Job extends (given: never) => Promise<infer R> ? R : never;

interface Asked {
  id: number;
  job: string;
  given: never;
}

interface Answered {
  id: number;
  result: never;
  error?: string;
}

interface Waiting {
  resolve(result: never): void;
  reject(error: Error): void;
}

/** A process of the benchmark's own, which does one job after another. */
export class Helper<J extends Jobs> {
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, Waiting>();
  readonly #gone: Promise<void>;
  #asked = 0;

  /**
   * @param entry the built file, without its extension: its name beside this one, or its whole path
   * @param nodeOptions such as `--cpu-prof`
   */
  constructor(entry: string, nodeOptions: readonly string[] = []) {
    const file = resolve(dirname(fileURLToPath(import.meta.url)), `${entry}.js`);
    this.#child = fork(file, [], {
      execArgv: [...nodeOptions],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    this.#child.on('message', (message) => {
      const answer: Answered = JSON.parse(String(message));
      const waiting = this.#waiting.get(answer.id);
      this.#waiting.delete(answer.id);
      if (answer.error === undefined) waiting?.resolve(answer.result);
      else waiting?.reject(new Error(answer.error));
    });
    this.#gone = new Promise((gone) => {
      this.#child.once('exit', (code) => {
        const error = new Error(`The process “${entry}” ended too early (${code}).`);
        for (const { reject } of this.#waiting.values()) reject(error);
        this.#waiting.clear();
        gone();
      });
    });
  }

  /** Has a job done. Rejects with what the other process complains of, or when it dies. */
  ask<K extends keyof J & string>(job: K, given: Given<J[K]>): Promise<Result<J[K]>> {
    this.#asked += 1;
    const id = this.#asked;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#child.send(JSON.stringify({ id, job, given }));
    });
  }

  /** Ends the process as a crash would: at once, without a chance to do anything more. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#gone;
  }

  /** Lets the process end, and waits until it has. */
  async end(): Promise<void> {
    if (this.#child.connected) this.#child.disconnect();
    const impatient = setTimeout(() => this.#child.kill('SIGKILL'), 5_000);
    await this.#gone;
    clearTimeout(impatient);
  }
}

/** The other end: answers what it is asked until nobody can ask any more. */
export function answer(jobs: Jobs): void {
  process.on('message', (message) => {
    const { id, job, given }: Asked = JSON.parse(String(message));
    const reply = (answer: { result?: unknown; error?: string }) =>
      process.send?.(JSON.stringify({ id, ...answer }));
    const work = jobs[job]?.(given) ?? Promise.reject(new Error(`There is no job “${job}”.`));
    work.then(
      (result) => reply({ result }),
      (error: unknown) =>
        reply({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    );
  });
  process.on('disconnect', () => process.exit());
  // A terminal's Ctrl-C reaches every process; the one that asks decides when to end.
  process.on('SIGINT', () => undefined);
}

/** What a process has used so far. */
export interface Usage {
  /** See `cpuMs`. */
  cpu: number;
  /** Memory that it holds now, bytes. */
  memory: number;
}

export async function usage(): Promise<Usage> {
  return { cpu: cpuMs(), memory: process.memoryUsage.rss() };
}

/** CPU time that this process has used so far, in user and system mode, milliseconds. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
