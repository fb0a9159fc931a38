import { describe, expect, it } from 'vitest';
import { pathOf, placesIn, signAt, starPath, starsOf } from './signs';

const all = Array.from({ length: 10 }, (_, at) => signAt(at));

describe('signs', () => {
  it('are ten, each by another name, and begin anew after the last', () => {
    expect(new Set(all.map(({ name }) => name)).size).toBe(10);
    expect(signAt(10)).toBe(all[0]);
    expect(signAt(-1)).toBe(all[0]);
  });

  it.each(all)('$name lies in its box, and each of its stars stands there once', (sign) => {
    const stars = starsOf(sign);
    expect(stars.length).toBeGreaterThanOrEqual(8);
    expect(new Set(stars.map(String)).size).toBe(stars.length);
    expect(stars.flat().every((part) => part >= 8 && part <= 92)).toBe(true);
    expect(pathOf(sign)).toMatch(/^M\d+ \d+L/);
  });

  it.each(all)('$name has room for as many as there are to light, one beside the other', (sign) => {
    for (const count of [1, 9, 14]) {
      const places = placesIn(sign, count);
      expect(places).toHaveLength(count);
      expect(places.flat().every((part) => part >= 8 && part <= 92)).toBe(true);
    }
  });

  it('puts two on a line of one step at a quarter and at three', () => {
    const line = { name: 'a line', lines: [[[10, 10] as const, [50, 10] as const]] };
    expect(placesIn(line, 2)).toEqual([
      [20, 10],
      [40, 10],
    ]);
  });

  it('draws a star with four points', () => {
    expect(starPath([50, 50], 10)).toBe(
      'M50 40Q52.2 47.8 60 50Q52.2 52.2 50 60Q47.8 52.2 40 50Q47.8 47.8 50 40Z',
    );
  });
});
