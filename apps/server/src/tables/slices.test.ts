import { expect, it } from 'vitest';
import { Slices } from './slices';

/** Keeps everybody waiting for longer than a slice lasts. */
function work(): void {
  const begun = performance.now();
  while (performance.now() - begun < 6);
}

it('lets others have their turn when a slice is used up, and not before', async () => {
  const slices = new Slices();
  const turns: string[] = [];
  setImmediate(() => turns.push('others'));
  await slices.pause();
  expect(turns).toEqual([]);
  work();
  await slices.pause();
  expect(turns).toEqual(['others']);
  // A new slice has begun.
  setImmediate(() => turns.push('more'));
  await slices.pause();
  expect(turns).toEqual(['others']);
});

it('gives each of several jobs a turn of its own', async () => {
  let turn = 0;
  let going = true;
  const count = (): void => {
    turn += 1;
    if (going) setImmediate(count);
  };
  setImmediate(count);
  const turns = await Promise.all(
    [1, 2, 3].map(async () => {
      const slices = new Slices();
      work();
      await slices.pause();
      return turn;
    }),
  );
  going = false;
  expect(new Set(turns).size).toBe(3);
});
