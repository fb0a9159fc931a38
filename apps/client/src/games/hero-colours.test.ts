import { readdirSync, readFileSync } from 'node:fs';
import { games } from '@moonlit/rules';
import { heroColours } from '@moonlit/rules/girl-by-moonlight';
import { describe, expect, it } from 'vitest';
import type { Look } from '../design/testing/contrast';
import { coloursIn, looksIn, mixed, tooFaint } from '../design/testing/contrast';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const heroes = read('../design/css/heroes.css');

/** Every look that there is: any game may draw people in the colours of heroes. */
const looks = looksIn(
  ['../design/css/tokens.css', ...sheetsOfLooks()].map(read).join(''),
  'the usual look',
);

/** The sheets of each game, in the folder of the game or in one for its looks. */
function sheetsOfLooks(): string[] {
  return readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('looks.css'),
  );
}

/** Every colour of heroes, as it is in light and dark. */
const colours = new Map(
  [...coloursIn(heroes, 'data-hero')].map(([name, { light, dark }]): [string, Look] => [
    name,
    {
      light: { ...light, hero: palette('light')[`hero-${name}`] ?? '' },
      dark: { ...dark, hero: palette('dark')[`hero-${name}`] ?? '' },
    },
  ]),
);

function palette(scheme: keyof Look): Record<string, string> {
  const [all] = coloursIn(heroes.slice(0, heroes.indexOf('[data-hero')), 'data-hero', '').values();
  return all?.[scheme] ?? {};
}

/** Grounds that are mixed of a hero’s colour and paper, by how many per cent of it they hold, and where. */
const mixtures = {
  'hero-soft': { share: 14, in: heroes },
  'die-body': { share: 16, in: read('../design/css/stage.css') },
};

/** Where a hero’s colour stands as words, what is written upon it, and on the grounds that are mixed of it. */
const pairs = {
  hero: [
    ...['ground', 'ground-far', 'paper', 'paper-2', 'paper-3', 'rose-soft', 'gold-soft'],
    'hero-soft',
  ],
  'on-hero': ['hero'],
  ink: ['hero-soft', 'die-body'],
  'ink-soft': ['hero-soft'],
};

/** The look with a hero’s colour, and the grounds that are mixed of it. */
function withHero(look: Look, colour: Look): Look {
  const scheme = (one: keyof Look) => {
    const all: Record<string, string> = { ...look[one], ...colour[one] };
    for (const [name, { share }] of Object.entries(mixtures))
      all[name] = mixed(all.hero ?? '', all.paper ?? '', share / 100);
    return all;
  };
  return { light: scheme('light'), dark: scheme('dark') };
}

describe('the colours of heroes', () => {
  it.each(Object.entries(mixtures))('mixes %s as this test does', (_, { share, in: sheet }) => {
    expect(sheet).toContain(`color-mix(in srgb, var(--hero) ${share}%, var(--paper))`);
  });

  it('has every colour that the rules have', () => {
    expect([...colours.keys()].sort()).toEqual([...heroColours].sort());
  });

  it('is looked at in every look that a game names', () => {
    const named = Object.values(games).flatMap(({ about: { look, setup } }) => [
      look ?? [],
      ...setup.flatMap((field) =>
        field.kind === 'choice' ? field.options.flatMap((option) => option.look ?? []) : [],
      ),
    ]);
    // The first game and its first playset have the usual look.
    const here = [...looks.keys(), 'girl-by-moonlight', 'at-the-brink-of-the-abyss'];
    expect(here).toEqual(expect.arrayContaining(named.flat()));
    expect(looks.size).toBeGreaterThanOrEqual(7);
  });

  it.each([...looks])('can be read in %s, light and dark', (_, look) => {
    const faint = [...colours].flatMap(([name, colour]) =>
      tooFaint(withHero(look, colour), pairs, 4.5).map((line) => `${name}, ${line}`),
    );
    expect(faint).toEqual([]);
  });
});
