import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { Mutant } from './plan';
import { root, workshop } from './plan';
import { testsOf } from './slices';

const folder = `${workshop}types/`;
const rules = 'packages/rules/';

/** What the compiler says only of how something is written, and not of what it is: unused, or always so. */
const ABOUT_STYLE = new Set(['TS6133', 'TS6192', 'TS6196', 'TS6198', 'TS2367', 'TS2872', 'TS2873']);

/**
 * The mutants that the compiler refuses: nobody can bring them in, for the test command asks it as well. In
 * each round every file has one of its mutants, so that there are as many rounds as one file has mutants.
 */
export function refusedByCompiler(mutants: readonly Mutant[]): Set<string> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(`${root}${rules}src`, `${folder}src`, {
    recursive: true,
    filter: (path) => !/\.test\.ts$|\.(gz|br)$/.test(path),
  });
  symlinkSync(`${root}${rules}node_modules`, `${folder}node_modules`);
  writeFileSync(
    `${folder}tsconfig.json`,
    JSON.stringify({
      extends: `${root}tsconfig.base.json`,
      compilerOptions: { noEmit: true, types: ['node'] },
      // With all that asks for it; a game that has nothing to do with them need not be read.
      include: testsOf(mutants.map(({ file }) => file)).map((path) => path.replace(rules, '')),
    }),
  );
  const known = complaints();
  const left = new Map<string, Mutant[]>();
  for (const mutant of mutants) {
    left.set(mutant.file, [...(left.get(mutant.file) ?? []), mutant]);
  }
  const refused = new Set<string>();
  for (let round = 0; [...left.values()].some((of) => of.length > round); round += 1) {
    const tried = [...left.values()].flatMap((of) => of[round] ?? []);
    for (const mutant of tried) write(mutant, changed(mutant));
    const found = complaints();
    for (const mutant of tried) {
      const file = within(mutant);
      const more = (found.get(file) ?? 0) > (known.get(file) ?? 0);
      if (more) refused.add(mutant.id);
      write(mutant, source(mutant));
    }
  }
  return refused;
}

const within = ({ file }: Mutant): string => file.replace(rules, '');
const source = ({ file }: Mutant): string => readFileSync(root + file, 'utf8');
const write = (mutant: Mutant, text: string): void => writeFileSync(folder + within(mutant), text);

function changed(mutant: Mutant): string {
  const { at, original, replacement } = mutant;
  const text = source(mutant);
  return text.slice(0, at) + replacement + text.slice(at + original.length);
}

/** How often the compiler complains about what a file is, by file. */
function complaints(): Map<string, number> {
  const { stdout } = spawnSync('npx', ['tsc', '-p', folder, '--pretty', 'false'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  const found = new Map<string, number>();
  for (const line of stdout.split('\n')) {
    const [, file, code] = /(src\/[^(]*)\(\d+,\d+\): error (TS\d+)/.exec(line) ?? [];
    if (!file || !code || ABOUT_STYLE.has(code)) continue;
    found.set(file, (found.get(file) ?? 0) + 1);
  }
  return found;
}
