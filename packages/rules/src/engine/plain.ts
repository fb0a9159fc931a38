type Json = Record<string, unknown>;

/** A copy of a JSON value that shares nothing with it, and holds no draft. */
export function plain<T>(value: T): T {
  if (Array.isArray(value)) return value.map(plain) as T;
  if (typeof value !== 'object' || value === null) return value;
  const copy: Json = {};
  for (const key of Object.keys(value)) {
    const inner = (value as Json)[key];
    // Most are words and numbers, which are their own copy.
    if (typeof inner === 'object') copy[key] = plain(inner);
    else if (inner !== undefined) copy[key] = inner;
  }
  return copy as T;
}
