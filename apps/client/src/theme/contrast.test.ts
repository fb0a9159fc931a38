import { readFileSync } from 'node:fs';
import { publicContent } from '@moonlit/rules';
import { describe, expect, it } from 'vitest';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

type Scheme = 'light' | 'dark';
type Look = Record<Scheme, Record<string, string>>;

/** Each playset's colours, as the style sheets say them: `--name: light-dark(#…, #…)`. */
const looks = new Map<string, Look>();
for (const [, selector = '', body = ''] of `${read('tokens.css')}${read('looks.css')}`.matchAll(
  /([^{}]+)\{([^{}]*)\}/g,
)) {
  const playset = /\[data-playset="([^"]+)"\]/.exec(selector)?.[1];
  if (!playset) continue;
  const look: Look = { light: {}, dark: {} };
  for (const [, name = '', light = '', dark = ''] of body.matchAll(
    /--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g,
  )) {
    look.light[name] = light;
    look.dark[name] = dark;
  }
  looks.set(playset, look);
}

/** Every colour that words have, with the grounds they stand on. */
const words: Record<string, readonly string[]> = {
  ink: ['ground', 'ground-far', 'paper', 'paper-2', 'paper-3', 'rose-soft', 'gold-soft'],
  'ink-soft': ['ground', 'ground-far', 'paper', 'paper-2', 'paper-3', 'rose-soft', 'gold-soft'],
  heading: ['ground', 'ground-far', 'paper', 'paper-2', 'paper-3'],
  accent: ['ground', 'ground-far', 'paper', 'paper-2', 'paper-3'],
  rose: ['paper', 'paper-2', 'rose-soft'],
  gold: ['ground', 'ground-far', 'paper', 'paper-2', 'gold-soft'],
  green: ['paper', 'paper-2'],
  silver: ['paper', 'paper-2'],
  violet: ['paper', 'paper-2'],
  paper: ['accent'],
  'on-primary': ['primary', 'primary-edge'],
};

/** What is no word but has to be seen: lines that say something, and where the keyboard is. */
const marks: Record<string, readonly string[]> = {
  'line-strong': ['paper', 'paper-2'],
  'gold-fill': ['paper'],
  focus: ['ground', 'paper', 'paper-2'],
};

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [lighter = 1, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The pairs that keep less than `least` : 1, with what they keep. */
function tooFaint(look: Look, pairs: Record<string, readonly string[]>, least: number): string[] {
  return (['light', 'dark'] as const).flatMap((scheme) =>
    Object.entries(pairs).flatMap(([front, grounds]) =>
      grounds.flatMap((ground) => {
        const [a, b] = [look[scheme][front], look[scheme][ground]];
        if (!a || !b) return [`${scheme}: ${front} or ${ground} is no colour`];
        const kept = contrast(a, b);
        return kept < least ? [`${scheme}: ${front} on ${ground} keeps ${kept.toFixed(2)}`] : [];
      }),
    ),
  );
}

describe('the looks of the playsets', () => {
  it('has one for every playset of the game', () => {
    expect([...looks.keys()]).toEqual(
      expect.arrayContaining(Object.keys(publicContent().playsets)),
    );
    expect(looks.size).toBe(4);
  });

  it.each([...looks])('keeps words readable in %s, light and dark', (_, look) => {
    expect(tooFaint(look, words, 4.5)).toEqual([]);
    expect(tooFaint(look, marks, 3)).toEqual([]);
  });

  it('gives each look every token of the first', () => {
    const [first, ...others] = [...looks.values()].map(({ light }) => Object.keys(light).sort());
    for (const other of others) expect(other).toEqual(first);
  });
});
