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
  const turns: string[] = [];
  const job = async (name: string) => {
    const slices = new Slices();
    work();
    await slices.pause();
    turns.push(name);
    setImmediate(() => turns.push(`what came in after ${name}`));
  };
  await Promise.all([job('one'), job('two')]);
  expect(turns).toEqual(['one', 'what came in after one', 'two']);
});
