import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { importRefusals } from './import-refusal';

/**
 * How many bytes may come of each packed one, beyond the first ones. Exported tables come to 10 to 30; what comes to
 * hundreds was made to cost a server more than its sender.
 */
const DENSEST = 100;
const FIRST_BYTES = 4_000_000;

/**
 * The bytes of a file, unpacked where it is packed with gzip.
 *
 * @param most bytes that may come of it.
 * @throws {ImportRefused} at the first byte too many.
 */
export async function* unpacked(
  file: Readable,
  { packed, most }: { packed: boolean; most: number },
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  if (!packed) {
    for await (const chunk of file) {
      bytes += chunk.length;
      if (bytes > most) throw importRefusals.tooLarge(most);
      yield chunk;
    }
    return;
  }
  const gunzip = createGunzip();
  file.once('error', (error) => gunzip.destroy(error));
  file.pipe(gunzip);
  try {
    for await (const chunk of gunzip) {
      bytes += chunk.length;
      if (bytes > most) throw importRefusals.tooLarge(most);
      if (bytes > FIRST_BYTES + DENSEST * gunzip.bytesWritten) throw importRefusals.tooDense();
      yield chunk;
    }
  } catch (error) {
    throw isOfGzip(error) ? refusalOf(error) : error;
  } finally {
    file.destroy();
    gunzip.destroy();
  }
}

/** What zlib says of a file that is broken. */
const isOfGzip = (error: unknown): error is Error & { code: string } =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  error.code.startsWith('Z_');

const refusalOf = ({ code }: { code: string }) =>
  code === 'Z_BUF_ERROR' ? importRefusals.cut() : importRefusals.unreadable();
