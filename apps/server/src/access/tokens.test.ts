import { expect, it } from 'vitest';
import { hashOf, newId, newToken } from './tokens';

it('makes tokens of 128 random bits, and keeps no more of them than a hash', () => {
  const tokens = Array.from({ length: 100 }, newToken);
  expect(new Set(tokens).size).toBe(100);
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(16);
  expect(hashOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

it('makes ids that can be read aloud', () => {
  const ids = Array.from({ length: 100 }, () => newId());
  expect(new Set(ids).size).toBe(100);
  for (const id of ids) expect(id).toMatch(/^[bcdfghjkmnpqrstvwxz2-9]{10}$/);
});
