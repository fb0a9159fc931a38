import { parentPort, workerData } from 'node:worker_threads';
import pg from 'pg';
import { z } from 'zod';
import { APPLICATION_NAME } from '../store/database';
import { systems } from '../tables/systems';
import { ImportJob } from './import-job';
import type { ToServer } from './import-messages';
import { ImportRefused, importRefusals } from './import-refusal';

/**
 * Imports a table in a thread of its own: whatever stands in a file, it is parsed, replayed and judged
 * here, where it delays nobody and where memory has a bound.
 */

const { databaseUrl } = z.object({ databaseUrl: z.string() }).parse(workerData);
const port = parentPort;
if (!port) throw new Error('This is a thread of the server');

const client = new pg.Client({
  connectionString: databaseUrl,
  application_name: APPLICATION_NAME,
  statement_timeout: 20_000,
});
const job = new ImportJob(client, systems);
let failed = false;
let work = client
  .connect()
  .then(() => job.begin())
  .catch(fail);

port.on('message', (bytes: Uint8Array | null) => {
  work = work
    .then(async () => {
      if (!failed) answer(await step(bytes));
    })
    .catch(fail);
});

/** Deals with the next bytes, or with what has come of all of them. */
async function step(bytes: Uint8Array | null): Promise<ToServer> {
  if (bytes !== null) {
    await job.take(bytes);
    return { kind: 'taken' };
  }
  return { kind: 'done', ...(await job.finish()) };
}

function fail(error: unknown): void {
  failed = true;
  const refused = error instanceof RangeError ? importRefusals.tooMuch() : error;
  answer(
    refused instanceof ImportRefused
      ? { kind: 'refused', code: refused.code, message: refused.message }
      : { kind: 'failed', message: error instanceof Error ? error.message : String(error) },
  );
}

function answer(message: ToServer): void {
  port?.postMessage(message);
}
