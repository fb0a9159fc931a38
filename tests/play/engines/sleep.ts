import { readdir, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** How long it may take until all processes of a browser have stopped, in milliseconds. */
const STOPPED_MS = 5_000;

/** A process, by its id, with the one that has started it. */
interface Known {
  id: number;
  parent: number;
  /** The kernel’s letter for what it is doing; `T` is stopped. */
  state: string;
}

/**
 * Stops these processes and all that they have started, as a device does that sleeps: their timers stand still, and what
 * is sent to them waits. It reads Linux’s `/proc`.
 *
 * @throws where one of them does not stop.
 */
export async function sleep(ids: readonly number[]): Promise<void> {
  for (const end = Date.now() + STOPPED_MS; ; await setTimeout(20)) {
    await signal(ids, 'SIGSTOP');
    const awake = below(ids, await known()).filter(({ state }) => !/[TZX]/.test(state));
    if (awake.length === 0) return;
    if (Date.now() > end) throw new Error(`${awake.length} processes do not sleep.`);
  }
}

export async function wake(ids: readonly number[]): Promise<void> {
  await signal(ids, 'SIGCONT');
}

/** The processes of a program that this one has started, by their ids. */
export async function processesOf(program: string): Promise<number[]> {
  const found: number[] = [];
  for (const { id } of below([process.pid], await known())) {
    const line = await read(id, 'cmdline');
    const words = line.split('\0').map((word) => basename(word));
    if (words.includes(basename(program))) found.push(id);
  }
  if (found.length === 0) throw new Error(`${program} does not run.`);
  return found;
}

async function signal(ids: readonly number[], name: NodeJS.Signals): Promise<void> {
  for (const { id } of below(ids, await known())) {
    try {
      process.kill(id, name);
    } catch (error) {
      // It has ended by itself, as helpers of a browser do.
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  }
}

/** Those of all processes that are among these, or were started by them. */
function below(ids: readonly number[], all: readonly Known[]): Known[] {
  const found = new Set(ids);
  for (let before = -1; before < found.size; ) {
    before = found.size;
    for (const { id, parent } of all) if (found.has(parent)) found.add(id);
  }
  return all.filter(({ id }) => found.has(id) && id !== process.pid);
}

async function known(): Promise<Known[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  return Promise.all(
    ids.map(async (id) => {
      const line = await read(id, 'stat');
      // The name of the program stands before, and may have anything in it, a bracket as well.
      const [state = 'X', parent = '0'] = line.slice(line.lastIndexOf(')') + 2).split(' ');
      return { id, parent: Number(parent), state };
    }),
  );
}

/** What the kernel says of a process; nothing of one that has ended meanwhile. */
function read(id: number, what: string): Promise<string> {
  return readFile(`/proc/${id}/${what}`, 'utf8').catch(() => '');
}
