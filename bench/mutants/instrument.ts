import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Mutant } from './plan';
import { root, workshop } from './plan';

/** What is used of `@stryker-mutator/instrumenter`, which only `npm run mutants` installs. */
interface StrykerInstrumenter {
  Instrumenter: new (
    logger: Record<string, () => unknown>,
  ) => {
    instrument(
      files: { name: string; mutate: boolean; content: string }[],
      options: {
        excludedMutations: string[];
        ignorers: Ignorer[];
        plugins: null;
        noHeader: boolean;
      },
    ): Promise<{ files: { name: string; content: string }[]; mutants: StrykerMutant[] }>;
  };
}

/** Says of a part of the source why nothing in it is changed, if nothing is. */
interface Ignorer {
  shouldIgnore(path: SourcePath): string | undefined;
}

/** A part of the source, as Babel gives it; as much of it as is asked. */
interface SourcePath {
  node: { type: string; key?: { type: string; name?: string } };
}

interface StrykerMutant {
  id: string;
  fileName: string;
  mutatorName: string;
  replacement: string;
  /** `Ignored` where its kind is left out. */
  status?: string;
  location: Record<'start' | 'end', { line: number; column: number }>;
}

/** Words are for people to read; a test that compared each of them would only repeat the source. */
const LEFT_OUT = ['StringLiteral'];

/** What these fields hold is only read by people. */
const WORDS: ReadonlySet<string> = new Set([
  ...['label', 'detail', 'title', 'text', 'hint', 'cost', 'summary', 'line', 'placeholder'],
  ...['message', 'instead', 'why', 'suggestions'],
]);

/** Whatever goes into a sentence or a label changes words alone, as its texts do. */
const wordsOnly: Ignorer = {
  shouldIgnore({ node }) {
    if (node.type === 'TemplateLiteral') return 'words';
    const field = node.type === 'ObjectProperty' && node.key?.type === 'Identifier';
    return field && WORDS.has(node.key?.name ?? '') ? 'words' : undefined;
  },
};

/**
 * Makes all mutants of some files at once: each file becomes one that holds them all, asleep, and a test
 * wakes one by its id.
 *
 * @param files from the folder of the project on.
 */
export async function instrumented(
  files: readonly string[],
): Promise<{ mutants: Mutant[]; changed: Record<string, string> }> {
  const entry = `${root}bench/mutants/node_modules/@stryker-mutator/instrumenter/dist/src/index.js`;
  const { Instrumenter }: StrykerInstrumenter = await import(pathToFileURL(entry).href);
  const silent = { debug: nothing, info: nothing, warn: nothing, isDebugEnabled: () => false };
  const sources = new Map(files.map((file) => [file, readFileSync(root + file, 'utf8')]));
  const made = await new Instrumenter(silent).instrument(
    [...sources].map(([name, content]) => ({ name, mutate: true, content })),
    { excludedMutations: LEFT_OUT, ignorers: [wordsOnly], plugins: null, noHeader: false },
  );
  const folder = `${workshop}changed/`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const changed: Record<string, string> = {};
  made.files.forEach(({ name, content }, at) => {
    changed[name] = `${folder}${at}.ts`;
    writeFileSync(`${folder}${at}.ts`, content);
  });
  const kept = made.mutants.filter(({ status }) => status !== 'Ignored');
  const mutants = kept.map((one) => described(one, sources.get(one.fileName) ?? ''));
  return { mutants, changed };
}

function described(
  { id, fileName, mutatorName, replacement, location: { start, end } }: StrykerMutant,
  source: string,
): Mutant {
  const lines = source.split('\n').slice(start.line, end.line + 1);
  const last = lines.length - 1;
  const original = lines
    .map((text, at) => (at === last ? text.slice(0, end.column) : text))
    .map((text, at) => (at === 0 ? text.slice(start.column) : text))
    .join('\n');
  const before = source.split('\n').slice(0, start.line).join('\n');
  const at = before.length + (start.line > 0 ? 1 : 0) + start.column;
  return { id, file: fileName, line: start.line + 1, at, kind: mutatorName, original, replacement };
}

function nothing(): void {}
