import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * The arithmetic of fair dice, the same on the server that rolls and in the browser that checks.
 * Before a session the table sees `hashOfSeed(seed)`; roll number *n* is `facesOf(seed, n, sides)`;
 * after the session the seed is told, and anybody can compute both again.
 */

/** The published hash of a seed (hex). */
export function hashOfSeed(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}

/** The most sides that a die can have. */
export const MAX_SIDES = 1_000_000;

/** Gives the next die of a roll: a face from 1 to `sides`. */
export type Die = (sides: number) => number;

/**
 * The dice of one roll, one after the other and as many as are asked for. Random bytes are
 * HMAC-SHA256, keyed with the seed, of `roll:0`, `roll:1` and so on. A die takes as many of them as
 * its sides need (one up to 256, two up to 65,536, else three) as a number, and skips it where it
 * lies in the incomplete last stretch of `sides` numbers, so that each face is equally likely. For
 * six sides that means: one byte, 252 and more are skipped.
 *
 * @throws RangeError for anything but 1 to `MAX_SIDES` sides.
 */
export function diceOf(seed: string, roll: number): Die {
  const nextByte = randomBytes(seed, roll);
  return (sides) => {
    if (!Number.isInteger(sides) || sides < 1 || sides > MAX_SIDES) {
      throw new RangeError(`A die has 1 to ${MAX_SIDES} sides, not ${sides}.`);
    }
    const bytes = sides <= 256 ? 1 : sides <= 65_536 ? 2 : 3;
    const range = 256 ** bytes;
    const limit = range - (range % sides);
    for (;;) {
      let value = 0;
      for (let index = 0; index < bytes; index += 1) value = value * 256 + nextByte();
      if (value < limit) return (value % sides) + 1;
    }
  };
}

/** The faces of one roll of dice with these sides. */
export function facesOf(seed: string, roll: number, sides: readonly number[]): number[] {
  const die = diceOf(seed, roll);
  return sides.map((each) => die(each));
}

/** The random bytes of a roll, one at a time. */
function randomBytes(seed: string, roll: number): () => number {
  const key = hexToBytes(seed);
  let block = 0;
  let bytes = new Uint8Array();
  let next = 0;
  return () => {
    if (next === bytes.length) {
      bytes = hmac(sha256, key, utf8ToBytes(`${roll}:${block}`));
      block += 1;
      next = 0;
    }
    const byte = bytes[next] ?? 0;
    next += 1;
    return byte;
  };
}

/** A session's seed of one stream, derived from the table's secret: streams tell nothing of each other. */
export function seedOf(tableSecret: string, stream: string, session: number): string {
  return bytesToHex(hmac(sha256, hexToBytes(tableSecret), utf8ToBytes(`${stream}:${session}`)));
}
