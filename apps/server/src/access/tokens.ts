import { createHash, randomBytes } from 'node:crypto';

/** A new secret for a link: 128 random bits. */
export function newToken(): string {
  return randomBytes(16).toString('base64url');
}

/**
 * What is stored of a token. A plain hash is enough: with 128 random bits there is nothing to guess,
 * so nothing to slow down.
 */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * Ids that belong to a secret, from its hash: the same each time, so that whoever sends it again means the
 * same thing.
 */
export function idsOf(hash: string): { command: string; seat: string } {
  const bytes = createHash('sha256').update(`ids of ${hash}`).digest();
  // A UUID of version 8, whose bits are ours to choose.
  const hex = bytes.toString('hex');
  const variant = ((Number.parseInt(hex.charAt(16), 16) % 4) + 8).toString(16);
  const uuid = `${hex.slice(0, 12)}8${hex.slice(13, 16)}${variant}${hex.slice(17, 32)}`;
  let seat = '';
  for (const byte of bytes.subarray(16)) {
    if (seat.length < SEAT_LETTERS) seat += ALPHABET[byte % ALPHABET.length];
  }
  return { command: uuid.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'), seat };
}

/** 47 bits: nobody meets the seat of somebody else by chance, and what is met on purpose is refused. */
const SEAT_LETTERS = 10;

// No vowels and nothing that looks like something else, so that no id spells a word.
const ALPHABET = 'bcdfghjkmnpqrstvwxz23456789';

/** A short random id, for what is no secret. 27 letters: ten of them hold some 47 bits. */
export function newId(length = 10): string {
  let id = '';
  while (id.length < length) {
    for (const byte of randomBytes(length)) {
      // 243 = 9 × 27, so that each letter is equally likely.
      if (byte < 243 && id.length < length) id += ALPHABET[byte % ALPHABET.length];
    }
  }
  return id;
}
