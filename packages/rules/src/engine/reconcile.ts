/**
 * Makes `target` equal to `source`, touching only what differs, so that the patches of a draft stay
 * as small as the change.
 */
export function reconcile(target: object, source: object): void {
  const into = target as Record<string, unknown>;
  const from = source as Record<string, unknown>;
  for (const key of Object.keys(into)) {
    if (!(key in from) || from[key] === undefined) delete into[key];
  }
  for (const [key, value] of Object.entries(from)) {
    if (value === undefined) continue;
    const now = into[key];
    if (isPlain(now) && isPlain(value)) reconcile(now, value);
    else if (!same(now, value)) into[key] = value;
  }
}

/** Deep equality of JSON values. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => same(item, b[index]));
  }
  if (!isPlain(a) || !isPlain(b)) return false;
  const keys = Object.keys(a).filter((key) => a[key] !== undefined);
  const others = Object.keys(b).filter((key) => b[key] !== undefined);
  return keys.length === others.length && keys.every((key) => same(a[key], b[key]));
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A copy of a JSON value that shares nothing with it, and holds no draft. */
export function plain<T>(value: T): T {
  if (Array.isArray(value)) return value.map(plain) as T;
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) {
    if (inner !== undefined) copy[key] = plain(inner);
  }
  return copy as T;
}
