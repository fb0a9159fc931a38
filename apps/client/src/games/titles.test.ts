import { existsSync, readFileSync, statSync } from 'node:fs';
import { games } from '@moonlit/rules';
import { describe, expect, it } from 'vitest';

/** Most that the letters of a title take, in bytes: a face as a whole takes four times as much and more. */
const LIMIT = 6_144;

/** The sheets in which looks have their faces. */
const SHEETS = [
  './girl-by-moonlight/looks/type.css',
  './daggerheart/art.css',
  './stars-and-signs/art.css',
  './humanity-blessed/art.css',
  './any-game/art.css',
];

const sheets = SHEETS.map((path) => ({
  path,
  css: readFileSync(new URL(path, import.meta.url), 'utf8'),
}));

/** The face of the titles of a look: its letters, and where it lies. */
function faceOf(look: string): { letters: string; file: URL } | null {
  for (const { path, css } of sheets) {
    const [, rule = ''] =
      new RegExp(`\\[data-look="${look}"\\] \\{([^}]*--title:[^}]*)\\}`).exec(css) ?? [];
    const [, name] = /--title:\s*"([^"]+ Title)"/.exec(rule) ?? [];
    if (!name) continue;
    const [, face = ''] = new RegExp(`@font-face \\{([^}]*"${name}"[^}]*)\\}`).exec(css) ?? [];
    const [, file = ''] = /url\("(.+?)"\)/.exec(face) ?? [];
    const [, range = ''] = /unicode-range:([^;]+);/.exec(face) ?? [];
    const letters = range
      .split(',')
      .map((one) => String.fromCodePoint(Number.parseInt(one.trim().slice(2), 16)));
    return { letters: letters.join(''), file: new URL(file, new URL(path, import.meta.url)) };
  }
  return null;
}

/** Whatever is chosen among by its look: games, and what is chosen of them. */
const chosen = games.flatMap((game) => [
  { title: game.title, look: game.about.look },
  ...game.about.setup.flatMap((field) =>
    field.kind === 'choice' ? field.options.map(({ label, look }) => ({ title: label, look })) : [],
  ),
]);
const titles = chosen.flatMap(({ title, look }) => {
  const face = look === undefined ? null : faceOf(look);
  return face ? [{ title, ...face }] : [];
});

describe('titles to choose among', () => {
  it('has a face of few letters for each that has a face of its own', () => {
    expect(titles).toHaveLength(9);
  });

  it.each(titles)('has all letters of “$title”, and few more', ({ title, letters, file }) => {
    expect([...title].filter((letter) => !letters.includes(letter))).toEqual([]);
    expect(existsSync(file)).toBe(true);
    expect(statSync(file).size).toBeLessThanOrEqual(LIMIT);
  });
});
