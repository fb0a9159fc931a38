import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../lib.mjs';

/** Where the last run of all tests has left their names. */
const file = join(root, '.cache', 'tests.json');

/** @param {import('./verdict.mjs').NamedTest[]} tests */
export function keepTests(tests) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(tests));
}

/**
 * The tests of the last run of all of them; `null` where there was none yet.
 *
 * @returns {import('./verdict.mjs').NamedTest[] | null}
 */
export function keptTests() {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
