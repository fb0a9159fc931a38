import { plain } from './plain';

/**
 * Lets `change` write to a state as if it were its own, and gives the state that comes of it. The
 * given one stays as it is; the new one shares with it whatever nothing was written to, and with
 * what was put into it: nothing that is in a state is ever changed itself.
 */
export function produce<S extends object>(state: S, change: (draft: S) => void): S {
  const draft = new Draft(state, null, '');
  change(draft.proxy as S);
  return draft.now as S;
}

type Json = Record<string, unknown>;

/** The key under which a proxy gives the draft that it stands for. */
const DRAFT = Symbol('draft');

/**
 * One object or array of a state that is being changed, behind a proxy. It is copied when it is first
 * written to, and the copy is put into a copy of the object that holds it. So the copies are the new
 * state at any time, and a read costs next to nothing: rules read far more than they write. All who
 * hold the proxy see what is written.
 */
class Draft implements ProxyHandler<object> {
  readonly proxy: object;
  #copy: Json | null = null;
  /** Made when something inside is looked into: of most, only words and numbers are read. */
  #inner: Map<string, Draft> | null = null;
  /** The compartment that it lies in, and in which field of that; `null` for the state itself. */
  readonly #compartment: Draft | null;
  readonly #field: string | null;
  /** Of a compartment, the fields that were written to since somebody asked. */
  #written: Set<string> | null = null;

  constructor(
    readonly base: object,
    readonly holder: Draft | null,
    readonly place: string,
  ) {
    this.proxy = new Proxy(base, this);
    this.#compartment = holder && (holder.#compartment ?? this);
    this.#field = holder && (holder.#field ?? (holder.#compartment ? place : null));
  }

  /** What it is now. */
  get now(): Json {
    return this.#copy ?? (this.base as Json);
  }

  /** Whether anything was written to it, or inside it. */
  get written(): boolean {
    return this.#copy !== null;
  }

  get(_target: object, key: string | symbol): unknown {
    const { now } = this;
    if (typeof key === 'symbol') return key === DRAFT ? this : Reflect.get(now, key);
    const value = now[key];
    // A list has methods. A record has what was put into it, whatever ids people make up.
    if (typeof value === 'function') return Array.isArray(now) ? value : undefined;
    // Nothing that is not its own is a word or a number, so those need no second look.
    if (typeof value !== 'object' || value === null) return value;
    if (!Object.hasOwn(now, key)) return undefined;
    this.#inner ??= new Map();
    const known = this.#inner.get(key);
    if (known?.now === value) return known.proxy;
    const draft = new Draft(value, this, key);
    this.#inner.set(key, draft);
    return draft.proxy;
  }

  set(_target: object, key: string, value: unknown): boolean {
    const given = unwrapped(value);
    if (this.now[key] !== given || !Object.hasOwn(this.now, key)) this.#toWrite(key)[key] = given;
    return true;
  }

  deleteProperty(_target: object, key: string): boolean {
    return !Object.hasOwn(this.now, key) || delete this.#toWrite(key)[key];
  }

  has(_target: object, key: string | symbol): boolean {
    return Object.hasOwn(this.now, key);
  }

  ownKeys(): (string | symbol)[] {
    return Reflect.ownKeys(this.now);
  }

  getOwnPropertyDescriptor(_target: object, key: string | symbol): PropertyDescriptor | undefined {
    return Reflect.getOwnPropertyDescriptor(this.now, key);
  }

  /** Writes values that hold no draft. */
  assign(values: object): void {
    const given = values as Json;
    for (const key in given) {
      const value = given[key];
      if (this.now[key] !== value || !Object.hasOwn(this.now, key)) this.#toWrite(key)[key] = value;
    }
  }

  /** The fields of this compartment that were written to, or anything in them, since it was last asked. */
  takeWritten(): ReadonlySet<string> {
    const written = this.#written ?? NONE;
    this.#written = null;
    return written;
  }

