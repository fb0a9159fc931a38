import { describe, expect, it } from 'vitest';
import { hasMarks, Marks, withoutMarks } from './marks';
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

describe('marks', () => {
  it('are as long as what they stand for, alike for what is alike, and others for names', () => {
    const mark = (text: string) => marks.marked(text, 'words');
    expect(mark('Rain, 7!')).toHaveLength(8);
    expect(mark('Rain, 7!')).toMatch(/^[\ue000-\uec7f]{4}, [\ue000-\uec7f]!$/);
    expect(mark('rain')).toBe(mark('Rain'));
    expect(mark('rain')).not.toBe(mark('rein'));
    expect(marks.marked('Rain', 'name')).toMatch(/^[\uec80-\uf8ff]{4}$/);
    expect(mark('🌙ß')).toHaveLength(3);
    expect(mark(' …“”')).toBe(' …“”');
  });

  it('say what a text says, character by character', () => {
    const rain = marks.marked('Rain falls', 'words');
    expect(marks.fits('Rain falls', rain)).toBe(true);
    expect(marks.fits('rain Falls', rain)).toBe(true);
    expect(marks.fits('a 🌙', marks.marked('a 🌙', 'words'))).toBe(true);
    expect(marks.fits('a 🌛', marks.marked('a 🌙', 'words'))).toBe(false);
    expect(marks.fits('Rain falls', 'Rain falls')).toBe(true);
    expect(marks.fits('Rain falls', `Rain ${rain.slice(5)}`)).toBe(true);
    expect(marks.fits('Rain', marks.marked('Rain', 'name'))).toBe(true);
    expect(marks.fits('Rain', rain)).toBe(false);
    expect(marks.fits('Rain halls', rain)).toBe(false);
    expect(marks.fits('Rain', 'Rein')).toBe(false);
    expect(marks.fits('Rain', '\uf8ff\uf8ff\uf8ff\uf8ff')).toBe(false);
    expect(marks.fits('Rain falls', new Marks().marked('xRain falls', 'words').slice(1))).toBe(
      false,
    );
  });

  it('are put over places of a text, and leave what is marked there already', () => {
    const text = 'Bev: rain, snow';
    const named = marks.over(text, text, [{ from: 0, until: 3 }], 'name');
    expect(named).toBe(`${marks.marked('Bev', 'name')}: rain, snow`);
    const both = marks.over(
      text,
      named,
      [
        { from: 0, until: 3 },
        { from: 5, until: 9 },
      ],
      'words',
    );
    expect(both).toBe(`${marks.marked('Bev', 'name')}: ${marks.marked('rain', 'words')}, snow`);
    expect(marks.over(text, text, [], 'words')).toBe(text);
  });

  it('of ever more characters stay among themselves, and the last are marked alike', () => {
    const many = new Marks();
    const all = Array.from({ length: 3_300 }, (_, at) => String.fromCharCode(0x4e00 + at));
    const marked = all.map((one) => many.marked(one, 'words'));
    expect(new Set(marked.slice(0, 3_200)).size).toBe(3_200);
    expect(new Set(marked.slice(3_199)).size).toBe(1);
    expect(marked[3_299]).toBe('\uec7f');
    expect(many.marked('a', 'name')).toBe('\uec80');
    expect(withoutMarks(all[3_299] ?? '', marked[3_299] ?? '')).toBe(REMOVED);
  });

  it('that stand in a text that is another by now take all of it along', () => {
    expect(withoutMarks('Rain falls', marks.marked('Rain', 'words'))).toBe(REMOVED);
    expect(withoutMarks('Rain falls', 'Rain')).toBe('Rain falls');
    expect(withoutMarks('Rain', 'Rein')).toBe('Rain');
  });

  it('are no longer one run where a word or a mark of another kind stands between them', () => {
    expect(left(said('Hush'), plain(', '), said('you'), plain(' and '), said('me'))).toBe(
      `${REMOVED} and ${REMOVED}`,
    );
    expect(left(said('Hush'), plain(' '), called('Bev'), plain(' '), called('Ana'))).toBe(
      `${REMOVED} ${SOMEBODY}`,
    );
    expect(left(plain('A '), said('hush'), plain(' 7 '), said('go'), plain('. End'))).toBe(
      `A ${REMOVED} 7 ${REMOVED}. End`,
    );
  });

  it('are none of those that somebody has really written', () => {
    const strange = '\ue000\uec80';
    expect(withoutMarks(`${strange} Rain`, `${strange} ${marks.marked('Rain', 'words')}`)).toBe(
      REMOVED,
    );
    expect(withoutMarks(strange, strange)).toBe(strange);
    expect(hasMarks('Rain')).toBe(false);
    expect([hasMarks('\ue000'), hasMarks('\uf8ff'), hasMarks('\udfff\uf900')]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
