import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * The arithmetic of fair dice, the same on the server that rolls and in the browser that checks.
 * Before a session the table sees `hashOfSeed(seed)`; roll number *n* is `facesOf(seed, n, count)`;
 * after the session the seed is told, and anybody can compute both again.
 */

/** The published hash of a seed (hex). */
export function hashOfSeed(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}

/**
 * The faces of one roll: HMAC-SHA256 keyed with the seed over `roll:block`, byte by byte. Bytes of
 * 252 and more are skipped, so that each face is equally likely.
 */
export function facesOf(seed: string, roll: number, count: number): number[] {
  const key = hexToBytes(seed);
  const faces: number[] = [];
  for (let block = 0; faces.length < count; block += 1) {
    for (const byte of hmac(sha256, key, utf8ToBytes(`${roll}:${block}`))) {
      if (byte < 252 && faces.length < count) faces.push((byte % 6) + 1);
    }
  }
  return faces;
}

/** A session's seed of one stream, derived from the table's secret: streams tell nothing of each other. */
export function seedOf(tableSecret: string, stream: string, session: number): string {
  return bytesToHex(hmac(sha256, hexToBytes(tableSecret), utf8ToBytes(`${stream}:${session}`)));
}
