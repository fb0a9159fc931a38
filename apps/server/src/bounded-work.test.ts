import { expect, it } from 'vitest';
import { BoundedWork, TooMuchWork } from './bounded-work';

it('does so many at a time, in order, and turns away what has no room', async () => {
  const work = new BoundedWork({ atOnce: 2, waiting: 1 });
  const ends: (() => void)[] = [];
  const begun: number[] = [];
  const start = (index: number) =>
    work.run(() => {
      begun.push(index);
      return new Promise<number>((resolve) => ends.push(() => resolve(index)));
    });
  const results = [start(0), start(1), start(2)];
  await expect(start(3)).rejects.toThrow(TooMuchWork);
  expect(begun).toEqual([0, 1]);
  ends[0]?.();
  expect(await results[0]).toBe(0);
  await new Promise(setImmediate);
  expect(begun).toEqual([0, 1, 2]);
  ends[1]?.();
  ends[2]?.();
  expect(await Promise.all(results)).toEqual([0, 1, 2]);
});

it('has room again after a job that failed', async () => {
  const work = new BoundedWork({ atOnce: 1, waiting: 0 });
  await expect(work.run(() => Promise.reject(new Error('No')))).rejects.toThrow('No');
  expect(await work.run(async () => 1)).toBe(1);
});
