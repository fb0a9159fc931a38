import { expect, it } from 'vitest';
import { TokenBuckets } from './token-bucket';

it('lets a burst through, then as many a second as agreed, each key by itself', () => {
  let now = 0;
  const buckets = new TokenBuckets({ burst: 3, perSecond: 2 }, () => now);
  const take = (key: string, times: number) =>
    Array.from({ length: times }, () => buckets.take(key)).filter(Boolean).length;
  expect(take('a', 5)).toBe(3);
  expect(take('b', 1)).toBe(1);
  now += 1_000;
  expect(take('a', 5)).toBe(2);
  now += 3_600_000;
  expect(take('a', 5)).toBe(3);
});

it('keeps nobody waiting for the time by which a clock stepped back', () => {
  let now = 3_600_000;
  const buckets = new TokenBuckets({ burst: 1, perSecond: 1 }, () => now);
  expect(buckets.take('a')).toBe(true);
  now -= 3_600_000;
  expect(buckets.take('a')).toBe(false);
  now += 1_000;
  expect(buckets.take('a')).toBe(true);
});

it('forgets the oldest of more buckets than anybody honest has', () => {
  const buckets = new TokenBuckets({ burst: 1, perSecond: 0 }, () => 0);
  buckets.take('first');
  for (let index = 0; index < 50_000; index += 1) buckets.take(`other ${index}`);
  expect(buckets.take('other 49999')).toBe(false);
  expect(buckets.take('first')).toBe(true);
});
