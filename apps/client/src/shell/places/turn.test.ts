import { expect, it } from 'vitest';
import { awaitedNames } from './turn';

const state = { table: { seats: { anya: { name: 'Anya' }, claire: { name: 'Claire' } } } };

it('says of whoever is awaited and not there that they are away', () => {
  const names = (...present: string[]) => awaitedNames(state, new Set(present), ['anya', 'claire']);
  expect(names('anya', 'claire')).toBe('Anya and Claire');
  expect(names('claire')).toBe('Anya (away) and Claire');
});
