/** Under which an object that was joined of parts knows them. It is not counted among its fields. */
const PARTS = Symbol('parts');

/**
 * An object with the fields of all parts. So many make it a table of fields sooner or later; without a prototype it is one
 * from the start, and to grow into one would cost a fifth of a roll. In the end it is like any other.
 *
 * @param before the one before, of as many parts: what was apart in it still is, so only new fields are looked at.
 * @throws where a field is of two parts: one of them would be lost.
 */
export function joinedOf(parts: readonly object[], before: object | null = null): object {
  refuseDoubles(parts, before);
  const joined: object = Object.assign(Object.create(null), ...parts);
  Object.defineProperty(joined, PARTS, { value: parts });
  return Object.setPrototypeOf(joined, Object.prototype);
}

/** The parts that an object was joined of; `undefined` for any other. */
export const partsOf = (value: object): readonly object[] | undefined =>
  (value as { [PARTS]?: readonly object[] })[PARTS];

/** Refuses a field that two parts have. */
function refuseDoubles(parts: readonly object[], before: object | null): void {
  const known = (before && partsOf(before)) ?? [];
  const changed = parts.filter((part, at) => part !== known[at]);
  for (const part of changed) {
    const old = known[parts.indexOf(part)];
    for (const key in part) {
      if (old && Object.hasOwn(old, key)) continue;
      // What none of them had can only be in those that have changed.
      const others = before && !Object.hasOwn(before, key) ? changed : parts;
      const other = others.some((one) => one !== part && Object.hasOwn(one, key));
      if (other) throw new Error(`Two parts have the same key: ${key}`);
    }
  }
}
