import { describe, expect, it } from 'vitest';
import { readTyped } from './typed';

/** Reads dice of these sides, one after the other. */
function read(typed: string, ...sides: number[]) {
  const dice = readTyped(typed);
  return { faces: sides.map((each) => dice.next(each)), left: dice.left() };
}

describe('TABLE-063: dice as somebody types them', () => {
  it('have spaces, commas or nothing between them', () => {
    for (const typed of ['4 2 6', '4, 2,6', '426', ' 4;2 6 ', '42 6']) {
      expect(read(typed, 6, 6, 6), typed).toEqual({ faces: [4, 2, 6], left: 0 });
    }
  });

  it('of more sides than nine stand apart, beside others that need not', () => {
    expect(read('12 3 16', 12, 12, 6, 6)).toEqual({ faces: [12, 3, 1, 6], left: 0 });
  });

  it('show a 0 for ten and for a hundred', () => {
    expect(read('0 00 7', 10, 100, 10)).toEqual({ faces: [10, 100, 7], left: 0 });
    expect(read('0', 6)).toEqual({ faces: [0], left: 0 });
  });

  it('may bear names', () => {
    const dice = readTyped('- RED 2', () => ['−', 'red', 'green']);
    expect([dice.next(3), dice.next(3), dice.next(3)]).toEqual([1, 2, 2]);
  });

  it('come to an end, and are numbers', () => {
    expect(read('4', 6, 6)).toEqual({ faces: [4, null], left: 0 });
    expect(read('4 2', 6)).toEqual({ faces: [4], left: 1 });
    expect(() => read('six', 6)).toThrow('“six” is not what a die with 6 sides shows.');
  });
});
