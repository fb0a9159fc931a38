import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MEANT, OURS } from './meant.ts';
import type { Use } from './scripts.ts';
import { aboveFloor } from './scripts.ts';
import { stylesAboveFloor } from './styles.ts';

const DIST = new URL('../dist/', import.meta.url);

/** Every script and style sheet of the client as it is built, with what it uses above the floor. */
function usesOfBuilt(): (Use & { file: string })[] {
  if (!existsSync(DIST)) throw new Error('There is no built client: npm run build');
  const files = [
    'worker.js',
    ...readdirSync(new URL('assets/', DIST)).map((name) => `assets/${name}`),
  ];
  return files.flatMap((file) => {
    const read = /\.js$/.test(file)
      ? aboveFloor
      : /\.css$/.test(file)
        ? stylesAboveFloor
        : () => [];
    return read(readFileSync(new URL(file, DIST), 'utf8')).map((use) => ({ ...use, file }));
  });
}

const known = Object.keys({ ...OURS, ...MEANT });
const isOf = (feature: string, name: string) => feature === name || feature.startsWith(`${name}.`);

it('uses nothing above the floor without a guard, or a reason', () => {
  const uses = usesOfBuilt();
  const unknown = uses.filter(({ feature }) => !known.some((name) => isOf(feature, name)));
  const told = unknown.map(
    ({ feature, missing, file, code }) =>
      `${feature}, not in ${missing.join(', ')}: ${file}: ${code}`,
  );
  expect(told, 'guard it, or say in meant.ts why nothing is lost').toEqual([]);
  const idle = known.filter((name) => !uses.some(({ feature }) => isOf(feature, name)));
  expect(idle, 'stands in meant.ts for nothing').toEqual([]);
});
