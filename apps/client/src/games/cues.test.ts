import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { momentOf, noCues, usualTone } from '../shell/stage/moments';
import { pitchOf } from '../shell/stage/tunes';
import { games } from '.';

const folder = fileURLToPath(new URL('.', import.meta.url));
const css = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => readFileSync(folder + file, 'utf8'))
  .join('');

describe('What is heard', () => {
  it('TABLE-244: begins and ends with parts of the story and tells what is full in every game; its own moments go before', () => {
    const of = (kind: string, part?: 'begins' | 'ends') =>
      momentOf(
        { kind, about: [], ...(part ? { chapter: { part, name: 'Session 1' } } : {}) },
        { death: 'fall', over: 'full' },
      );
    expect([of('session-begins', 'begins'), of('session-ends', 'ends')]).toEqual([
      'begins',
      'ends',
    ]);
    expect([of('clock-filled'), of('death'), of('over', 'ends')]).toEqual(['full', 'fall', 'full']);
    expect([of('clock-moves'), of('constructor')]).toEqual([undefined, undefined]);
  });

  it('takes its notes from the scale of a tone, beyond whose ends it goes on an octave away', () => {
    const tone = { ...usualTone, root: 200, scale: [0, 12 / 2] };
    expect([0, 2, 4, -2].map((step) => pitchOf(tone, step))).toEqual([200, 400, 800, 100]);
    expect(pitchOf(tone, 1)).toBeCloseTo(200 * Math.SQRT2);
    expect(pitchOf(tone, -1)).toBeCloseTo(100 * Math.SQRT2);
  });

  it('TABLE-244: is lent by every game, of moments that its stage has and in tones of looks that it has', async () => {
    expect(Object.keys(games).length).toBeGreaterThanOrEqual(5);
    for (const [name, { load }] of Object.entries(games)) {
      const { stage } = await load();
      const { moments, tones } = (await stage?.cues?.()) ?? noCues;
      for (const kind of Object.keys(moments)) {
        const known = { ...stage?.kinds, ...stage?.sequences };
        expect(Object.keys(known), `${name}: ${kind}`).toContain(kind);
      }
      expect(Object.keys(tones), name).not.toEqual([]);
      for (const [look, { root, scale, bright }] of Object.entries(tones)) {
        expect(css, look).toContain(`[data-look="${look}"]`);
        // Nothing shrill, nothing that a phone cannot give, nothing out of order.
        expect(root >= 130 && root <= 400, look).toBe(true);
        expect(bright <= 4_000, look).toBe(true);
        expect(scale, look).toEqual([...new Set(scale)].sort((a, b) => a - b));
        expect(scale.every((step) => step >= 0 && step < 12) && scale[0] === 0, look).toBe(true);
      }
    }
  });
});
