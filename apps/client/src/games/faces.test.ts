import { gzipSync } from 'node:zlib';
import { faceParts, publicContent, silhouettes } from '@moonlit/rules/girl-by-moonlight';
import { faceParts as facePartsOfStars } from '@moonlit/rules/stars-and-signs';
import { describe, expect, it } from 'vitest';
import { depths } from '../shell/faces/parts';
import { parts } from './girl-by-moonlight/faces/parts';
import { gifts } from './girl-by-moonlight/faces/parts/gifts';
import { mundane, transcended } from './girl-by-moonlight/faces/shapes';
import { parts as ofStars, starlight } from './stars-and-signs/faces/parts';
import { byDay, underTheirSign } from './stars-and-signs/faces/shapes';

/** Most that the parts of a game weigh, gzipped, in bytes: with its pictures and its face it stays under its limit. */
const LIMIT = 8 * 1024;

const named = (name: string) => ({ id: name, name });

describe('the parts of faces', () => {
  it('TABLE-243: draws every part that can be chosen, and lets every part that is drawn be chosen', () => {
    const { silhouette, ...others } = parts;
    expect(['emblem', ...Object.keys(silhouette ?? {})].sort()).toEqual([...silhouettes].sort());
    const drawn = Object.entries(others).map(([kind, all]) => [kind, Object.keys(all)]);
    expect(Object.fromEntries(drawn)).toEqual(faceParts);
    const underStars = Object.entries(ofStars).map(([kind, all]) => [
      kind,
      Object.keys(all).sort(),
    ]);
    const chosenOf = Object.entries(facePartsOfStars).map(([kind, all]) => [kind, [...all].sort()]);
    expect(Object.fromEntries(underStars)).toEqual(Object.fromEntries(chosenOf));
  });

  it('TABLE-243: whoever has chosen a face is drawn with it, under their sign as well', () => {
    const chosen = {
      ...named('Nao'),
      face: { hair: 'braid', collar: 'veil', token: 'bird' },
    } as const;
    const shapesOfPart = (kind: 'hair' | 'collar' | 'token', part: string) =>
      ofStars[kind]?.[part]?.shapes.map(({ d }) => d) ?? [];
    const byNight = underTheirSign(chosen).map(({ d }) => d);
    const own = [...shapesOfPart('hair', 'braid'), ...shapesOfPart('collar', 'veil')];
    expect(own.length).toBeGreaterThan(2);
    for (const d of [...own, ...shapesOfPart('token', 'bird')])
      expect(byDay(chosen).map((shape) => shape.d)).toContain(d);
    for (const d of own) expect(byNight).toContain(d);
  });

  it('has something to give to whoever transcends in each playset, and each gives something else', () => {
    const playsets = Object.keys(publicContent().playsets);
    expect(Object.keys(gifts).sort()).toEqual(playsets.sort());
    const forms = playsets.map((playset) => JSON.stringify(transcended(named('Hawk'), playset)));
    expect(new Set([JSON.stringify(mundane(named('Hawk'))), ...forms]).size).toBe(1 + forms.length);
    expect(JSON.stringify(byDay(named('Nao')))).not.toBe(
      JSON.stringify(underTheirSign(named('Nao'))),
    );
  });

  it('knows somebody again as who they truly are: hair and collar stay', () => {
    const [one, other] = ['Hawk', 'Hawk'].map((name) => mundane(named(name)));
    expect(one).toEqual(other);
    for (const playset of Object.keys(gifts)) {
      const after = transcended(named('Hawk'), playset).map(({ d }) => d);
      const kept = mundane(named('Hawk')).filter(
        ({ depth }) => depth === 'hair' || depth === 'neck',
      );
      expect(kept.length).toBeGreaterThan(1);
      for (const { d } of kept) expect(after).toContain(d);
    }
  });

  it.each([
    ['Girl by Moonlight', [parts, gifts]],
    ['Stars & Signs', [ofStars, starlight]],
  ] as const)('weighs little: %s', (_, art) => {
    expect(gzipSync(JSON.stringify(art)).length).toBeLessThanOrEqual(LIMIT);
  });

  it('draws nothing off the sheet by far, and nothing that is no path', () => {
    const shapes = [parts, ofStars].flatMap((set) =>
      Object.values(set).flatMap((kind) => Object.values(kind).flatMap((part) => part.shapes)),
    );
    expect(shapes.length).toBeGreaterThan(60);
    for (const { d, depth } of shapes) {
      expect(depths).toContain(depth);
      expect(d).toMatch(/^M-?[\d.]/);
      expect(d).not.toMatch(/NaN|undefined/);
    }
  });
});
