import { beforeEach, describe, expect, it, vi } from 'vitest';
import { beginAct, isOwnAct } from './own-act';

describe('what comes of one’s own act', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.advanceTimersByTime(60_000);
    return () => vi.useRealTimers();
  });

  it('is one’s own until it has been shown, however long that takes, and a moment longer', () => {
    const shown = beginAct();
    vi.advanceTimersByTime(8_000);
    expect(isOwnAct()).toBe(true);
    shown();
    vi.advanceTimersByTime(900);
    expect(isOwnAct()).toBe(true);
    vi.advanceTimersByTime(200);
    expect(isOwnAct()).toBe(false);
  });

  it('is one’s own while any of several is under way', () => {
    const [first, second] = [beginAct(), beginAct()];
    first();
    vi.advanceTimersByTime(2_000);
    expect(isOwnAct()).toBe(true);
    second();
  });
});
