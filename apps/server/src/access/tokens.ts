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
