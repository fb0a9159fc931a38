import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import type { Socket } from 'node:net';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { z } from 'zod';
import { type Measured, measuredSchema } from '../measured';
import { type Answers, Channel } from './channel';
import type { Beginning } from './settings';

/** How long a process may take to end when it is asked to. */
const STOP_MS = 20_000;
/** How long a process may take to tell what it measures. */
const MEASURE_MS = 2_000;

/** A process that serves tables, as seen from the one that started it. */
export class WorkerProcess {
  readonly #child: ChildProcess;
  readonly #channel: Channel;
  /** Resolves when the process has ended, with how. */
  readonly ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;

  constructor(answers: Answers) {
    const [file, execArgv] = program();
    const child = fork(file, [], { execArgv });
    this.#child = child;
    this.#channel = new Channel(
      {
        send: (message, socket, sent) => child.send(message, socket, {}, sent),
        onMessage: (listener) => child.on('message', listener),
      },
      answers,
    );
    this.ended = new Promise((resolve) => {
      child.once('error', () => resolve({ code: null, signal: null }));
      child.once('exit', (code, signal) => resolve({ code, signal }));
    });
    void this.ended.then(() => this.#channel.close());
  }

  /** Has it begin; gives its process id once it can serve. */
  async begin(beginning: Beginning): Promise<number> {
    const { pid } = await this.#channel.ask('begin', beginning, z.object({ pid: z.number() }));
    return pid;
  }

  /** Gives it a connection, with what has been read of it. */
  async arrive(socket: Socket, head: Buffer): Promise<void> {
    const handle = handleOf(socket);
    try {
      await this.#channel.ask('arrive', { head: head.toString('base64') }, z.unknown(), socket);
    } catch (error) {
      handle?.close();
      throw error;
    }
  }

  /** What it measures; `null` when it does not tell in time. */
  measure(): Promise<Measured | null> {
    return within(MEASURE_MS, this.#channel.ask('measure', null, measuredSchema));
  }

  /** Whether it answers within so many milliseconds. */
  async isAlive(within_ms: number): Promise<boolean> {
    return (await within(within_ms, this.#channel.ask('alive', null, z.boolean()))) === true;
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }

  /** Has it say goodbye and end; one that does not is killed. */
  async stop(): Promise<void> {
    const impatient = setTimeout(() => this.kill(), STOP_MS);
    // Where it is about to end anyway there is nobody to answer.
    await this.#channel.ask('stop', null, z.unknown()).catch(() => undefined);
    if (this.#child.connected) this.#child.disconnect();
    await this.ended;
    clearTimeout(impatient);
  }
}

/**
 * What is below a socket. Node takes it from a socket that is sent, closes it when the other process
 * has confirmed, and keeps it open for ever where that dies before it does: whoever is at the other
 * end would wait for an answer in vain.
 */
function handleOf(socket: Socket): { close(): void } | null {
  const handle: unknown = '_handle' in socket ? socket._handle : null;
  return isCloseable(handle) ? handle : null;
}

const isCloseable = (handle: unknown): handle is { close(): void } =>
  typeof handle === 'object' && handle !== null && 'close' in handle;

/** A result, or `null` when it does not come in time or at all. */
async function within<T>(ms: number, result: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });
  const given = await Promise.race([result.catch(() => null), late]);
  clearTimeout(timer);
  return given;
}

/** What Node has to run: the built file beside this one, or the source when this is not built. */
function program(): [file: string, execArgv: string[]] {
  const here = import.meta.url;
  if (!here.endsWith('.ts')) {
    const options = ['--enable-source-maps', ...process.execArgv.filter(isAboutMemory)];
    return [fileURLToPath(new URL('./worker.js', here)), options];
  }
  const typescript = pathToFileURL(createRequire(here).resolve('tsx')).href;
  return [fileURLToPath(new URL('./worker.ts', here)), ['--import', typescript]];
}

/** What this process was told of memory goes for each of its workers: they do the work. */
const isAboutMemory = (option: string): boolean => /^--max-(semi|old)-space-size=/.test(option);
