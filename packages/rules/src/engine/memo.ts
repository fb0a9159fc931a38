import type { MemoPart } from './computation';
import { Computation, Whole } from './computation';
import type { Tracking } from './tracking';
import { DependencyTracker } from './tracking';

export type { MemoPart } from './computation';
export type { Tracking } from './tracking';

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
   * value that equals the one before *is* the one before. Computations may get others: whoever got one that is
   * computed again and says the same is not computed again.
   *
   * @param key names the computation; the same key must always mean the same one.
   * @param compute may only read the state through the view that it is given. It is kept, and may be called
   *   again for a later state.
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
    if (!computation.fresh) {
      computation.compute = compute as (view: unknown) => T;
      computation.refresh(tracker);
    }
    computation.readBy(tracker.running);
    return computation.value as T;
  }

  /**
   * The fields of all parts in one object, each part from the cache as by `get`: the very same object while
   * the parts are. Only parts that something has changed for are looked at. A field that says the same as before
   * is the one before. A field of two parts is a fault, since one of them would be lost.
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
      const computations = parts.map((part) =>
        found(this.#computations, part.key, () => new Computation(part.coarse ?? false, true)),
      );
      for (const [at, computation] of computations.entries()) {
        const part = parts[at] as P;
        computation.compute = (view) => compute(view as S, part);
      }
      whole.consistOf(parts, computations);
    }
    if (!whole.fresh) whole.refresh(tracker);
    whole.readBy(tracker.running);
    return whole.value as T;
  }
}

function found<T>(map: Map<string, T>, key: string, make: () => T): T {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

/** How a computation reads. */
interface Reading {
  coarse?: boolean | undefined;
}
