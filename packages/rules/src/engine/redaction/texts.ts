/** What stands in the place of removed words, and of a removed name. */
export const REMOVED = '[removed]';
export const SOMEBODY = 'Somebody';

/** Fields that are never words, whatever stands in them. */
export const STRUCTURE: ReadonlySet<string> = new Set([
  'type',
  'id',
  'seat',
  'by',
  'to',
  'stream',
  'role',
]);

/** Whether there is a letter or a digit in a text: without one it says nothing that could be removed. */
export const saysSomething = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/**
 * A copy with every text put through `change`, with the name of the field that it stands in. Gives the
 * same object where nothing changes.
 */
export function mapTexts<T>(value: T, change: (text: string, key: string) => string): T {
  return mapped(value, '', change) as T;
}

function mapped(
  value: unknown,
  key: string,
  change: (text: string, key: string) => string,
): unknown {
  if (typeof value === 'string') return change(value, key);
  if (Array.isArray(value)) return mapSame(value, (part) => mapped(part, key, change));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const changed = mapSame(entries, (entry) => {
    const part = mapped(entry[1], entry[0], change);
    return part === entry[1] ? entry : ([entry[0], part] as [string, unknown]);
  });
  return changed === entries ? value : Object.fromEntries(changed);
}

/** Like `map`, but gives the list itself where every entry stays the same. */
export function mapSame<T>(list: readonly T[], change: (entry: T, at: number) => T): readonly T[] {
  let same = true;
  const next = list.map((entry, at) => {
    const changed = change(entry, at);
    same &&= changed === entry;
    return changed;
  });
  return same ? list : next;
}

/** Every text in a value, whatever field it stands in, without white space around it. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value.trim()];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
