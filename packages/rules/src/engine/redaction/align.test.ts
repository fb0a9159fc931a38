import { describe, expect, it } from 'vitest';
import { aligned, cleared } from './align';
import { Marks, withoutMarks } from './marks';

const marks = new Marks();
const rain = marks.marked('Rain', 'words');
const lay = <T>(recorded: T, decided: unknown) => {
  const guesses: string[] = [];
  const { marked, exact } = aligned(recorded, decided, marks, (text, key) => {
    guesses.push(`${key}: ${text}`);
    return `${text}?`;
  });
  return { marked, exact, guesses };
};

describe('what was recorded, under what was decided again', () => {
  it('has its marks, and is exactly that where nothing else is different', () => {
    const recorded = { text: 'Rain', by: 'bev', n: 1, none: null, list: ['Rain', { a: true }] };
    const decided = { ...recorded, text: rain, list: [rain, { a: true }], not: undefined };
    expect(lay(recorded, decided)).toEqual({
      marked: { ...recorded, text: rain, list: [rain, { a: true }] },
      exact: true,
      guesses: [],
    });
  });

  it('has a guess in the place of every text that is another one, called as its field', () => {
    const recorded = { text: 'Snow', list: ['Rain', 'Sun'], deep: { why: 'Wind' } };
    expect(lay(recorded, { text: rain, list: [rain], deep: null })).toEqual({
      marked: { text: 'Snow?', list: [rain, 'Sun?'], deep: { why: 'Wind?' } },
      exact: false,
      guesses: ['text: Snow', 'list: Sun', 'why: Wind'],
    });
    expect(lay({ text: 'Rain' }, undefined).guesses).toEqual(['text: Rain']);
    expect(lay({ text: '7' }, { text: 7 }).guesses).toEqual(['text: 7']);
  });

  it('is not exactly that where a number is another one, or there is more or less', () => {
    const exact = (recorded: unknown, decided: unknown) => lay(recorded, decided).exact;
    expect(exact({ n: 1 }, { n: 1 })).toBe(true);
    expect(exact({ n: 1 }, { n: 2 })).toBe(false);
    expect(exact({ n: 1 }, { n: 1, m: 1 })).toBe(false);
    expect(exact({ n: 1 }, {})).toBe(false);
    expect(exact({ n: null }, { n: {} })).toBe(false);
    expect(exact({ list: [] }, { list: {} })).toBe(false);
    expect(exact({ list: {} }, { list: [] })).toBe(false);
    expect(exact({ list: [1] }, { list: [1, 2] })).toBe(false);
    expect(lay({ list: ['Rain'], map: { 0: 'Rain' } }, { list: { 0: rain }, map: [rain] })).toEqual(
      {
        marked: { list: [rain], map: { 0: rain } },
        exact: false,
        guesses: [],
      },
    );
  });
});

describe('what was recorded, without what is marked', () => {
  const clear = (recorded: unknown, marked: unknown) => cleared(recorded, marked, withoutMarks);

  it('is the same object where nothing is', () => {
    const recorded = { text: 'Rain', list: ['Sun', { why: 'Wind' }], none: null };
    expect(clear(recorded, structuredClone(recorded))).toBe(recorded);
    for (const nothing of [{}, undefined, null, 7]) expect(clear(recorded, nothing)).toBe(recorded);
  });

  it('lacks it, and shares what nothing is marked in', () => {
    const recorded = { text: 'Rain', list: ['Rain', 'Sun'], deep: { why: 'Wind' }, n: 1 };
    const left = clear(recorded, { ...structuredClone(recorded), text: rain, list: [rain, 'Sun'] });
    expect(left).toEqual({ ...recorded, text: '[removed]', list: ['[removed]', 'Sun'] });
    expect((left as typeof recorded).deep).toBe(recorded.deep);
    expect(clear({ text: 'Rain' }, { text: 7 })).toEqual({ text: 'Rain' });
  });
});
