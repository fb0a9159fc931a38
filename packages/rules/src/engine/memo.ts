/**
 * Remembers what was computed of a table, and what each part was computed from, so that a command
 * costs only what it touches. States share their unchanged parts, so “unchanged” is “identical”.
 * It may be lost, or shared by states that have nothing in common, at the cost of computing again.
 */
export class Memo {
  readonly #parts = new Map<string, { reads: Read[]; value: unknown }>();
  readonly #merged = new Map<string, { parts: readonly object[]; whole: object }>();

  /**
   * What `compute` answers, from memory when everything it read last time is still the same.
   *
   * @param key names the part; the same key must always mean the same computation.
   * @param compute may only read the state through the view that it is given.
   */
  get<S extends object, T>(key: string, state: S, compute: (view: S) => T): T {
    const known = this.#parts.get(key);
    if (known?.reads.every(({ path, value }) => lookUp(state, path) === value)) {
      return known.value as T;
    }
    const reads: Read[] = [];
    const value = compute(watch(state, [], reads, DEPTH));
    this.#parts.set(key, { reads, value });
    return value;
  }

  /** The fields of all parts in one object: the very same object while the parts are the same. */
  merge<T extends object>(key: string, parts: readonly T[]): T {
    const known = this.#merged.get(key);
    if (
      known?.parts.length === parts.length &&
      parts.every((part, at) => part === known.parts[at])
    ) {
      return known.whole as T;
    }
    const whole: T = Object.assign({}, ...parts);
    this.#merged.set(key, { parts, whole });
    return whole;
  }
}

function isPart(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

interface Read {
  path: readonly string[];
  value: unknown;
}

/** How deep reads are told apart: compartment, part, one of its entries. */
const DEPTH = 2;

/** The keys of an object are a read as well: something may come or go. */
const KEYS = '*';

function lookUp(state: object, path: readonly string[]): unknown {
  let value: unknown = state;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    if (key === KEYS) return value;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}

/** A view of a state that notes what is read of it. Below `depth` values are read as a whole. */
function watch<S extends object>(
  state: S,
  path: readonly string[],
  reads: Read[],
  depth: number,
): S {
  const seen = new Map<string, unknown>();
  return new Proxy(state, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof key !== 'string') return value;
      if (seen.has(key)) return seen.get(key);
      const inner = [...path, key];
      const shown = depth > 1 && isPart(value) ? watch(value, inner, reads, depth - 1) : value;
      if (shown === value) reads.push({ path: inner, value });
      seen.set(key, shown);
      return shown;
    },
    ownKeys(target) {
      reads.push({ path: [...path, KEYS], value: target });
      return Reflect.ownKeys(target);
    },
  });
}
