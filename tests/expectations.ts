import { afterEach, expect } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** How much a test has expected: one that expects nothing shows no rule (`rules-reporter.mjs`). */
    expectations?: number;
  }
}

afterEach(({ task }) => {
  task.meta.expectations = expect.getState().assertionCalls;
});