  /** A copy to write a property to; what is written is noted for `takeWritten`. */
  #toWrite(key: string): Json {
    const compartment = this.#compartment;
    if (compartment) {
      compartment.#written ??= new Set();
      compartment.#written.add(this.#field ?? key);
    }
    return this.#own();
  }

  /** A copy to write to, at the place where the original was. */
  #own(): Json {
    if (this.#copy) return this.#copy;
    const copy = (Array.isArray(this.base) ? this.base.slice() : { ...this.base }) as Json;
    this.#copy = copy;
    if (this.holder) this.holder.#adopt(this.base, this.place, copy);
    return copy;
  }

  /** Puts a copy in the place of its original, unless something else has taken that place. */
  #adopt(original: object, place: string, copy: Json): void {
    if (this.now[place] === original) this.#own()[place] = copy;
  }
}

/**
 * What a value of a draft was before the command, or the value itself where it is of no draft. It
 * stays the same object for as long as nothing is written to it, so that one may remember it.
 */
export function original<T>(value: T): T {
  return (draftOf(value)?.base as T | undefined) ?? value;
}

/**
 * Writes values to a draft of which it is known that none holds a draft, such as those of an event: much quicker than to
 * assign one after the other, since nobody looks into them. They are shared with it from then on.
 */
export function assign<T extends object>(target: T, values: Partial<T>): void {
  const draft = draftOf(target);
  if (draft) draft.assign(values);
  else Object.assign(target, values);
}

/**
 * The fields of a compartment of a draft that were written to, or anything in them, since it was last asked: it is told
 * once. `null` where it is no draft, so that nobody knows.
 */
export const takeWritten = (compartment: object): ReadonlySet<string> | null =>
  draftOf(compartment)?.takeWritten() ?? null;

const NONE: ReadonlySet<string> = new Set();

/**
 * What a value of a draft is at this moment, as plain data: much quicker to search than the draft,
 * but not for keeping, since what is written later may or may not be seen in it.
 */
export function latest<T>(value: T): T {
  return (draftOf(value)?.now as T | undefined) ?? value;
}

/**
 * A value without drafts that nothing will change: a copy, but for what the command has not written to, which is shared
 * with the state as it was. So a list of which one entry is another is not copied for it, entry by entry.
 */
export function detached<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  const draft = draftOf(value);
  if (draft) return detachedDraft(draft) as T;
  if (Array.isArray(value)) return detachedItems(value) as T;
  // A clone keeps the shape of its original, which is much quicker than to put one property after the other into it.
  const copy = { ...(value as Json) };
  for (const key in copy) {
    const inner = copy[key];
    if (inner === undefined) return withoutUndefined(value as Json) as T;
    if (typeof inner === 'object' && inner !== null) copy[key] = detached(inner);
  }
  return copy as T;
}

function detachedItems(items: readonly unknown[]): unknown[] {
  const copy = items.slice();
  for (let at = 0; at < copy.length; at += 1) {
    const item = copy[at];
    if (typeof item === 'object' && item !== null) copy[at] = detached(item);
  }
  return copy;
}

function withoutUndefined(value: Json): Json {
  const copy: Json = {};
  for (const key of Object.keys(value)) {
    if (value[key] !== undefined) copy[key] = detached(value[key]);
  }
  return copy;
}

/** A copy of what was written to, since it may be again; else what it has been all along. */
const detachedDraft = (draft: Draft): object => (draft.written ? plain(draft.now) : draft.base);

function draftOf(value: unknown): Draft | undefined {
  return typeof value === 'object' && value !== null
    ? (value as { [DRAFT]?: Draft })[DRAFT]
    : undefined;
}

/** A value as it goes into a state: without proxies, and sharing nothing that may change. */
function unwrapped(value: unknown): unknown {
  const draft = draftOf(value);
  if (draft) return detachedDraft(draft);
  return holdsDraft(value) ? detached(value) : value;
}

function holdsDraft(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (draftOf(value)) return true;
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length; at += 1) if (holdsDraft(value[at])) return true;
    return false;
  }
  for (const key in value) {
    const inner = (value as Json)[key];
    if (typeof inner === 'object' && inner !== null && holdsDraft(inner)) return true;
  }
  return false;
}
