import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/longest-first.mjs';
import RulesReporter from './tests/rules-reporter.mjs';

/** Counts what each test expects. */
const setupFiles = ['./tests/expectations.ts'];

/** Every core has a test file to run. More would make each other slow, which tests of the server measure. */
const aCoreEach = Math.min(availableParallelism(), 4);
/** Stories wait more than they compute: one more than there are cores, and no more, lest a browser waits for its turn. */
const stories = aCoreEach + 1;

export default defineConfig({
  test: {
    maxWorkers: aCoreEach,
    sequence: { sequencer: LongestFirst },
    reporters: ['default', new RulesReporter()],
    projects: [
      {
        test: {
          name: 'rules',
          sequence: { groupOrder: 1 },
          include: ['packages/**/*.test.ts', 'tests/docs/**/*.test.ts'],
          environment: 'node',
          setupFiles,
          // Pure functions share nothing that a test could spoil, so each worker loads them once.
          isolate: false,
          // Far more than any of them takes, so that a busy machine fails none: they are given what others leave.
          testTimeout: 300_000,
          // A test that has compared nothing says nothing: its loop had nothing to go over.
          expect: { requireAssertions: true },
          // Random play makes many states that nobody looks at again: it is cheaper to clear away seldom.
          execArgv: ['--max-semi-space-size=64'],
        },
      },
      {
        test: {
          name: 'client',
          sequence: { groupOrder: 1 },
          include: ['apps/client/{src,dev,floor}/**/*.test.ts', 'apps/client/*.test.ts'],
          environment: 'node',
          setupFiles,
          // Most of what they took was to load the game anew for each; what one puts in a place of the page's it takes back.
          isolate: false,
          testTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'server',
          sequence: { groupOrder: 1 },
          include: ['apps/server/**/*.test.ts', 'tests/server/**/*.test.ts'],
          environment: 'node',
          setupFiles,
          isolate: false,
          globalSetup: ['apps/server/test/postgres.ts', 'apps/server/test/build.ts'],
          // What one of them waits for gives up before, and says what it was.
          testTimeout: 120_000,
          // As with stories: told once more where nobody looks on, and named in the end.
          retry: process.env.CI ? 1 : 0,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'play',
          include: ['tests/play/**/*.test.ts'],
          environment: 'node',
          setupFiles,
          isolate: false,
          maxWorkers: stories,
          // By themselves, and before all others: nothing else begins until the last of them is told.
          sequence: { groupOrder: 0 },
          globalSetup: ['apps/server/test/postgres.ts', 'tests/play/setup.ts'],
          testTimeout: 300_000,
          // Where nobody looks on, a story is told once more before it counts as failed, and named in the end (`tests/last-words.mjs`).
          // Each makes a table of its own; those of a describe that go on from each other say that they are told once.
          retry: process.env.CI ? 1 : 0,
          expect: { poll: { timeout: 30_000 } },
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
