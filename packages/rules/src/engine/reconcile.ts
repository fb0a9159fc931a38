type Json = Record<string, unknown>;

/**
 * Makes `target` equal to `source`, touching only what differs, so that the patches of a draft stay
 * as small as the change.
 *
 * @param now what `target` holds, where that is cheaper to read than a draft.
 */
export function reconcile(target: object, source: object, now: object = target): void {
  const into = target as Json;
  const from = source as Json;
  const held = now as Json;
  for (const key of Object.keys(held)) {
    if (from[key] === undefined) delete into[key];
  }
  for (const key in from) {
    const value = from[key];
    const before = held[key];
    if (value === undefined || same(before, value)) continue;
    const inner = isPlain(before) && isPlain(value) ? into[key] : undefined;
    if (isPlain(inner)) reconcile(inner, value as Json, before as Json);
    else into[key] = value;
  }
}

/** Deep equality of JSON values; `undefined` fields count as absent. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) return Array.isArray(b) && sameItems(a, b);
  if (!isPlain(a) || !isPlain(b)) return false;
  for (const key in a) {
    if (!same(a[key], b[key])) return false;
  }
  for (const key in b) {
    if (b[key] !== undefined && a[key] === undefined) return false;
  }
  return true;
}

/** A copy of a JSON value that shares nothing with it, and holds no draft. */
export function plain<T>(value: T): T {
  if (Array.isArray(value)) return value.map(plain) as T;
  if (typeof value !== 'object' || value === null) return value;
  const copy: Json = {};
  for (const [key, inner] of Object.entries(value)) {
    if (inner !== undefined) copy[key] = plain(inner);
  }
  return copy as T;
}

function sameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let index = 0; index < a.length; index += 1) {
    if (!same(a[index], b[index])) return false;
  }
  return true;
}

function isPlain(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
