import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { idsIn } from '../../scripts/rules/ids.mjs';
import { pages, readSpec } from '../../scripts/rules/spec.mjs';
import { MOST } from '../../scripts/rules/verdict.mjs';

const places = ['packages', 'apps/server', 'apps/client/src', 'apps/client/dev', 'tests'];
const titled =
  /\b(?:it|test|describe)(?:\.\w+(?:\([^\n]*?\))?)?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;

/** As they are written: what is filled in as a test runs is judged at the end of a whole run. */
const titles = places
  .flatMap((place) =>
    readdirSync(place, { recursive: true, encoding: 'utf8' }).map((name) => join(place, name)),
  )
  .filter((file) => file.endsWith('.test.ts') && !/[/](node_modules|dist)[/]/.test(file))
  .flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(titled)].map(([, , title = '']) => ({ file, title })),
  );

it('no test names a rule that there is not, nor more of them than one can see the proof of', () => {
  const rules = new Set(
    readSpec(pages.map((page) => readFileSync(page, 'utf8')).join('\n')).rules.map(({ id }) => id),
  );
  expect(titles.length).toBeGreaterThan(3000);
  const wrong = titles.filter(({ title }) => {
    const ids = idsIn(title);
    return ids.length > MOST || ids.some((id) => !rules.has(id));
  });
  expect(wrong).toEqual([]);
});
