import { afterEach, expect, it, vi } from 'vitest';
import { fragment, inviteOfAddress } from './links';

afterEach(() => vi.unstubAllGlobals());
const at = (hash: string) => vi.stubGlobal('location', { hash });

it.each([
  ['#t2bc.A-b_9', 't2bc', 'A-b_9'],
  ['#t2bc', 't2bc', ''],
  ['', '', ''],
  ['#t2bc.A-b_9.', 't2bc', 'A-b_9'],
  ['#t2bc.A-b_9),', 't2bc', 'A-b_9'],
  ['#t2bc.A-b_9%E0%A4', 't2bc', 'A-b_9'],
  ['#%', '', ''],
])('reads a seat’s link with %j behind it', (hash, table, rest) => {
  at(hash);
  expect(fragment()).toEqual({ table, rest });
});

it('reads an invite, also where a sentence ends after it', () => {
  at('#A-b_9.');
  expect(inviteOfAddress()).toBe('A-b_9');
});
