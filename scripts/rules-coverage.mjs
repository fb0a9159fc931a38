import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { Failed, root, script } from './lib.mjs';
import { pages, readSpec } from './rules/spec.mjs';
import { titlesOf } from './rules/titles.mjs';
import { byGroup, judge } from './rules/verdict.mjs';

// Holds the tests against the rules of docs/rules: every rule that a server can enforce or ask about is
// named by a test, or the page says why not. `--list` says what is uncovered.

const leftOut = new Set(['node_modules', 'dist', 'generated', 'data']);

/**
 * @param {string} folder
 * @returns {string[]}
 */
function testFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') || leftOut.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return testFiles(path);
    return entry.name.endsWith('.test.ts') ? [path] : [];
  });
}

script(async () => {
  const tests = testFiles(root).flatMap((path) => {
    const file = relative(root, path).replaceAll(sep, '/');
    try {
      return titlesOf(readFileSync(path, 'utf8')).map((title) => ({ ...title, file }));
    } catch (error) {
      throw new Failed(`${file} cannot be read: ${error}`, 1);
    }
  });
  const spec = readSpec(pages.map((page) => readFileSync(join(root, page), 'utf8')).join('\n'));
  const verdict = judge(spec, tests);
  if (process.argv.includes('--list')) {
    for (const line of byGroup(spec, verdict)) console.log(line);
    return;
  }
  const asking = spec.rules.filter(({ kind }) => kind !== 'R');
  const shown = asking.filter(({ id }) => verdict.covered.has(id)).length;
  console.log(
    `Rules: ${shown} of ${asking.length} are shown by a test, ${verdict.excluded.size} are left to the table.`,
  );
  if (verdict.faults.length === 0) return;
  for (const fault of verdict.faults) console.error(`  ${fault}`);
  throw new Failed(`The tests and docs/rules do not agree (${verdict.faults.length}).`, 1);
});
