import type { LogEntry } from '@moonlit/rules';

/** The lines that the state holds, newest first, each with its number in the log. */
export type Newest = readonly (readonly [number: number, entry: LogEntry])[];

/**
 * What somebody who reads back in a log has before them. The state holds only the newest lines, and
 * as play goes on the oldest of those fall out of it: for a reader they stay.
 */
export interface Pages {
  newest: Newest;
  /** Lines beyond those, newest first. Empty until somebody asks for earlier ones. */
  older: readonly LogEntry[];
  /** Whether there are lines before all of these. */
  more: boolean;
  /** Somebody has asked for earlier lines. */
  reading: boolean;
}

/** Before the log is read. */
export const unread: Pages = { newest: [], older: [], more: false, reading: false };

/** The pages once the state holds these lines. */
export function follow(pages: Pages, newest: Newest): Pages {
  const first = newest.at(-1)?.[0] ?? 0;
  const last = pages.newest[0]?.[0];
  // Too much has happened meanwhile for the lines to join, or nobody reads back.
  if (!pages.reading || last === undefined || last + 1 < first) {
    return { ...unread, newest, more: first > 0 };
  }
  const fallen = pages.newest.filter(([number]) => number < first).map(([, entry]) => entry);
  return { ...pages, newest, older: [...fallen, ...pages.older] };
}

/** From where earlier lines are to be asked for; `null` where there is nothing to begin from. */
export function beginning({ newest, older }: Pages): { before: number; have: number } | null {
  const known = [...newest.map(([, entry]) => entry), ...older];
  const oldest = known.at(-1);
  if (!oldest) return null;
  return { before: oldest.seq, have: known.filter(({ seq }) => seq === oldest.seq).length };
}

/** The pages with one more that was asked for from `from`, unless they no longer join. */
export function turn(
  pages: Pages,
  from: { before: number; have: number },
  page: { entries: readonly LogEntry[]; more: boolean },
): Pages {
  const now = beginning(pages);
  if (now?.before !== from.before || now.have !== from.have) return pages;
  return { ...pages, older: [...pages.older, ...page.entries], more: page.more };
}

/** The number of the newest line; before there is any, less than that of the first. */
export const newestOf = (all: Newest): number => all[0]?.[0] ?? -1;

/**
 * Up to which line a log is shown: while somebody reads, newer ones wait above.
 *
 * @param shown up to which it was shown.
 * @param free new lines may come in: nobody reads, or whoever reads has done it themselves.
 */
export function shownUpTo(all: Newest, shown: number, free: boolean): number {
  const newest = newestOf(all);
  // A log that has become shorter is another one.
  return free || newest < shown ? newest : shown;
}
