import { expect, it } from 'vitest';
import type { OpenOffer } from '../state';
import type { Entry } from './entries';
import { matching } from './entries';

const offer = (key: string, label: string, more: Partial<OpenOffer> = {}): Entry => {
  const open: OpenOffer = { key, command: key, with: {}, label, place: 'act', ...more };
  return { kind: 'offer', id: key, label, note: open.group ?? '', offer: open };
};
const entries = [
  offer('stress', 'Raven: stress', { group: 'Heart' }),
  offer('roll', 'Make an action roll', {
    fields: [{ name: 'goal', kind: 'text', label: 'Your stress on it', max: 9, required: true }],
  }),
  offer('clock', 'Start a clock'),
];
const idsOf = (query: string) => matching(entries, query).map(({ id }) => id);

it('finds what is called so before what only has such a field', () => {
  expect(idsOf('str')).toEqual(['stress', 'roll']);
  expect(idsOf('rav str')).toEqual(['stress']);
});

it('lists everything while nothing is looked for, and nothing that nobody knows', () => {
  expect(idsOf('')).toEqual(['stress', 'roll', 'clock']);
  expect(idsOf('dragon')).toEqual([]);
});
