import { afterEach, expect, it, vi } from 'vitest';
import {
  elsewhere,
  fragment,
  inviteLink,
  inviteOfAddress,
  seatLink,
  seatOfLink,
  sharedSeatLink,
} from './links';

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

it('finds the seat of a private link in whatever was pasted, and none in an invite', () => {
  const seat = { table: 't2bc', token: 'A-b_9' };
  expect(seatOfLink('https://moon.example/table#t2bc.A-b_9')).toEqual(seat);
  expect(seatOfLink(' My seat: http://10.0.0.2:3000/table#t2bc.A-b_9.\n')).toEqual(seat);
  expect(seatOfLink('https://moon.example/table#t2bc')).toBeNull();
  expect(seatOfLink('https://moon.example/join#A-b_9')).toBeNull();
});

it('gives friends the address that they can reach, and this page its own', () => {
  vi.stubGlobal('location', { origin: 'http://localhost:3000' });
  expect(inviteLink('abc')).toBe('http://localhost:3000/join#abc');
  elsewhere.value = 'http://192.168.1.20:3000';
  expect(inviteLink('abc')).toBe('http://192.168.1.20:3000/join#abc');
  expect(sharedSeatLink('t', 'k')).toBe('http://192.168.1.20:3000/table#t.k');
  expect(seatLink('t', 'k')).toBe('http://localhost:3000/table#t.k');
  elsewhere.value = null;
});
