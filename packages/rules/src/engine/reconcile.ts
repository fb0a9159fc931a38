import type { Patch } from './audience';

type Json = Record<string, unknown>;

/**
 * Makes `target` equal to `source`, touching only what differs, so that the patches of a draft stay
 * as small as the change.
 */
export function reconcile(target: object, source: object): void {
  const into = target as Json;
  const from = source as Json;
  for (const key of Object.keys(into)) {
    if (from[key] === undefined) delete into[key];
  }
  for (const key in from) {
    const value = from[key];
    const before = into[key];
    if (value === undefined || same(before, value)) continue;
    if (isPlain(before) && isPlain(value)) reconcile(before, value);
    else into[key] = value;
  }
}

/** Tells as patches below `path` how `computed` differs from what was `held`. */
export function diff(
  held: unknown,
  computed: unknown,
  path: readonly string[],
  patches: Patch[],
): void {
  if (held === computed) return;
  if (!isPlain(held) || !isPlain(computed)) {
    if (same(held, computed)) return;
    patches.push({ op: held === undefined ? 'add' : 'replace', path: [...path], value: computed });
    return;
  }
  for (const key in held) {
    if (computed[key] === undefined) patches.push({ op: 'remove', path: [...path, key] });
    else if (held[key] !== computed[key]) diff(held[key], computed[key], [...path, key], patches);
  }
  for (const key in computed) {
    if (held[key] === undefined) diff(undefined, computed[key], [...path, key], patches);
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
