// How things are found by the names that people write. A page reads this, too.

/** What names come to, as far as they were met: the same few come again with every roll. */
const keys = new Map<string, string>();
const KEYS = 2000;

/** What a name is found by: neither capitals nor spaces matter. */
export function keyOf(name: string): string {
  const met = keys.get(name);
  if (met !== undefined) return met;
  const bare = name.trim().replace(/\s*:\s*/, ': ');
  const key = bare.replace(/\s+/g, ' ').toLowerCase();
  if (keys.size >= KEYS) keys.clear();
  keys.set(name, key);
  return key;
}

/** A name that nothing else bears: as it is, or with the first number that is free. */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
  let [free, number] = [name, 1];
  while (isTaken(free)) {
    number += 1;
    free = `${name} ${number}`;
  }
  return free;
}
