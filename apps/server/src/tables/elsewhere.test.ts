import { expect, it } from 'vitest';
import { TablesElsewhere } from './elsewhere';

it('knows of a table elsewhere as long as a server has it, and tells it is new there once', () => {
  let now = 0;
  const elsewhere = new TablesElsewhere(() => now);
  expect(elsewhere.has('t')).toBe(false);
  expect(elsewhere.hear('one', 't', true)).toBe(true);
  expect(elsewhere.hear('one', 't', true)).toBe(false);
  expect(elsewhere.hear('two', 't', true)).toBe(true);
  expect([elsewhere.has('t'), elsewhere.has('u')]).toEqual([true, false]);
  expect(elsewhere.hear('one', 't', false)).toBe(false);
  expect(elsewhere.has('t')).toBe(true);
  now = 40_000;
  expect(elsewhere.has('t')).toBe(true);
  now = 40_001;
  expect(elsewhere.has('t')).toBe(false);
  // It was silent for so long that it may have missed anything.
  expect(elsewhere.hear('two', 't', true)).toBe(true);
  elsewhere.forget('t');
  expect(elsewhere.has('t')).toBe(false);
});
