import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { later, whenRested } from './stood-still';

let run: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  run = vi.fn<() => void>();
});
afterEach(() => vi.useRealTimers());

/** The clock goes on, and no timer with it. */
const standStill = (ms: number) => vi.setSystemTime(Date.now() + ms);

it('calls when it is time, and not again', () => {
  later(run, 300);
  whenRested(run, 300);
  vi.advanceTimersByTime(299);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(run).toHaveBeenCalledTimes(2);
});

it('lets a page that was kept busy hear first what has come meanwhile', () => {
  later(run, 300);
  standStill(1_500);
  const heard = vi.fn<() => void>();
  // Due at the same moment, as the opening of a line is that waits behind the timer.
  setTimeout(heard, 301);
  vi.advanceTimersByTime(301);
  expect([vi.mocked(run).mock.calls.length, heard.mock.calls.length]).toEqual([0, 1]);
  vi.advanceTimersByTime(49);
  expect(run).toHaveBeenCalledTimes(1);
});

it('begins anew with its rest where the page has slept, but not for a moment’s work', () => {
  whenRested(run, 4_000);
  standStill(600_000);
  vi.advanceTimersByTime(7_999);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
  whenRested(run, 4_000);
  standStill(900);
  vi.advanceTimersByTime(4_000);
  expect(run).toHaveBeenCalledTimes(2);
});

it.each([
  ['later', later],
  ['whenRested', whenRested],
])('%s can be taken back, before and after the page has stood still', (_, timer) => {
  timer(run, 300)();
  const back = timer(run, 300);
  standStill(2_000);
  vi.advanceTimersByTime(300);
  back();
  vi.advanceTimersByTime(10_000);
  expect(run).not.toHaveBeenCalled();
});
