import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games as systems } from '@moonlit/rules';
import { reachOf } from '@moonlit/rules/testing/reach-of';
import { describe, expect, it } from 'vitest';
import { games } from '.';

// What the rules put somewhere, somebody has to draw: a drawer that no page opens, and a place that none lists, hold what
// nobody can do. Both are named in the client where they are drawn; here the files that a game's table is drawn with are read.

const here = fileURLToPath(new URL('.', import.meta.url));
const registry = join(here, 'index.ts');
const rules = fileURLToPath(new URL('../../../../packages/rules/src', import.meta.url));

const IMPORTED = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

/** The file that an import names. */
function fileOf(from: string, path: string): string | undefined {
  const base = join(dirname(from), path);
  return [`${base}.tsx`, `${base}.ts`, `${base}/index.ts`, `${base}/index.tsx`].find(existsSync);
}

/** Every file that some others come to, by whatever imports; the registry of games leads to none of them. */
function reachedFrom(...roots: string[]): string[] {
  const found = new Set(roots);
  for (const file of found) {
    if (file === registry) continue;
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(IMPORTED)) {
      const next = fileOf(file, path);
      if (next !== undefined) found.add(next);
    }
  }
  return [...found];
}

const DRAWERS = [
  /\buse(?:Has)?Drawer\(\s*(?:'([^']+)'|(\w+))/g,
  /<Folded(?:Drawer)?\b[^>]*?\b(?:name|drawer)=(?:"([^"]+)"|\{(\w+)\})/gs,
];
const PLACES = [/\buseOffers\(\s*(?:'([^']+)'|(\w+))/g];
const NAMED = /\bconst (\w+)(?:: \w+)? = '([^']+)'/g;

/** The names that some files use in these ways, spelled out or by a constant of theirs or of the rules. */
function namesIn(texts: readonly string[], ways: readonly RegExp[]): Set<string> {
  const constants = new Map(
    [...texts, readFileSync(join(rules, 'table/by-hand.ts'), 'utf8')].flatMap((text) =>
      [...text.matchAll(NAMED)].map(([, name = '', value = '']) => [name, value] as const),
    ),
  );
  return new Set(
    texts.flatMap((text) =>
      ways.flatMap((way) =>
        [...text.matchAll(way)].flatMap(
          ([, spelled, name = '']) => spelled ?? constants.get(name) ?? [],
        ),
      ),
    ),
  );
}

/** What the rules of a game put where, at its new tables and in the middle of play. */
async function putBy(id: string) {
  const system = systems.find((one) => one.id === id);
  if (!system) throw new Error(`There are no rules of ${id}.`);
  const { positions = {} } = await reachOf(system);
  const [drawers, places] = [new Set<string>(), new Set<string>()];
  for (const begin of Object.values(positions)) {
    for (const seat of Object.values(begin(1).state.seats)) {
      for (const name of seat.drawers) drawers.add(name);
      for (const { place } of Object.values(seat.offers)) places.add(place);
    }
  }
  return { drawers, places };
}

describe.each(Object.keys(games))('%s', (id) => {
  const files = reachedFrom(join(here, '../main.tsx'), join(here, id, 'index.ts'));
  const texts = files.map((file) => readFileSync(file, 'utf8'));

  it('draws each drawer and each place that its rules fill', async () => {
    const { drawers, places } = await putBy(id);
    expect(drawers.size, 'drawers').toBeGreaterThan(0);
    const [open, listed] = [namesIn(texts, DRAWERS), namesIn(texts, PLACES)];
    expect(
      [...drawers].filter((name) => !open.has(name)),
      'drawers that nothing opens',
    ).toEqual([]);
    expect(
      [...places].filter((name) => !listed.has(name)),
      'places that nothing lists',
    ).toEqual([]);
  }, 120_000);
});
