import type { Findings, SeatId, Sought } from '../../../engine';
import type { DaggerheartState } from '../state';
import type { Entries } from './entry';
import { LIBRARY } from './entry';
import type { Fitting } from './fitting';
import { anything, fittingOf } from './fitting';
import type { LibraryKind } from './kinds';
import { libraryKinds, openKinds } from './kinds';
import { shelf } from './shelves';

/** How many entries are shown at once. */
export const FOUND_AT_ONCE = 20;

/** Anything that lies in the library. */
type Entry = { readonly id: string; readonly name: string; readonly tier?: number };
interface Lying {
  kind: LibraryKind;
  entry: Entry;
}

/**
 * What somebody finds in the library: the GM all, others what lies in the open (DGH-2004, 2007); for a character what
 * fits them, while all is counted (DGH-2011).
 */
export function search(
  state: DaggerheartState,
  seat: SeatId,
  name: string,
  sought: Sought,
): Findings | null {
  if (name !== LIBRARY) return null;
  const isGm = state.public.table.seats[seat]?.role === 'director';
  const words = sought.words.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = sought.whom === undefined ? anything : fittingOf(state, sought.whom);
  const all = (isGm ? libraryKinds : openKinds)
    .flatMap((kind) => ranked(state, kind, words, fits))
    .filter(({ entry }) => sought.tier === undefined || entry.tier === sought.tier);
  const kinds: Record<string, number> = {};
  for (const { kind } of all) kinds[kind] = (kinds[kind] ?? 0) + 1;
  const found = all.filter(
    ({ kind, fits }) => fits && (sought.kind === undefined || kind === sought.kind),
  );
  // Names before texts; where that is the same, as they came.
  const sorted = found.sort((one, other) => one.rank - other.rank);
  const from = sought.from ?? 0;
  return {
    entries: sorted
      .slice(from, from + FOUND_AT_ONCE)
      .map(({ kind, entry }) => ({ ...entry, shelf: kind })),
    total: found.length,
    kinds,
  };
}

/** Those of a kind in which all words stand; the better, the less. */
function ranked<K extends LibraryKind>(
  state: DaggerheartState,
  kind: K,
  words: readonly string[],
  fitting: Fitting,
): (Lying & { rank: number; fits: boolean })[] {
  return Object.values<Entries[K]>(shelf(state, kind)).flatMap((entry) => {
    const rank = rankOf(entry, kind, words);
    return rank === null ? [] : [{ kind, entry, rank, fits: fitting[kind](entry) }];
  });
}

function rankOf(entry: Entry, kind: LibraryKind, words: readonly string[]): number | null {
  if (words.length === 0) return 0;
  const name = entry.name.toLowerCase();
  const text = textOf(entry, kind);
  if (!words.every((word) => text.includes(word))) return null;
  const whole = words.join(' ');
  return name === whole
    ? 0
    : name.startsWith(whole)
      ? 1
      : words.every((one) => name.includes(one))
        ? 2
        : 3;
}

/** All words of an entry, in small letters; nothing that is in a state ever changes. */
const texts = new WeakMap<object, string>();

function textOf(entry: Entry, kind: LibraryKind): string {
  let text = texts.get(entry);
  if (text === undefined) {
    const words: string[] = [kind];
    gather(entry, words);
    text = words.join('\n').toLowerCase();
    texts.set(entry, text);
  }
  return text;
}

function gather(value: unknown, words: string[]): void {
  if (typeof value === 'string') words.push(value);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inside] of Object.entries(value)) if (key !== 'id') gather(inside, words);
  }
}
