import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { parse } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Logger } from 'pino';
import type { ClusterPlace } from './cluster';

/** A process that stops PostgreSQL when this one has ended, whatever ended it. */
export interface Watcher {
  /** PostgreSQL is stopped: there is nothing left to do. */
  release(): void;
  /** Has it stop PostgreSQL as if this process had ended: as soon as no server is connected. */
  takeOver(): void;
}

const AGAIN_MS = 1_000;

/**
 * Starts a watcher. It holds the other end of a pipe, which the system closes when this process
 * ends. In a session of its own, it hears nothing of a terminal that is closed.
 */
export function watch(place: ClusterPlace, log: Logger): Watcher {
  let released = false;
  let watcher = start();

  function start(): ChildProcess {
    const child = spawnWatcher(place);
    child.on('error', (error) => log.warn({ err: error }, 'PostgreSQL has no watcher'));
    child.stdin?.on('error', () => undefined);
    child.on('exit', () => {
      if (released) return;
      setTimeout(() => {
        if (!released) watcher = start();
      }, AGAIN_MS).unref();
    });
    // Neither keeps this process from ending.
    child.unref();
    return child;
  }

  return {
    release() {
      released = true;
      watcher.kill();
    },
    takeOver() {
      released = true;
      watcher.stdin?.end();
    },
  };
}

function spawnWatcher(place: ClusterPlace): ChildProcess {
  const program = [process.execPath, ...watcherProgram(), JSON.stringify(place)];
  // A shell waits in a hundredth of the memory.
  const [command = '', ...args] =
    process.platform === 'win32'
      ? program
      : ['/bin/sh', '-c', 'read -r _; exec "$@"', 'sh', ...program];
  return spawn(command, args, {
    // A folder that is always there: Node may not start in one that somebody has removed meanwhile.
    cwd: parse(process.execPath).root,
    detached: true,
    windowsHide: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
}

/** What Node has to run: the built file beside this one, or the source when this is not built. */
function watcherProgram(): string[] {
  const here = import.meta.url;
  if (!here.endsWith('.ts')) return [fileURLToPath(new URL('./watcher.js', here))];
  const typescript = pathToFileURL(createRequire(here).resolve('tsx')).href;
  return ['--import', typescript, fileURLToPath(new URL('./watcher.ts', here))];
}
