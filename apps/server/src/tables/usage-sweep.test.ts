import pino from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UsageSweep, type UsageSweepOptions } from './usage-sweep';

const MINUTE = 60_000;

let sweeps: number;
let archives: number[];
let deletes: (string | null)[];
let asked: { archive: unknown[][]; delete: number };
let fails: boolean;
let done: [archived: number, deleted: number][];
let ended: string[];

beforeEach(() => {
  vi.useFakeTimers();
  [sweeps, archives, deletes, fails, done, ended] = [0, [], [], false, [], []];
  asked = { archive: [], delete: 0 };
});
afterEach(() => vi.useRealTimers());

const sweepOf = (more: Partial<UsageSweepOptions> = {}) =>
  new UsageSweep({
    usage: {
      markUsed: async () => {
        sweeps += 1;
        if (fails) throw new Error('No database');
      },
      archiveUnused: async (...given) => {
        asked.archive.push(given);
        return archives.shift() ?? 0;
      },
      deleteArchived: async () => {
        asked.delete += 1;
        return deletes.shift() ?? null;
      },
      openedWithin: async () => 0,
      unarchived: async () => 0,
    },
    log: pino({ level: 'silent' }),
    archiveAfter: 7,
    deleteAfter: 9,
    inUse: () => [],
    ended: (table) => ended.push(table),
    swept: (archived, deleted) => done.push([archived, deleted]),
    ...more,
  });
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('is some minutes after the start, then once an hour, also after one that has failed', async () => {
  const sweep = sweepOf();
  await pass(5 * MINUTE - 1);
  expect(sweeps).toBe(0);
  await pass(1);
  expect(sweeps).toBe(1);
  fails = true;
  await pass(60 * MINUTE - 1);
  expect(sweeps).toBe(1);
  await pass(1);
  fails = false;
  await pass(60 * MINUTE);
  expect(sweeps).toBe(3);
  await sweep.close();
  await pass(200 * MINUTE);
  expect(sweeps).toBe(3);
});

it('does not begin where it is closed before', async () => {
  await sweepOf({ firstAfter: 10 }).close();
  await pass(60 * MINUTE);
  expect(sweeps).toBe(0);
});

it('archives until nothing is left, and deletes until nothing is left', async () => {
  [archives, deletes] = [
    [50, 50, 3],
    ['a', 'b'],
  ];
  const run = sweepOf().run();
  await pass(1_000);
  await run;
  expect(asked).toEqual({ archive: Array(4).fill([7, 50]), delete: 3 });
  expect([done, ended]).toEqual([[[103, 2]], ['a', 'b']]);
});

it('does no more than so much at once', async () => {
  [archives, deletes] = [Array(90).fill(1), Array(900).fill('t')];
  const run = sweepOf().run();
  await pass(60_000);
  await run;
  expect(asked.archive).toHaveLength(40);
  expect(done).toEqual([[40, 200]]);
});

it('does nothing that the operator does not want, and tells of nothing then', async () => {
  [archives, deletes] = [[5], ['a']];
  await sweepOf({ archiveAfter: null, deleteAfter: null }).run();
  expect([asked, done]).toEqual([{ archive: [], delete: 0 }, []]);
});

it('tells of what was done before it failed, and stops where it is closed', async () => {
  fails = true;
  await expect(sweepOf().run()).rejects.toThrow('No database');
  expect(asked.archive).toEqual([]);
  fails = false;
  [archives, deletes] = [[50, 50], ['a']];
  const sweep = sweepOf();
  const run = sweep.run();
  await pass(0);
  await sweep.close();
  await pass(1_000);
  await run;
  expect([asked.archive.length, done]).toEqual([1, [[50, 1]]]);
});
