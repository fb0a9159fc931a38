import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../scripts/lib.mjs';
import { inLines, LAST_WORDS, outcomeOf } from './last-words.mjs';

/** Notes down which tests have failed, and which were tried twice. */
export default class LastWordsReporter {
  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly unknown[]} stray
   */
  onTestRunEnd(modules, stray) {
    const file = join(root, LAST_WORDS);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, inLines(outcomeOf(modules, stray)).join('\n'));
  }
}
