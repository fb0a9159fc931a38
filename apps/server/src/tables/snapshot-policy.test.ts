import { emptyTable } from '@moonlit/rules';
import { beforeEach, expect, it } from 'vitest';
import { SnapshotPolicy } from './snapshot-policy';

let passed: number;
let saved: number[];
let failures: unknown[];
let fails: boolean;
let policy: SnapshotPolicy;

beforeEach(() => {
  [passed, saved, failures, fails] = [0, [], [], false];
  const head = {
    get passed() {
      return passed;
    },
    snapshot: () => ({ seq: passed, state: emptyTable('A table'), revisions: {} }),
  };
  policy = new SnapshotPolicy({
    head,
    every: 3,
    save: async ({ seq }) => {
      if (fails) throw new Error('No database');
      saved.push(seq);
    },
    failed: (error) => failures.push(error),
  });
});

/** Makes so many commits, one after the other. */
async function commits(count: number): Promise<void> {
  for (let made = 0; made < count; made += 1) {
    passed += 1;
    policy.saveIfDue();
    await new Promise((resolve) => setImmediate(resolve));
  }
}

it('saves each time that so many commits have been made, and the rest at the end', async () => {
  await commits(7);
  expect(saved).toEqual([3, 6]);
  await policy.close();
  expect(saved).toEqual([3, 6, 7]);
});

it('saves nothing at the end that is saved already', async () => {
  await commits(6);
  await policy.close();
  expect(saved).toEqual([3, 6]);
});

it('tells of a snapshot that could not be saved, and saves again at the end', async () => {
  fails = true;
  await commits(3);
  expect(failures).toEqual([new Error('No database')]);
  fails = false;
  await policy.close();
  expect(saved).toEqual([3]);
});
