import { read } from 'node:fs';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { parentPort, workerData } from 'node:worker_threads';
import type { SeatId } from '@moonlit/rules';
import pg from 'pg';
import { APPLICATION_NAME } from '../store/database';
import { systems } from '../tables/systems';
import { ImportJob } from './import-job';
import { importTaskSchema, type ToServer } from './import-messages';
import { ImportRefused, importRefusals } from './import-refusal';
import { unpacked } from './unpacked';

/**
 * Imports a table in a thread of its own: whatever stands in a file, it is unpacked, parsed, replayed and judged
 * here, where it delays nobody and where memory has a bound.
 */

const readAt = promisify(read);
/** Bytes that are read at once. */
const CHUNK = 65_536;

const { databaseUrl, file, mostBytes } = importTaskSchema.parse(workerData);

importing().then((table) => answer({ kind: 'done', ...table }), fail);

async function importing(): Promise<{ table: string; seat: SeatId }> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: APPLICATION_NAME,
    statement_timeout: 20_000,
  });
  await client.connect();
  try {
    const job = new ImportJob(client, systems);
    await job.begin();
    const arrived = Readable.from(bytesOf(file.fd));
    for await (const bytes of unpacked(arrived, { packed: file.packed, most: mostBytes })) {
      await job.take(bytes);
    }
    return await job.finish();
  } finally {
    // What has not been committed PostgreSQL rolls back.
    await client.end();
  }
}

/** All bytes of a file, from its beginning. A stream of it would close it. */
async function* bytesOf(fd: number): AsyncGenerator<Uint8Array> {
  for (let position = 0; ; ) {
    const { bytesRead, buffer } = await readAt(fd, Buffer.allocUnsafe(CHUNK), 0, CHUNK, position);
    if (bytesRead === 0) return;
    position += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

function fail(error: unknown): void {
  const refused = error instanceof RangeError ? importRefusals.tooMuch() : error;
  answer(
    refused instanceof ImportRefused
      ? { kind: 'refused', code: refused.code, message: refused.message }
      : { kind: 'failed', message: error instanceof Error ? error.message : String(error) },
  );
}

function answer(message: ToServer): void {
  parentPort?.postMessage(message);
}
