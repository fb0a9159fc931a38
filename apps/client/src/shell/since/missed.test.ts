import type { LogEntry } from '@moonlit/rules';
import { describe, expect, it } from 'vitest';
import type { Newest } from '../log/log-pages';
import { AWAY_MS, LINES_MAX, missedOf, wasAway } from './missed';

const seen = { seat: 'claire', line: 3, at: 0 };
const beat = { kind: 'pause', about: [] };

/** Lines of a log from 0, newest first; each at the minute of its number. */
function log(...entries: Partial<LogEntry>[]): Newest {
  return entries
    .map((entry, number) => {
      const line = { seq: number, at: number * 60_000, by: 'anya', text: `${number}`, ...entry };
      return [number, line] as const;
    })
    .reverse();
}

const texts = (newest: Newest, until = Number.POSITIVE_INFINITY) =>
  missedOf(newest, seen, until).lines.map(({ text }) => text);

describe('TABLE-093: since you were here', () => {
  it('is asked after an absence, of the same seat, and not after a reload', () => {
    expect(wasAway(seen, 'claire', AWAY_MS)).toBe(true);
    expect(wasAway(seen, 'claire', AWAY_MS - 1)).toBe(false);
    expect(wasAway(seen, 'anya', AWAY_MS)).toBe(false);
    expect(wasAway(null, 'claire', AWAY_MS)).toBe(false);
  });

  it('tells what has happened since, the oldest first, and no more than a few of it', () => {
    const beats = Array.from({ length: 14 }, () => ({ beat }));
    const missed = missedOf(log(...beats), seen, Number.POSITIVE_INFINITY);
    expect(missed.lines.map(({ text }) => text)).toEqual(['8', '9', '10', '11', '12', '13']);
    expect(missed.lines).toHaveLength(LINES_MAX);
    expect(missed.more).toBe(4);
  });

  it('prefers what tells of something to the small lines between', () => {
    const newest = log({}, {}, {}, {}, {}, { beat }, {}, { beat });
    expect(texts(newest)).toEqual(['5', '7']);
    expect(missedOf(newest, seen, Number.POSITIVE_INFINITY).more).toBe(2);
    expect(texts(log({}, {}, {}, {}, {}, {}))).toEqual(['4', '5']);
  });

  it('leaves out what was taken back, one’s own, and what happens once one is back', () => {
    const newest = log({}, {}, {}, {}, { beat, undone: true }, { beat, by: 'claire' }, { beat });
    expect(texts(newest)).toEqual(['6']);
    expect(texts(newest, 6 * 60_000)).toEqual([]);
  });

  it('counts what the table holds no more', () => {
    const newest = log(...Array.from({ length: 100 }, () => ({ beat }))).slice(0, 10);
    expect(missedOf(newest, seen, Number.POSITIVE_INFINITY).more).toBe(96 - LINES_MAX);
    expect(missedOf([], seen, Number.POSITIVE_INFINITY)).toEqual({ lines: [], more: 0 });
  });
});
