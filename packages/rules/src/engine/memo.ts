import { same } from './reconcile';

/**
 * Remembers what was computed of a table, and what each part was computed from, so that a command
 * costs only what it touches. States share their unchanged parts, so “unchanged” is “identical”.
 * It may be lost, or shared by states that have nothing in common, at the cost of computing again.
 */
export class Memo {
  readonly #watch: Watch;
  readonly #parts = new Map<string, Part>();
  readonly #merged = new Map<string, { parts: readonly object[]; whole: object }>();
  readonly #within = new Map<string, Memo>();

  constructor(watch = new Watch()) {
    this.#watch = watch;
  }

  /** A memo of the same state, where keys mean something of their own. */
  within(key: string): Memo {
    return found(this.#within, key, () => new Memo(this.#watch));
  }

  /**
   * What `compute` answers, from memory while everything it read last time is still the same. An
   * answer that says the same as the one before *is* the one before. Parts may be got in parts.
   *
   * @param key names the part; the same key must always mean the same computation.
   * @param compute may only read the state through the view that it is given.
   */
  get<S extends object, T>(key: string, state: S, compute: (view: S) => T): T {
    const watch = this.#watch;
    if (state !== watch.state.view) watch.state.follow(state);
    const part = found(this.#parts, key, () => new Part());
    if (!part.fresh) {
      const outer = watch.computing;
      watch.computing = part;
      part.computation += 1;
      try {
        const value = compute(watch.state.view as S);
        if (!same(part.value, value)) part.value = value;
        part.fresh = true;
      } finally {
        watch.computing = outer;
      }
    }
    part.readBy(watch.computing);
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
}

function found<T>(map: Map<string, T>, key: string, make: () => T): T {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

/** The state that is looked at, and the part that is being computed from it. */
class Watch {
  readonly state = new Spot(DEPTH, this);
  computing: Part | null = null;
}

/** How deep reads are told apart: compartment, then one of its parts. Deeper costs more than it saves. */
const DEPTH = 2;

/** Holds compartments, where `public` is one: what is offered to a seat is no news to its notes. */
const SEATS = 'seats';

/** Something that parts are computed from. */
class Source {
  /** Who read this, and in which of its computations. */
  readonly #readers = new Map<Part, number>();

  readBy(reader: Part | null): void {
    if (reader) this.#readers.set(reader, reader.computation);
  }

  /** Whatever was last computed from this has to be computed again. */
  outdate(): void {
    for (const [part, computation] of this.#readers) {
      if (computation !== part.computation) continue;
      part.fresh = false;
      part.outdate();
    }
    this.#readers.clear();
  }
}

/** Something computed. */
class Part extends Source {
  value: unknown;
  fresh = false;
  /** Counts how often it was computed: what was read for an earlier time matters no more. */
  computation = 0;
}

/** A place in the state, with the view that notes who reads it. Below `depth` it is read whole. */
class Spot extends Source {
  /** Whether anything is here that can be looked into: all that somebody who passes by may notice. */
  readonly presence = new Source();
  readonly #inner = new Map<string, Spot>();
  #value: unknown;
  view: unknown;

  constructor(
    readonly depth: number,
    readonly watch: Watch,
  ) {
    super();
  }

  /** Takes over what is here now, and outdates what was computed from anything else. */
  follow(value: unknown): void {
    if (value === this.#value) return;
    if (isPart(value) !== isPart(this.#value)) this.presence.outdate();
    this.#value = value;
    this.view = this.depth > 0 && isPart(value) ? this.#watched(value) : value;
    this.outdate();
    for (const [key, spot] of this.#inner) spot.follow(isPart(value) ? value[key] : undefined);
  }

  #watched(value: Record<string, unknown>): object {
    return new Proxy(value, {
      get: (target, key) => {
        if (typeof key !== 'string') return Reflect.get(target, key);
        const spot = found(this.#inner, key, () => this.#spot(key, target[key]));
        const read = spot.view === target[key] ? spot : spot.presence;
        read.readBy(this.watch.computing);
        return spot.view;
      },
      // Which keys there are is told by the object itself: something may come or go.
      has: (target, key) => {
        this.readBy(this.watch.computing);
        return Reflect.has(target, key);
      },
      ownKeys: (target) => {
        this.readBy(this.watch.computing);
        return Reflect.ownKeys(target);
      },
    });
  }

  #spot(key: string, value: unknown): Spot {
    const spot = new Spot(key === SEATS ? this.depth : this.depth - 1, this.watch);
    spot.follow(value);
    return spot;
  }
}

function isPart(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
