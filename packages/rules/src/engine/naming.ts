import type { SeatId } from './audience';

/** The longest name, in characters as JavaScript counts them. */
export const NAME_MAX = 40;

/**
 * A name as one hears it: two that come to the same here are one to everybody who reads them, whatever
 * their case, the width of their letters and the spaces in them.
 */
export function foldedName(name: string): string {
  const wide = name.normalize('NFKC').replace(/\s+/gu, ' ').trim();
  // There and back: “ß” and “SS”, and both small sigmas, are the same only as capitals.
  return wide.toUpperCase().toLowerCase();
}

export const sameName = (one: string, other: string): boolean =>
  foldedName(one) === foldedName(other);

/**
 * A name as it can be told apart from others: itself, or with the first number from 2 on that none of
 * them has, “Zoe (2)” (TABLE-118). It never gets longer than a name may be.
 */
export function freeName(name: string, others: readonly string[]): string {
  const taken = new Set(others.map(foldedName));
  for (let count = 1; ; count += 1) {
    const told = count === 1 ? name : numbered(name, count);
    if (!taken.has(foldedName(told))) return told;
  }
}

/**
 * What each of these is called where several stand in one list, by id, in the order in which they came:
 * `freeName` for those that are called the same all the same, such as people whose names were removed.
 */
export function namesApart(all: Iterable<{ id: SeatId; name: string }>): Record<SeatId, string> {
  const told: Record<SeatId, string> = {};
  for (const { id, name } of all) told[id] = freeName(name, Object.values(told));
  return told;
}

function numbered(name: string, count: number): string {
  const end = ` (${count})`;
  let kept = '';
  // Whole characters only: half of one cannot be stored.
  for (const letter of name) {
    if (kept.length + letter.length + end.length > NAME_MAX) break;
    kept += letter;
  }
  return `${kept.trimEnd()}${end}`;
}
