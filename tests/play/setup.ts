import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import chromium from '@sparticuz/chromium';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The browser, unpacked. */
    browserPath: string;
    /** The server with given dice, in one file. */
    serverPath: string;
    /** Where all workers note down what has been looked at (`seen.ts`). */
    seenFolder: string;
  }
}

const root = fileURLToPath(new URL('../../', import.meta.url));
const server = 'apps/server/dist/play/server.js';

/** Makes once what every story in browsers needs; several of them are played at the same time. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide('browserPath', process.env.CHROMIUM ?? (await chromium.executablePath()));
  await promisify(execFile)(process.execPath, [
    join(root, 'scripts', 'bundle.mjs'),
    'tests/play/scripted-server.ts',
    server,
  ]);
  project.provide('serverPath', join(root, server));
  const seen = await mkdtemp(join(tmpdir(), 'moonlit-seen-'));
  project.provide('seenFolder', seen);
  return () => rm(seen, { recursive: true });
}
