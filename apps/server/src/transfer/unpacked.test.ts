import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { received } from './received-file';
import { unpacked } from './unpacked';

/** Bytes in chunks, and how many of them were asked for. */
function source(bytes: Uint8Array, size = 10_000): { stream: Readable; asked(): number } {
  let asked = 0;
  const chunks = function* () {
    for (let at = 0; at < bytes.length; at += size) {
      asked = Math.min(bytes.length, at + size);
      yield bytes.subarray(at, at + size);
    }
  };
  return { stream: Readable.from(chunks(), { highWaterMark: 1 }), asked: () => asked };
}

/** How many bytes come of a file, and why no more do. */
async function unpack(file: Uint8Array, packed: boolean, most: number): Promise<[number, string]> {
  let bytes = 0;
  try {
    for await (const chunk of unpacked(source(file).stream, { packed, most }))
      bytes += chunk.length;
    return [bytes, 'all'];
  } catch (error) {
    return [bytes, error instanceof Error && 'code' in error ? String(error.code) : String(error)];
  }
}

const noise = (length: number): Buffer =>
  Buffer.from(Array.from({ length }, (_, at) => (at * at * 7919) % 251));

it('unpacks what was packed, and leaves what was not', async () => {
  const text = noise(300_000);
  expect(await unpack(gzipSync(text), true, 300_000)).toEqual([300_000, 'all']);
  expect(await unpack(text, false, 300_000)).toEqual([300_000, 'all']);
});

it('gives no byte more than may come of it', async () => {
  const text = noise(300_000);
  for (const [file, packed] of [[gzipSync(text), true] as const, [text, false] as const]) {
    const [bytes, why] = await unpack(file, packed, 299_999);
    expect(why).toBe('too-large');
    expect(bytes).toBeLessThan(300_000);
  }
});

it('stops where a few packed bytes come to far more than a table would', async () => {
  const bomb = gzipSync(Buffer.alloc(60_000_000));
  const [bytes, why] = await unpack(bomb, true, 100_000_000);
  expect(why).toBe('too-large');
  expect(bytes).toBeLessThanOrEqual(4_000_000 + 100 * bomb.length);
});

it('refuses what is not packed, and what ends in the middle', async () => {
  expect((await unpack(noise(1_000), true, 10_000))[1]).toBe('malformed');
  const [, why] = await unpack(gzipSync(noise(10_000)).subarray(0, -10), true, 100_000);
  expect(why).toBe('malformed');
});

const left = async () =>
  (await readdir(tmpdir())).filter((name) => name.startsWith('moonlit-import-'));

it('receives a file as it was sent, under no name', async () => {
  const before = await left();
  const bytes = gzipSync(noise(100_000));
  const file = await received(source(bytes).stream, bytes.length);
  expect(await left()).toEqual(before);
  expect((await file.stat()).size).toBe(bytes.length);
  const read = Buffer.alloc(bytes.length);
  await file.read(read, 0, bytes.length, 0);
  expect(read.equals(bytes)).toBe(true);
  await file.close();
});

it('asks for nothing more when a file is too large, and keeps none of it', async () => {
  const before = await left();
  const { stream, asked } = source(noise(500_000));
  await expect(received(stream, 100_000)).rejects.toMatchObject({ code: 'too-large' });
  expect(asked()).toBeLessThanOrEqual(130_000);
  expect(stream.destroyed).toBe(false);
  expect(await left()).toEqual(before);
});

it('takes a file for cut whose sender has gone', async () => {
  const stream = new Readable({ read: () => undefined });
  stream.push('half of i');
  const receiving = received(stream, 1_000);
  stream.destroy(new Error('aborted'));
  await expect(receiving).rejects.toMatchObject({ code: 'malformed' });
});
