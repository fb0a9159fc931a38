import type { LogEntry } from '@moonlit/rules';
import { TAKE_BACK_MS } from '@moonlit/rules';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isOpenStep, OFFERED_MS, OwnSteps } from './own-step';

const done = { ok: true, seq: 7 } as const;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('TABLE-051: one’s own last step', () => {
  it('is offered to be taken back for some seconds, which the table allows', () => {
    const steps = new OwnSteps();
    steps.answered('clock.tick', done, 'Flood +1', false);
    expect(steps.last.value).toEqual({ seq: 7, what: 'Flood +1' });
    vi.advanceTimersByTime(OFFERED_MS - 1);
    expect(steps.last.value).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(steps.last.value).toBeNull();
    expect(OFFERED_MS).toBeLessThan(TAKE_BACK_MS);
  });

  it('has its full time after a later step, and none after what stays', () => {
    const steps = new OwnSteps();
    steps.answered('clock.tick', done, 'Flood +1', false);
    vi.advanceTimersByTime(OFFERED_MS - 1);
    steps.answered('clock.tick', { ok: true, seq: 9 }, 'Flood +1', false);
    vi.advanceTimersByTime(OFFERED_MS - 1);
    expect(steps.last.value?.seq).toBe(9);
    for (const type of [
      'safety.pause',
      'limits.answer',
      'return.answer',
      'seat.rename',
      'session.end',
      'table.take-back',
    ]) {
      steps.answered('clock.tick', done, '', false);
      steps.answered(type, { ok: true, seq: 10 }, '', false);
      expect(steps.last.value).toBeNull();
    }
    steps.answered('roll.roll', done, 'Roll', true);
    expect(steps.last.value).toBeNull();
  });

  it('stays when the next is refused', () => {
    const steps = new OwnSteps();
    steps.answered('clock.tick', done, 'Flood +1', false);
    const refusal = { code: 'wrong-moment', message: 'Not now.', instead: 'Wait.' };
    steps.answered('roll.roll', { ok: false, refusal }, 'Roll', true);
    expect(steps.last.value?.seq).toBe(7);
  });

  it('is over when somebody goes on, when dice fall, and when it is taken back', () => {
    const line = (more: Partial<LogEntry>): LogEntry => ({
      ...{ seq: 7, at: 0, by: 'claire', text: 'Claire ticks a clock.' },
      ...more,
    });
    const open = (...lines: LogEntry[]) => isOpenStep({ seq: 7, what: '' }, lines);
    expect(open(line({}), line({ seq: 3, by: 'anya' }))).toBe(true);
    expect(open(line({}), line({ seq: 8, by: 'anya' }))).toBe(false);
    expect(open(line({ reveals: true }))).toBe(false);
    expect(open(line({ undone: true }))).toBe(false);
    expect(open(line({ by: null }))).toBe(false);
  });
});
