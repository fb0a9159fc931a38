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
    this.state = new TrackedValue(DEPTH, this, false, true);
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
  /** The same, where whoever reads it reads fields of it, each tracked for itself. */
  #tracked: Record<string, unknown> | null = null;
  /** Made when somebody reads it: most objects change more often than they are looked into. */
  #view: unknown;

  constructor(
    readonly depth: number,
    readonly tracker: DependencyTracker,
    /** Whether a coarse computation reads it as a whole. */
    readonly readCoarsely = false,
    /** It is a whole state: nobody depends on whether its compartments are there, for in every state they are. */
    readonly isWhole = false,
  ) {
    super();
  }

  get view(): unknown {
    if (this.#tracked === null) return this.#value;
    this.#view ??= new Proxy(this.#tracked, this);
    return this.#view;
  }

  /** Takes the value that is here now, and invalidates what was computed from another one. */
  update(value: unknown): void {
    const known = this.#value;
    if (value === known) return;
    const now = isObject(value) ? value : null;
    const before = isObject(known) ? known : null;
    if (now === null || before === null) {
      if (now !== before) {
        this.presence.invalidate();
        this.keys.invalidate();
      }
    } else if (this.keys.isRead && !sameKeys(now, before)) {
      this.keys.invalidate();
    }
    this.#value = value;
    this.#tracked = this.depth > 0 ? now : null;
    this.#view = undefined;
    this.invalidate();
    for (const [key, field] of this.#fields) field.update(now?.[key]);
  }

  get(target: Record<string, unknown>, key: string | symbol): unknown {
    if (typeof key !== 'string') return Reflect.get(target, key);
    const field = this.#fields.get(key) ?? this.#field(key, target[key]);
    if (field.readCoarsely && this.tracker.running?.coarse) {
      field.readBy(this.tracker.running);
      return field.#value;
    }
    const { running } = this.tracker;
    if (field.#tracked === null) field.readBy(running);
    else if (!this.isWhole) field.presence.readBy(running);
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
