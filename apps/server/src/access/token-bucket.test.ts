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
