import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib.mjs';
import { pages, readSpec } from './spec.mjs';
import { judge } from './verdict.mjs';

/**
 * Holds tests against the rules of docs/rules: every rule that a server can enforce or ask about is named by a test
 * that has run, or the page says why not.
 *
 * @param {import('./verdict.mjs').NamedTest[]} tests
 */
export function judged(tests) {
  const spec = readSpec(pages.map((page) => readFileSync(join(root, page), 'utf8')).join('\n'));
  const verdict = judge(spec, tests);
  const asking = spec.rules.filter(({ kind }) => kind !== 'R');
  const shown = asking.filter(({ id }) => verdict.covered.has(id)).length;
  const summary = `Rules: ${shown} of ${asking.length} are shown by a test, ${verdict.excluded.size} are left to the table.`;
  return { spec, verdict, summary };
}
