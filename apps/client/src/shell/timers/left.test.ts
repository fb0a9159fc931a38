import { expect, it } from 'vitest';
import { leftFigures, leftWords, secondsLeft } from './left';

it('TABLE-251: what is left counts down by the server’s time, and is nothing at its end and after it', () => {
  const timer = { ends: 100_000, left: 60_000 };
  expect(
    [40_000, 40_001, 99_001, 99_999, 100_000, 130_000].map((now) => secondsLeft(timer, now)),
  ).toEqual([60, 60, 1, 1, 0, 0]);
  expect(secondsLeft({ ends: null, left: 5_400 }, 1)).toBe(6);
});

it('TABLE-251: what is left stands in figures for eyes and in words for ears', () => {
  expect([0, 9, 249, 3849].map(leftFigures)).toEqual(['0:00', '0:09', '4:09', '1:04:09']);
  expect([0, 1, 249, 3601].map(leftWords)).toEqual([
    'no time',
    '1 second',
    '4 minutes, 9 seconds',
    '1 hour, 1 second',
  ]);
});
