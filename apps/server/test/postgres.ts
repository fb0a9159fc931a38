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

/** Starts one PostgreSQL for all tests of the server, or uses `TEST_DATABASE_URL`. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    project.provide('postgresUrl', given);
    return async () => undefined;
  }
  const folder = await mkdtemp(join(tmpdir(), 'moonlit-test-'));
  // PostgreSQL's account has to get in.
  await chmod(folder, 0o755);
  const postgres = await startPostgres(folder, pino({ level: 'warn' }));
  project.provide('postgresUrl', postgres.url);
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
