import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetThing, keepThing, keptThings } from './kept-things';
import { lastPlayed } from './last-played';

/** A device that keeps things, or one that is full. */
function device(full = false): void {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      if (full) throw new DOMException('Full', 'QuotaExceededError');
      kept.set(key, value);
    },
  });
}
const wren = {
  sort: 'character',
  game: 'any-game',
  name: 'Wren',
  from: 'Thursday',
  text: '{}',
} as const;

beforeEach(() => device());
afterEach(() => vi.unstubAllGlobals());

describe('TABLE-230: what a device keeps of one’s own', () => {
  it('is listed with the latest first, and forgotten one by one', () => {
    expect(keepThing(wren, 1)).toBe(true);
    expect(keepThing({ ...wren, name: 'Ines' }, 2)).toBe(true);
    expect(keptThings().map(({ name }) => name)).toEqual(['Ines', 'Wren']);
    forgetThing(keptThings()[0]?.id ?? '');
    expect(keptThings().map(({ name }) => name)).toEqual(['Wren']);
  });

  it('takes the place of what was kept of the same name from the same table', () => {
    keepThing(wren, 1);
    keepThing({ ...wren, text: '{"new":1}' }, 2);
    keepThing({ ...wren, from: 'Friday' }, 3);
    expect(keptThings().map(({ from, text }) => [from, text])).toEqual([
      ['Friday', '{}'],
      ['Thursday', '{"new":1}'],
    ]);
  });

  it('has an end: sixty things, and none that is very long', () => {
    for (let at = 0; at < 60; at += 1) expect(keepThing({ ...wren, name: `${at}` }, at)).toBe(true);
    expect(keepThing(wren)).toBe(false);
    expect(keepThing({ ...wren, name: '3' })).toBe(true);
    expect(keepThing({ ...wren, name: '3', text: 'x'.repeat(400_001) })).toBe(false);
    expect(keptThings()).toHaveLength(60);
  });

  it('is nothing where the browser keeps nothing, is full, or has something else there', () => {
    device(true);
    expect([keepThing(wren), keptThings()]).toEqual([false, []]);
    vi.stubGlobal('localStorage', undefined);
    expect([keepThing(wren), keptThings()]).toEqual([false, []]);
    vi.stubGlobal('localStorage', { getItem: () => '[{"name":"Wren"},7]' });
    expect(keptThings()).toEqual([]);
  });
});

it('says when somebody played last as one says it', () => {
  const noon = (day: number, hour = 12) => new Date(2026, 10, day, hour).getTime();
  const said = (at: number) => lastPlayed(at, noon(26));
  expect(said(noon(26, 0))).toBe('today');
  expect(said(noon(25, 23))).toBe('yesterday');
  expect(said(noon(24, 23))).toBe('2 days ago');
  expect(said(noon(13))).toBe('13 days ago');
  expect(said(noon(12))).toBe('on Nov 12, 2026');
  expect(said(noon(27))).toBe('today');
});
