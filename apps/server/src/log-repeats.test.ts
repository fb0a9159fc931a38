import { afterEach, expect, it, vi } from 'vitest';
import { LogRepeats } from './log-repeats';

afterEach(() => {
  vi.useRealTimers();
});

const [INFO, ERROR] = [30, 50];

it('writes a few lines of each kind, and counts the rest once an interval', () => {
  vi.useFakeTimers();
  const told: unknown[] = [];
  const repeats = new LogRepeats((...line) => told.push(line));
  const written = (level: number, what: string, times: number) =>
    Array.from({ length: times }, () => repeats.mayWrite(level, what)).filter(Boolean).length;
  expect(written(ERROR, 'It broke', 1_000)).toBe(10);
  expect(written(INFO, 'Request', 1_000)).toBe(100);
  expect(written(INFO, 'Stopping', 1)).toBe(1);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(10_000);
  expect(told).toEqual([
    [ERROR, 'It broke', 990],
    [INFO, 'Request', 900],
  ]);
  expect(written(ERROR, 'It broke', 20)).toBe(10);
});

it('does not keep endless kinds of lines apart', () => {
  const repeats = new LogRepeats(() => undefined);
  const kinds = Array.from({ length: 10_000 }, (_, index) => `Line ${index}`);
  expect(kinds.filter((kind) => repeats.mayWrite(ERROR, kind))).toHaveLength(210);
});
