import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { importRefusals } from './import-refusal';

/**
 * Receives a body, as it is sent, into a file that no one else can open and that is gone when it is closed, also where
 * this process is killed. Whoever sends slowly keeps nobody waiting meanwhile, and nothing is unpacked.
 *
 * @param most bytes; the rest is left to the caller to pass over.
 * @throws {ImportRefused} at the first byte too many, or when the sender has gone.
 */
export async function received(body: Readable, most: number): Promise<FileHandle> {
  // It may go before anybody reads it, which shows then.
  body.on('error', () => undefined);
  const path = join(tmpdir(), `moonlit-import-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  try {
    await rm(path);
    let bytes = 0;
    for await (const chunk of arriving(body)) {
      bytes += chunk.length;
      if (bytes > most) throw importRefusals.tooLarge(most);
      await file.writeFile(chunk);
    }
    return file;
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function* arriving(body: Readable): AsyncGenerator<Uint8Array> {
  try {
    yield* body.iterator({ destroyOnReturn: false });
  } catch {
    // Whoever sent it has gone, or was cut off because it took too long.
    throw importRefusals.cut();
  }
}
