/**
 * Makes what many tests begin with once for each key, such as a table at which everybody sits: they go on from copies.
 *
 * @param make is given the key, and nothing else that could make a difference.
 */
export function madeOnce<K extends string, T>(make: (key: K) => T): (key: K) => T {
  const made = new Map<K, T>();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
}
