import { describe, expect, it } from 'vitest';
import { nextPage } from './next-page';

describe('a part of a shared screen that turns its pages', () => {
  it('stays where it is while all of it fits', () => {
    expect(nextPage({ top: 0, height: 400, whole: 400 })).toBe(0);
    expect(nextPage({ top: 0, height: 400, whole: 405 })).toBe(0);
  });

  it('shows all of it, page by page, and begins again', () => {
    const tops = [0];
    for (let turns = 0; turns < 4; turns += 1) {
      tops.push(nextPage({ top: tops.at(-1) ?? 0, height: 400, whole: 1_000 }));
    }
    expect(tops).toEqual([0, 340, 600, 0, 340]);
  });

  it('begins again when it has become shorter meanwhile', () => {
    expect(nextPage({ top: 600, height: 400, whole: 500 })).toBe(0);
  });
});
