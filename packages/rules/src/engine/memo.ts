import { same } from './reconcile';

/**
 * Remembers what was computed of a table, and what each part was computed from, so that a command
 * costs only what it touches. States share their unchanged parts, so “unchanged” is “identical”.
 * It may be lost, or shared by states that have nothing in common, at the cost of computing again.
 */
export class Memo {
  readonly #parts = new Map<string, Part>();
  readonly #merged = new Map<string, { parts: readonly object[]; whole: object }>();
  readonly #state = new Spot(DEPTH, () => this.#computing);
  #computing: Part | null = null;

  /**
   * What `compute` answers, from memory while everything it read last time is still the same. An
   * answer that says the same as the one before *is* the one before. Parts may be got in parts.
   *
   * @param key names the part; the same key must always mean the same computation.
   * @param compute may only read the state through the view that it is given.
   */
  get<S extends object, T>(key: string, state: S, compute: (view: S) => T): T {
    if (state !== this.#state.view) this.#state.follow(state);
    const part = this.#part(key);
    if (!part.fresh) {
      const outer = this.#computing;
      this.#computing = part;
      try {
        const value = compute(this.#state.view as S);
        if (!same(part.value, value)) part.value = value;
        part.fresh = true;
      } finally {
        this.#computing = outer;
      }
    }
    if (this.#computing) part.readers.add(this.#computing);
    return part.value as T;
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

  #part(key: string): Part {
    const known = this.#parts.get(key);
    if (known) return known;
    const part = new Part();
    this.#parts.set(key, part);
    return part;
  }
}

/** How deep reads are told apart: compartment, then one of its parts. Deeper costs more than it saves. */
const DEPTH = 2;

/** Something that parts are computed from. */
class Source {
  readonly readers = new Set<Part>();

  /** Whatever was computed from this has to be computed again. */
  outdate(): void {
    for (const part of this.readers) {
      part.fresh = false;
      part.outdate();
    }
    this.readers.clear();
  }
}

/** Something computed. */
class Part extends Source {
  value: unknown;
  fresh = false;
}

/** A place in the state, with the view that notes who reads it. Below `depth` it is read whole. */
class Spot extends Source {
  readonly #inner = new Map<string, Spot>();
  #value: unknown;
  view: unknown;

  constructor(
    readonly depth: number,
    readonly reader: () => Part | null,
  ) {
    super();
  }

  /** Takes over what is here now, and outdates what was computed from anything else. */
  follow(value: unknown): void {
    if (value === this.#value) return;
    this.#value = value;
    this.view = this.depth > 0 && isPart(value) ? this.#watched(value) : value;
    this.outdate();
    for (const [key, spot] of this.#inner) {
      if (isPart(value) && key in value) spot.follow(value[key]);
      else {
        spot.outdate();
        this.#inner.delete(key);
      }
    }
  }

  read(): void {
    const reader = this.reader();
    if (reader) this.readers.add(reader);
  }

  #at(key: string, value: unknown): Spot {
    const known = this.#inner.get(key);
    if (known) return known;
    const spot = new Spot(this.depth - 1, this.reader);
    spot.follow(value);
    this.#inner.set(key, spot);
    return spot;
  }

  #watched(value: Record<string, unknown>): object {
    return new Proxy(value, {
      get: (target, key) => {
        if (typeof key !== 'string') return Reflect.get(target, key);
        const spot = this.#at(key, target[key]);
        if (spot.view === target[key]) spot.read();
        return spot.view;
      },
      // Which keys there are is told by the object itself: something may come or go.
      has: (target, key) => {
        this.read();
        return Reflect.has(target, key);
      },
      ownKeys: (target) => {
        this.read();
        return Reflect.ownKeys(target);
      },
    });
  }
}

function isPart(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
