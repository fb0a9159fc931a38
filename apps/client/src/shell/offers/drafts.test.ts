import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepDrafts, keptDrafts } from './drafts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** As much of a browser's storage as drafts need: its keys are its own properties. */
function storage(): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  const hidden = { enumerable: false };
  return Object.defineProperties(kept, {
    getItem: { ...hidden, value: (key: string) => kept[key] ?? null },
    setItem: { ...hidden, value: (key: string, value: string) => Reflect.set(kept, key, value) },
    removeItem: { ...hidden, value: (key: string) => Reflect.deleteProperty(kept, key) },
  });
}

describe('What is typed and not sent', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('localStorage', storage());
    return () => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
    };
  });

  it('is there again after the page was left, for the seat that typed it', () => {
    keepDrafts('table.claire', { 'character.write:p1': { look: 'sombre' } });
    expect(keptDrafts('table.claire')).toEqual({ 'character.write:p1': { look: 'sombre' } });
    expect(keptDrafts('table.anya')).toEqual({});
  });

  it('is forgotten when all of it was sent', () => {
    keepDrafts('table.claire', { offer: { text: 'a' } });
    keepDrafts('table.claire', {});
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('goes after two weeks, at whatever table', () => {
    keepDrafts('old.claire', { offer: { text: 'a' } });
    vi.advanceTimersByTime(15 * DAY_MS);
    expect(keptDrafts('new.claire')).toEqual({});
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('does without storage where the browser has none', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(() => keepDrafts('table.claire', { offer: { text: 'a' } })).not.toThrow();
    expect(keptDrafts('table.claire')).toEqual({});
  });
});
