/**
 * The table that other engines can have as well: five people, a counter that each of them raises,
 * and a log of what they did.
 */

/** Those who play there, in the order of their chairs. */
export const players = ['bev', 'claire', 'anya', 'dylan', 'sam'] as const;

/** What everybody at that table sees of its counter and its log, and nothing of who may do what. */
export interface PlainTable {
  counter: { id: string; name: string; value: number; min: number; max: number };
  /** A ring: the line with the number `n` stands at `n` modulo the length of `entries`. */
  log: { next: number; entries: PlainLine[] };
}

export interface PlainLine {
  seq: number;
  at: number;
  by: string | null;
  text: string;
}

/** What raising the counter does to all that. The counter's new line takes the place of the oldest. */
export function raised(
  { counter, log }: Pick<PlainTable, 'counter'> & { log: { next: number } },
  seat: string,
  at: number,
): PlainLine {
  const text = `“${counter.name}” ${counter.value} → ${counter.value + 1}.`;
  return { seq: log.next + 1, at, by: seat, text };
}
