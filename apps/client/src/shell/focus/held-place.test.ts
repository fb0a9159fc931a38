import { describe, expect, it } from 'vitest';
import { byImportance, slipped } from './held-place';

const seen = [
  { element: 'log', top: 600 },
  { element: 'acts', top: 280 },
  { element: 'now', top: 60 },
];
const names = (places: readonly { element: string }[]) => places.map(({ element }) => element);
const at = (tops: Record<string, number>) => (element: string) => tops[element] ?? null;

describe('what stays in its place', () => {
  it('is what is nearest to where one reads', () => {
    expect(names(byImportance(seen, 260, null))).toEqual(['acts', 'now', 'log']);
  });

  it('is before all else what one types in or has touched, wherever it is', () => {
    expect(names(byImportance(seen, 260, 'log'))).toEqual(['log', 'acts', 'now']);
  });

  it('is the next in line when the first has gone', () => {
    const places = byImportance(seen, 260, null);
    expect(slipped(places, at({ acts: 400, now: 60, log: 720 }))).toBe(120);
    expect(slipped(places, at({ now: 90, log: 720 }))).toBe(30);
  });

  it('moves nothing for what nobody sees, and for what has wholly gone', () => {
    const places = byImportance(seen, 260, null);
    expect(slipped(places, at({ acts: 280.6 }))).toBe(0);
    expect(slipped(places, at({}))).toBe(0);
  });

  it('is followed upwards, too', () => {
    expect(slipped(byImportance(seen, 260, null), at({ acts: 200 }))).toBe(-80);
  });
});
