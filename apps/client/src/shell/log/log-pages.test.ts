import type { LogEntry } from '@moonlit/rules';
import { describe, expect, it } from 'vitest';
import type { Newest, Pages } from './log-pages';
import { beginning, follow, shownUpTo, turn, unread } from './log-pages';

const line = (number: number): LogEntry => ({
  seq: number * 10,
  at: 0,
  by: null,
  text: `${number}`,
});
/** The state's window of the log: these numbers, newest first. */
const window = (first: number, last: number): Newest =>
  Array.from({ length: last - first + 1 }, (_, index) => [last - index, line(last - index)]);
const shown = ({ newest, older }: Pages) => [
  ...newest.map(([, { text }]) => Number(text)),
  ...older.map(({ text }) => Number(text)),
];
const down = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => from - index);

const reading = (pages: Pages): Pages => ({ ...pages, reading: true });

describe('reading back in a log', () => {
  it('offers earlier lines only where there are some', () => {
    expect(follow(unread, []).more).toBe(false);
    expect(follow(unread, window(0, 30)).more).toBe(false);
    expect(follow(unread, window(1, 60)).more).toBe(true);
  });

  it('puts page after page behind the newest lines', () => {
    let pages = reading(follow(unread, window(90, 149)));
    for (const [from, to] of [
      [89, 40],
      [39, 0],
    ] as const) {
      const at = beginning(pages);
      expect(at).toEqual({ before: (from + 1) * 10, have: 1 });
      if (!at) return;
      pages = turn(pages, at, { entries: down(from, to).map(line), more: to > 0 });
    }
    expect(shown(pages)).toEqual(down(149, 0));
    expect(pages.more).toBe(false);
  });

  it('keeps the lines that fall out of the state while somebody reads', () => {
    const before = reading(follow(unread, window(90, 149)));
    const pages = turn(
      before,
      { before: 900, have: 1 },
      { entries: down(89, 40).map(line), more: true },
    );
    const later = follow(follow(pages, window(95, 154)), window(95, 154));
    expect(shown(later)).toEqual(down(154, 40));
    expect(later.more).toBe(true);
  });

  it('keeps none while nobody does', () => {
    const pages = follow(follow(unread, window(0, 59)), window(5, 64));
    expect(shown(pages)).toEqual(down(64, 5));
    expect(pages.more).toBe(true);
  });

  it('begins anew when so much has happened that the lines no longer join', () => {
    const before = reading(follow(unread, window(90, 149)));
    const pages = turn(before, { before: 900, have: 1 }, { entries: [line(89)], more: true });
    const later = follow(pages, window(150, 209));
    expect(shown(later)).toEqual(down(209, 89));
    expect(shown(follow(pages, window(151, 210)))).toEqual(down(210, 151));
  });

  it('takes no page that came too late to join', () => {
    const before = reading(follow(unread, window(90, 149)));
    const anew = follow(before, window(300, 359));
    expect(turn(anew, { before: 900, have: 1 }, { entries: [line(89)], more: true })).toBe(anew);
  });

  it('counts the lines of a command of which it has only some', () => {
    const twice: Newest = [
      [8, { ...line(8), seq: 70 }],
      [7, line(7)],
    ];
    expect(beginning(follow(unread, twice))).toEqual({ before: 70, have: 2 });
    expect(beginning(unread)).toBeNull();
  });
});

describe('new lines of a log', () => {
  it('wait above for whoever reads, and come in when nobody does', () => {
    expect(shownUpTo(window(0, 12), 9, false)).toBe(9);
    expect(shownUpTo(window(0, 12), 9, true)).toBe(12);
  });

  it('are all of it where the log has become another one', () => {
    expect(shownUpTo(window(0, 3), 9, false)).toBe(3);
    expect(shownUpTo([], 9, false)).toBe(-1);
  });
});
