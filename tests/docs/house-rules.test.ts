import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { houseRules } from '../../packages/rules/src/games/girl-by-moonlight/house-rules';
import { ambiguitiesIn, idsIn } from '../../scripts/rules/ids.mjs';
import { pages, readSpec } from '../../scripts/rules/spec.mjs';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const page = read('docs/rules/girl-by-moonlight.md');
const { rules, ambiguities } = readSpec(pages.map(read).join('\n'));

describe('docs/rules', () => {
  it('says of each ambiguity which house rule changes it, and what it is otherwise', () => {
    const said = page.split('\n').flatMap((line) => {
      const [, id = '', , , change = ''] = line.split('|').map((cell) => cell.trim());
      if (!id.startsWith('AMB-') || change.startsWith('no:')) return [];
      return [...change.matchAll(/`(\w+)` \((\w+)\)/g)].map(([, name, value]) => [name, id, value]);
    });
    const made = Object.entries(houseRules).map(([name, { source, standard }]) => [
      name,
      source,
      String(standard),
    ]);
    expect(said.sort()).toEqual(made.sort());
  });

  it('knows every rule and ambiguity that the code names', () => {
    const known = new Set([...rules.map(({ id }) => id), ...ambiguities]);
    const unknown = ['packages/rules/src/', 'apps/server/src/', 'apps/client/src/']
      .flatMap((folder) =>
        readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' }).map(
          (path) => `${folder}${path}`,
        ),
      )
      .filter((path) => /\.tsx?$/.test(path))
      .flatMap((path) => {
        const text = read(path);
        const named = [...idsIn(text), ...ambiguitiesIn(text)];
        return named.filter((id) => !known.has(id)).map((id) => `${path} names ${id}`);
      });
    expect(unknown).toEqual([]);
  });
});
