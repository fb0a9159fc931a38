import { describe, expect, it } from 'vitest';
import { Marks, withoutMarks } from './marks';
import { REMOVED, SOMEBODY } from './texts';

const marks = new Marks();
const said = (text: string) => ({ text, marked: marks.marked(text, 'words') });
const called = (text: string) => ({ text, marked: marks.marked(text, 'name') });
const plain = (text: string) => ({ text, marked: text });

/** A text of several parts without what is marked in it. */
const left = (...parts: { text: string; marked: string }[]): string =>
  withoutMarks(parts.map(({ text }) => text).join(''), parts.map(({ marked }) => marked).join(''));

describe('a text without what somebody has typed', () => {
  it('TABLE-046: goes as a whole where nothing else is said in it, and keeps what else is', () => {
    expect(left(plain('“'), said('Hush, they come'), plain('!”'))).toBe(REMOVED);
    expect(left(plain('Bev: “'), said('Hush'), plain('!”'))).toBe(`Bev: “${REMOVED}!”`);
    expect(left(plain('Nobody says anything.'))).toBe('Nobody says anything.');
  });

  it('TABLE-110: keeps that somebody is named in it, whatever they are called', () => {
    expect(left(said('Hush'), plain(', '), called('☾'), plain('!'))).toBe(
      `${REMOVED}, ${SOMEBODY}!`,
    );
    expect(left(called('Claire'), plain('!'))).toBe(`${SOMEBODY}!`);
  });
});
