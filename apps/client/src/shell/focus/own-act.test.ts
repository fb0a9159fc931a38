import { beforeEach, describe, expect, it, vi } from 'vitest';
import { beginAct, followMoves, isOwnAct, isPressing, whenLifted } from './own-act';

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

describe('what others do while a finger is down', () => {
  const heard = new Map<string, () => void>();
  const happens = (kind: string) => heard.get(kind)?.();
  let told: string[];

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('addEventListener', (kind: string, run: () => void) => heard.set(kind, run));
    vi.stubGlobal('removeEventListener', (kind: string) => heard.delete(kind));
    const end = followMoves();
    told = [];
    return () => {
      end();
      vi.unstubAllGlobals();
      vi.useRealTimers();
    };
  });

  it('happens at once where none is', () => {
    whenLifted(() => told.push('at once'));
    expect(told).toEqual(['at once']);
  });

  it('waits until what the tap was on has been told, and keeps its order', () => {
    happens('pointerdown');
    whenLifted(() => told.push('first'));
    vi.advanceTimersByTime(120);
    happens('pointerup');
    whenLifted(() => told.push('second'));
    vi.advanceTimersByTime(20);
    happens('click');
    told.push('tapped');
    vi.advanceTimersByTime(1);
    expect(told).toEqual(['tapped', 'first', 'second']);
    whenLifted(() => told.push('afterwards'));
    expect(told.at(-1)).toBe('afterwards');
  });

  it('comes a moment after a finger that has not tapped, and at once where it scrolls', () => {
    happens('pointerdown');
    whenLifted(() => told.push('after'));
    happens('pointerup');
    vi.advanceTimersByTime(100);
    expect(told).toEqual(['after']);
    happens('pointerdown');
    whenLifted(() => told.push('scrolled'));
    happens('pointercancel');
    expect(told.at(-1)).toBe('scrolled');
  });

  it('waits no longer than a tap may take, though the finger rests', () => {
    happens('pointerdown');
    whenLifted(() => told.push('in the end'));
    vi.advanceTimersByTime(900);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(told).toEqual(['in the end']);
    expect(isPressing()).toBe(true);
    whenLifted(() => told.push('meanwhile'));
    expect(told.at(-1)).toBe('meanwhile');
  });

  it('is not forgotten where a second finger comes down before it could happen', () => {
    happens('pointerdown');
    whenLifted(() => told.push('late'));
    happens('pointerup');
    happens('pointerdown');
    vi.advanceTimersByTime(300);
    expect(told).toEqual([]);
    happens('pointerup');
    happens('click');
    vi.advanceTimersByTime(1);
    expect(told).toEqual(['late']);
  });
});
