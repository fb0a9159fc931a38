import { expect, it } from 'vitest';
import { mapTexts, saysSomething, textsIn } from './texts';

it('TABLE-046: a text says something with a letter or a digit of any script, and with nothing else', () => {
  for (const text of ['a', '“7”', '月', 'é!'])
    expect([text, saysSomething(text)]).toEqual([text, true]);
  for (const text of ['', ' ', '“…”', '☾', '!?']) {
    expect([text, saysSomething(text)]).toEqual([text, false]);
  }
});

it('texts are changed wherever they stand, with the field that they stand in, and nothing else is copied', () => {
  const value = { name: 'Raven', notes: ['one', { by: 'bev' }], count: 3, none: null };
  const changed = mapTexts(value, (text, key) => `${key}:${text}`);
  expect(changed).toEqual({
    name: 'name:Raven',
    notes: ['notes:one', { by: 'by:bev' }],
    count: 3,
    none: null,
  });
  expect(mapTexts(value, (text) => text)).toBe(value);
  const other = mapTexts(value, (text) => (text === 'Raven' ? 'Hawk' : text));
  expect(other.notes).toBe(value.notes);
  expect(textsIn({ ...value, name: ' Raven ' })).toEqual(['Raven', 'one', 'bev']);
});
