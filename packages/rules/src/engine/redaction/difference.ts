import { REMOVED, SOMEBODY } from './texts';

/**
 * Where two states differ in more than texts that a removal explains; `null` where they do not. It is
 * how one sees that a rewritten history still comes to the same table.
 */
export function firstDifference(
  before: unknown,
  after: unknown,
  path: readonly string[] = [],
): string | null {
  if (typeof before === 'string' && typeof after === 'string') {
    return explains(before, after) ? null : path.join('.');
  }
  if (
    typeof before !== 'object' ||
    before === null ||
    typeof after !== 'object' ||
    after === null
  ) {
    return Object.is(before, after) ? null : path.join('.');
  }
  const keys = Object.keys(before);
  if (keys.join('\n') !== Object.keys(after).join('\n')) return path.join('.');
  const others = new Map<string, unknown>(Object.entries(after));
  for (const [key, part] of Object.entries(before)) {
    const found = firstDifference(part, others.get(key), [...path, key]);
    if (found !== null) return found;
  }
  return null;
}

/** Whether a text of the table may have become another one by what was removed. */
const explains = (before: string, after: string): boolean =>
  before === after || after.includes(REMOVED) || after.includes(SOMEBODY);
