import { readFileSync } from 'node:fs';
import { heroColours, publicContent } from '@moonlit/rules/girl-by-moonlight';
import { describe, expect, it } from 'vitest';
import type { Look } from '../../../design/testing/contrast';
import { coloursIn, faintIn, looksIn, mixed, tooFaint } from '../../../design/testing/contrast';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

/** Each playset's look; the first is played in the usual one. */
const looks = looksIn(
  `${read('../../../design/css/tokens.css')}${read('looks.css')}`,
  'at-the-brink-of-the-abyss',
);

/** Per cent of the hero’s colour in `--hero-soft`. */
const HERO_SOFT = 14;

/** Where a hero’s colour stands as words, and what is written upon it. */
const heroPairs = {
  hero: ['ground', 'ground-far', 'paper', 'paper-2', 'paper-3', 'rose-soft', 'gold-soft'],
  'on-hero': ['hero'],
};

/** What is written on a ground in a hero’s colour. */
const softPairs = { hero: ['hero-soft'], ink: ['hero-soft'], 'ink-soft': ['hero-soft'] };

/** The look with a hero’s colour, and the ground that is mixed of it. */
function withHero(look: Look, colour: Look): Look {
  const scheme = (one: keyof Look) => {
    const all: Record<string, string> = { ...look[one], ...colour[one] };
    return { ...all, 'hero-soft': mixed(all.hero ?? '', all.paper ?? '', HERO_SOFT / 100) };
  };
  return { light: scheme('light'), dark: scheme('dark') };
}

const pairs = { ...heroPairs, ...softPairs, hero: [...heroPairs.hero, ...softPairs.hero] };

describe('the colours of heroes', () => {
  const heroes = read('../../../design/css/heroes.css');
  const [palette] = coloursIn(
    heroes.slice(0, heroes.indexOf('[data-hero')),
    'data-hero',
    '',
  ).values();
  const colours = new Map(
    [...coloursIn(heroes, 'data-hero')].map(([name, { light, dark }]): [string, Look] => [
      name,
      {
        light: { ...light, hero: palette?.light[`hero-${name}`] ?? '' },
        dark: { ...dark, hero: palette?.dark[`hero-${name}`] ?? '' },
      },
    ]),
  );

  it('mixes their ground as this test does', () => {
    expect(heroes).toContain(`color-mix(in srgb, var(--hero) ${HERO_SOFT}%, var(--paper))`);
  });

  it('has every colour that the rules have', () => {
    expect([...colours.keys()].sort()).toEqual([...heroColours].sort());
  });

  it.each([...looks])('can be read in %s, light and dark', (_, look) => {
    const faint = [...colours].flatMap(([name, colour]) =>
      tooFaint(withHero(look, colour), pairs, 4.5).map((line) => `${name}, ${line}`),
    );
    expect(faint).toEqual([]);
  });
});

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
    const [root = ''] = /:root \{[^}]*\}/.exec(read('../stage/stage.css')) ?? [];
    const [eclipse] = looksIn(root, 'eclipse').values();
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
