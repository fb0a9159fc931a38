import type { Computation, Running } from './computation';
import { Dependency } from './computation';

/** The state that computations read, and the computation that is running. */
export class DependencyTracker implements Running {
  readonly deeper: Readonly<Record<string, number>>;
  readonly coarse: ReadonlySet<string>;
  readonly state: TrackedValue;
  running: Computation | null = null;

  constructor({ deeper, coarse }: Tracking) {
    this.deeper = { ...DEEPER, ...deeper };
    this.coarse = new Set(coarse);
    this.state = new TrackedValue(DEPTH, this);
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
