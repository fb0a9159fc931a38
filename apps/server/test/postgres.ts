import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../src/embedded';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The PostgreSQL of this test run; each test file makes a database of its own on it. */
    postgresUrl: string;
  }
}

/** A PostgreSQL that runs for as long as one of those who use it is not done. */
interface Shared {
  url: string;
  users: number;
  stop(): Promise<void>;
}

declare global {
  /** Each project of a run loads this file for itself: what they share is kept where all of them find it. */
  var moonlitTestPostgres: Promise<Shared> | undefined;
}

/** Starts one PostgreSQL for all tests of the run, or uses `TEST_DATABASE_URL`. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    project.provide('postgresUrl', given);
    return async () => undefined;
  }
  globalThis.moonlitTestPostgres ??= start();
  const shared = await globalThis.moonlitTestPostgres;
  shared.users += 1;
  project.provide('postgresUrl', shared.url);
  return async () => {
    shared.users -= 1;
    if (shared.users === 0) await shared.stop();
  };
}

async function start(): Promise<Shared> {
  const folder = await mkdtemp(join(tmpdir(), 'moonlit-test-'));
  // PostgreSQL's account has to get in.
  await chmod(folder, 0o755);
  const postgres = await startPostgres(folder, pino({ level: 'warn' }));
  return {
    url: postgres.url,
    users: 0,
    async stop() {
      globalThis.moonlitTestPostgres = undefined;
      await postgres.stop();
      // Whoever watched over it writes down that it is over, and may do so just now.
      await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}
