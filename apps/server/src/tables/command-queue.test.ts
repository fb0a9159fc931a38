import { expect, it } from 'vitest';
import { CommandQueue } from './command-queue';

it('runs one job after the other, also after one that has failed', async () => {
  const queue = new CommandQueue();
  const done: string[] = [];
  const job = (name: string) => async () => {
    done.push(`${name} begins`);
    await new Promise((resolve) => setImmediate(resolve));
    done.push(`${name} ends`);
    return name;
  };
  const failing = queue.run(async () => {
    throw new Error('Lost');
  });
  const later = [queue.run(job('one')), queue.run(job('two'))];
  await expect(failing).rejects.toThrow('Lost');
  expect(await Promise.all(later)).toEqual(['one', 'two']);
  expect(done).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
});

it('is full with 256 jobs that wait, and not any more when they are done', async () => {
  const queue = new CommandQueue();
  const jobs = Array.from({ length: 255 }, () => queue.run(async () => undefined));
  expect(queue.full).toBe(false);
  jobs.push(queue.run(async () => undefined));
  expect(queue.full).toBe(true);
  await Promise.all(jobs);
  expect(queue.full).toBe(false);
});
