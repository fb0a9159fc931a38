import { readFileSync } from 'node:fs';
import type { Plugin } from 'vitest/config';
import { defineConfig } from 'vitest/config';
import { readPlan, root } from './plan';

const { changed } = readPlan();

/** Gives the tests the changed files in the place of ours. */
const mutants: Plugin = {
  name: 'mutants',
  enforce: 'pre',
  load(id) {
    const file = changed[id.replace(root, '')];
    return file === undefined ? null : readFileSync(file, 'utf8');
  },
};

export default defineConfig({
  root,
  plugins: [mutants],
  test: {
    include: ['packages/rules/src/**/*.test.ts'],
    environment: 'node',
    isolate: false,
    fileParallelism: false,
    maxWorkers: 1,
    testTimeout: 600_000,
    runner: `${root}bench/mutants/runner.ts`,
    reporters: [['default', { summary: false }]],
    silent: 'passed-only',
  },
});
