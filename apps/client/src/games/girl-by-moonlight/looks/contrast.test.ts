import { readFileSync } from 'node:fs';
import { publicContent } from '@moonlit/rules/girl-by-moonlight';
import { describe, expect, it } from 'vitest';
import { faintIn, looksIn, tooFaint } from '../../../design/testing/contrast';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

/** Each playset's look; the first is played in the usual one. */
const looks = looksIn(
  `${read('../../../design/css/tokens.css')}${read('looks.css')}`,
  'at-the-brink-of-the-abyss',
);

describe('the looks of the playsets', () => {
  it('has one for every playset of the game', () => {
    expect([...looks.keys()]).toEqual(
      expect.arrayContaining(Object.keys(publicContent().playsets)),
    );
    expect(looks.size).toBe(4);
  });

  it.each([...looks])('keeps words readable in %s, light and dark', (_, look) => {
    expect(faintIn(look)).toEqual([]);
  });

  it.each([...looks])('tells eclipse from its ground in %s, and from transcendence', (_, look) => {
    // Set for the page, and anew for what is night or day on it.
    const [, colours = ''] = /:root,[^{}]*\{([^}]*)\}/.exec(read('../stage/stage.css')) ?? [];
    const [eclipse] = looksIn(`:root {${colours}}`, 'eclipse').values();
    const all = {
      light: { ...look.light, ...eclipse?.light },
      dark: { ...look.dark, ...eclipse?.dark },
    };
    expect(tooFaint(all, { 'on-corona': ['corona'] }, 4.5)).toEqual([]);
    expect(
      tooFaint(all, { 'corona-rim': ['paper', 'paper-2'], 'gold-fill': ['corona'] }, 3),
    ).toEqual([]);
  });

  it('gives each look every token of the first', () => {
    const [first, ...others] = [...looks.values()].map(({ light }) => Object.keys(light).sort());
    for (const other of others) expect(other).toEqual(first);
  });
});
