import { same } from './reconcile';

/**
 * A cache of what is computed from a table's state. It tracks what each computation has read, and
 * computes again only those whose reads have changed. States share their unchanged objects, so
 * “unchanged” is “identical”. A memo may be lost, or used for another state, at the cost of
 * computing everything again.
 */
export class Memo {
  readonly #tracker: DependencyTracker;
  readonly #computations = new Map<string, Computation>();
  readonly #wholes = new Map<string, Whole>();
  readonly #within = new Map<string, Memo>();

  /** @param tracking the game's: without it, what only the game knows is tracked less finely. */
  constructor(tracking: Tracking | DependencyTracker = {}) {
    this.#tracker =
      tracking instanceof DependencyTracker ? tracking : new DependencyTracker(tracking);
  }

  /** A memo of the same state, where keys mean something of their own. */
  within(key: string): Memo {
    return found(this.#within, key, () => new Memo(this.#tracker));
  }

  /**
   * What `compute` returns, from the cache while everything it read last time is still the same. A
   * value that equals the one before *is* the one before. Computations may get others.
   *
   * @param key names the computation; the same key must always mean the same one.
   * @param compute may only read the state through the view that it is given.
   * @param coarse it reads so much of what is tracked deeply that to follow each field would cost more
   *   than it saves: it is computed again whenever anything in there changes.
   */
  get<S extends object, T>(
    key: string,
    state: S,
    compute: (view: S) => T,
    { coarse = false }: Reading = {},
  ): T {
    const tracker = this.#tracker;
    if (state !== tracker.state.view) tracker.state.update(state);
    const computation = found(this.#computations, key, () => new Computation(coarse));
    if (!computation.fresh) tracker.run(computation, compute as (view: unknown) => T);
    computation.readBy(tracker.running);
    return computation.value as T;
  }

  /**
   * The fields of all parts in one object, each part from the cache as by `get`: the very same object while
   * the parts are. Only parts that something has changed for are looked at. A field of two parts is a
   * fault, since one of them would be lost.
   *
   * @param parts keep the list itself: another one is gone through as a whole.
   */
  join<S extends object, P extends MemoPart, T extends object>(
    key: string,
    state: S,
    parts: readonly P[],
    compute: (view: S, part: P) => T,
  ): T {
    const tracker = this.#tracker;
    if (state !== tracker.state.view) tracker.state.update(state);
    const whole = found(this.#wholes, key, () => new Whole());
    if (whole.parts !== parts) {
      whole.consistOf(
        parts,
        parts.map((part) =>
          found(this.#computations, part.key, () => new Computation(part.coarse ?? false)),
        ),
      );
    }
    if (!whole.fresh) {
      for (const [at, computation] of whole.computations.entries()) {
        if (computation.fresh) continue;
        const part = parts[at] as P;
        tracker.run(computation, (view) => compute(view as S, part));
        computation.readBy(whole);
      }
      whole.merge();
    }
    whole.readBy(tracker.running);
    return whole.value as T;
  }
}

/**
 * An object with the fields of all parts. So many make it a table of fields sooner or later; without a prototype it is one
 * from the start, and to grow into one would cost a fifth of a roll. In the end it is like any other.
 */
function fieldsOf(parts: readonly object[]): object {
  return Object.setPrototypeOf(Object.assign(Object.create(null), ...parts), Object.prototype);
}

/** Refuses a field that two parts have. What was apart before still is, so only new fields are looked at. */
function refuseDoubles(parts: readonly object[], before: readonly (object | undefined)[]): void {
  for (const [at, part] of parts.entries()) {
    const known = before[at];
    if (part === known) continue;
    for (const key in part) {
      if (known && Object.hasOwn(known, key)) continue;
      const other = parts.some((one) => one !== part && Object.hasOwn(one, key));
      if (other) throw new Error(`Two parts have the same key: ${key}`);
    }
  }
}

function found<T>(map: Map<string, T>, key: string, make: () => T): T {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

/** The state that computations read, and the computation that is running. */
class DependencyTracker {
  readonly deeper: Readonly<Record<string, number>>;
  readonly coarse: ReadonlySet<string>;
  readonly state: TrackedValue;
  running: Computation | null = null;

  constructor({ deeper, coarse }: Tracking) {
    this.deeper = { ...DEEPER, ...deeper };
    this.coarse = new Set(coarse);
    this.state = new TrackedValue(DEPTH, this);
  }

  /** Computes a value, and notes what it reads. One that equals the one before *is* the one before. */
  run(computation: Computation, compute: (view: unknown) => unknown): void {
    const outer = this.running;
    this.running = computation;
    computation.run += 1;
    try {
      const value = compute(this.state.view);
      if (!same(computation.value, value)) computation.value = value;
      computation.fresh = true;
    } finally {
      this.running = outer;
    }
  }
}

/** Which fields of a game's state are tracked how finely. It changes what is computed again, never the result. */
export interface Tracking {
  /** How many levels more are tracked below fields of these names, wherever they are tracked. */
  readonly deeper?: Readonly<Record<string, number>>;
  /** Of those, what a coarse computation reads as a whole. */
  readonly coarse?: readonly string[];
}

/** How many levels of the state are tracked: a compartment, then its fields. More cost more than they save. */
const DEPTH = 2;

/**
 * Below these fields of every table more levels are tracked. `seats` holds a compartment a seat, and most read
 * of the table who sits there.
 */
const DEEPER = { seats: 1, table: 1 };

/** Something that computations read. */
class Dependency {
  /** Who read this, and in which run. There are many of these, and most are read by nobody. */
  #readers: Map<Computation, number> | null = null;
  /** Whoever reads something mostly reads it again at once. */
  #last: Computation | null = null;
  #lastRun = 0;

  readBy(reader: Computation | null): void {
    if (!reader || (reader === this.#last && reader.run === this.#lastRun)) return;
    this.#last = reader;
    this.#lastRun = reader.run;
    this.#readers ??= new Map();
    this.#readers.set(reader, reader.run);
  }

  get isRead(): boolean {
    return this.#readers !== null;
  }

  /** Marks whatever was computed from this as no longer fresh. */
  invalidate(): void {
    const readers = this.#readers;
    if (!readers) return;
    this.#readers = null;
    this.#last = null;
    for (const [reader, run] of readers) {
      if (run !== reader.run) continue;
      reader.fresh = false;
      reader.invalidate();
    }
  }
}

/** How a computation reads. */
export interface Reading {
  coarse?: boolean | undefined;
}

/** A cached value, which others may be computed from. */
class Computation extends Dependency {
  constructor(readonly coarse: boolean) {
    super();
  }

  value: unknown;
  fresh = false;
  /** Counts its runs: what an earlier one has read does not matter any more. */
  run = 0;
}

/** One part of a whole, by its own key in the memo. */
export interface MemoPart extends Reading {
  readonly key: string;
}

/**
 * The fields of several computations in one object. It reads them and nothing else, so it is told which of
 * them to compute again, and need not ask the others.
 */
class Whole extends Computation {
  parts: readonly MemoPart[] | null = null;
  computations: readonly Computation[] = [];
  /** What each of them said when they were merged. */
  #merged: readonly object[] = [];

  constructor() {
    super(false);
  }

  /** It is made of these from now on. */
  consistOf(parts: readonly MemoPart[], computations: readonly Computation[]): void {
    this.parts = parts;
    this.computations = computations;
    this.run += 1;
    this.fresh = false;
    for (const one of computations) one.readBy(this);
    this.invalidate();
  }

  /** Takes the fields of all, unless all say the same as before. */
  merge(): void {
    const merged = this.computations.map(({ value }) => value as object);
    const before = this.#merged.length === merged.length ? this.#merged : [];
    if (before.length === 0 || merged.some((part, at) => part !== before[at])) {
      refuseDoubles(merged, before);
      this.value = fieldsOf(merged);
      this.#merged = merged;
    }
    this.fresh = true;
  }
}

/** A value in the state, with a view that notes who reads it. Below `depth` it is read as a whole. */
class TrackedValue extends Dependency implements ProxyHandler<Record<string, unknown>> {
  /** Whether an object is here: all that depends on it for a reader who only passes through. */
  readonly presence = new Dependency();
  /** Which keys an object has, in their order: all that matters to a reader who counts or finds them. */
  readonly keys = new Dependency();
  readonly #fields = new Map<string, TrackedValue>();
  #value: unknown;
  /** Made when somebody reads it: most objects change more often than they are looked into. */
  #view: unknown;

  constructor(
    readonly depth: number,
    readonly tracker: DependencyTracker,
    /** Whether a coarse computation reads it as a whole. */
    readonly readCoarsely = false,
  ) {
    super();
  }

  get view(): unknown {
    if (this.depth <= 0 || !isObject(this.#value)) return this.#value;
    this.#view ??= new Proxy(this.#value, this);
    return this.#view;
  }

  /** Takes the value that is here now, and invalidates what was computed from another one. */
  update(value: unknown): void {
    const known = this.#value;
    if (value === known) return;
    if (isObject(value) !== isObject(known)) {
      this.presence.invalidate();
      this.keys.invalidate();
    } else if (this.keys.isRead && isObject(value) && isObject(known) && !sameKeys(value, known)) {
      this.keys.invalidate();
    }
    this.#value = value;
    this.#view = undefined;
    this.invalidate();
    for (const [key, field] of this.#fields) field.update(isObject(value) ? value[key] : undefined);
  }

  get(target: Record<string, unknown>, key: string | symbol): unknown {
    if (typeof key !== 'string') return Reflect.get(target, key);
    const field = this.#fields.get(key) ?? this.#field(key, target[key]);
    if (field.readCoarsely && this.tracker.running?.coarse) {
      field.readBy(this.tracker.running);
      return field.#value;
    }
    const read = field.isTracked ? field.presence : field;
    read.readBy(this.tracker.running);
    return field.view;
  }

  has(target: object, key: string | symbol): boolean {
    this.keys.readBy(this.tracker.running);
    return Reflect.has(target, key);
  }

  ownKeys(target: object): (string | symbol)[] {
    this.keys.readBy(this.tracker.running);
    return Reflect.ownKeys(target);
  }

  /** Whether whoever reads it reads fields of it, each tracked for itself. */
  get isTracked(): boolean {
    return this.depth > 0 && isObject(this.#value);
  }

  #field(key: string, value: unknown): TrackedValue {
    const depth = this.depth - 1 + (this.tracker.deeper[key] ?? 0);
    const field = new TrackedValue(depth, this.tracker, this.tracker.coarse.has(key));
    this.#fields.set(key, field);
    field.update(value);
    return field;
  }
}

function sameKeys(a: object, b: object): boolean {
  const [keys, others] = [Object.keys(a), Object.keys(b)];
  return keys.length === others.length && keys.every((key, at) => key === others[at]);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
