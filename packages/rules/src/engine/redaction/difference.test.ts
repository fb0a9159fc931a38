import { expect, it } from 'vitest';
import { firstDifference } from './difference';

it('TABLE-046: a table is the same where nothing but removed texts are others', () => {
  const before = { a: { text: 'Rain', list: ['x', 1, null] }, b: 'Bev' };
  const changed = (more: object) => firstDifference(before, { ...before, ...more });
  expect(firstDifference(before, structuredClone(before))).toBeNull();
  expect(changed({ b: 'Somebody (2)' })).toBeNull();
  expect(changed({ a: { text: '“[removed]”', list: ['x', 1, null] } })).toBeNull();
});

it('a difference is told by the way there, the first one', () => {
  const before = { a: { text: 'Rain', list: ['x', 1, null] }, b: 'Bev' };
  const a = (more: object) => firstDifference(before, { ...before, a: { ...before.a, ...more } });
  expect(a({ text: 'Snow' })).toBe('a.text');
  expect(a({ text: 7 })).toBe('a.text');
  expect(a({ text: null })).toBe('a.text');
  expect(a({ list: ['x', 2, null] })).toBe('a.list.1');
  expect(a({ list: ['x', 1, 0] })).toBe('a.list.2');
  expect(a({ list: ['x', 1] })).toBe('a.list');
  expect(a({ more: 1 })).toBe('a');
  expect(firstDifference({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe('');
  expect(firstDifference({ a: 'x', b: 'y' }, { a: 'z', b: 'w' })).toBe('a');
  expect(firstDifference(1, {})).toBe('');
  expect(firstDifference({}, null)).toBe('');
  expect(firstDifference({}, 7)).toBe('');
  expect(firstDifference(null, null)).toBeNull();
});
