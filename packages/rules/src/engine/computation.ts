import { joinedOf } from './parts';
import { same } from './reconcile';

/** What computations run in: which of them runs now, and the state that it reads. */
export interface Running {
  running: Computation | null;
  readonly state: { readonly view: unknown };
}

/** How many readers are not looked through. */
const FEW = 32;

/** Something that computations read. */
export class Dependency {
  /**
   * Who read this, and in which run, as they came: one may be there twice, or in a run that is over. There are many of
   * these, and most are read by nobody.
   */
  #readers: Computation[] | null = null;
  #runs: number[] = [];
  /** When there are so many, it is looked through which of them still count. */
  #most = FEW;
  /** Whoever reads something mostly reads it again at once. */
  #last: Computation | null = null;
  #lastRun = 0;

  /** @returns whether it was not known already that it reads this. */
  readBy(reader: Computation | null): boolean {
    if (!reader || (reader === this.#last && reader.run === this.#lastRun)) return false;
    this.#last = reader;
    this.#lastRun = reader.run;
    if (this.#readers === null) {
      this.#readers = [reader];
      this.#runs = [reader.run];
      return true;
    }
    if (this.#readers.length >= this.#most) this.#sift(this.#readers);
    this.#readers.push(reader);
    this.#runs.push(reader.run);
    return true;
  }

  /** Keeps those whose run is not over. */
  #sift(readers: Computation[]): void {
    const runs = this.#runs;
    let kept = 0;
    for (const [at, reader] of readers.entries()) {
      if (reader.run !== runs[at]) continue;
      readers[kept] = reader;
      runs[kept] = reader.run;
      kept += 1;
    }
    readers.length = kept;
    runs.length = kept;
    this.#most = Math.max(FEW, 2 * kept);
  }

  get isRead(): boolean {
    return this.#readers !== null;
  }

  /** It is another one: whatever was computed from it has to be computed again. */
  invalidate(): void {
    const readers = this.#readers;
    if (!readers) return;
    const runs = this.#runs;
    this.#readers = null;
    this.#last = null;
    for (let at = 0; at < readers.length; at += 1) {
      const reader = readers[at];
      if (reader && reader.run === runs[at]) reader.outdate(this);
    }
  }

  /** It may become another one: what was computed from it has to ask. */
  protected doubt(): void {
    const readers = this.#readers;
    if (!readers) return;
    for (let at = 0; at < readers.length; at += 1) {
      const reader = readers[at];
      if (reader && reader.run === this.#runs[at]) reader.question(this);
    }
  }
}

/** How a cached value stands. What has only read others that may change asks them before it is computed again. */
const STALE = 0;
const UNSURE = 1;
const FRESH = 2;

/** A cached value, which others may be computed from. */
export class Computation extends Dependency {
  value: unknown;
  /** Counts its runs: what an earlier one has read does not matter any more. */
  run = 0;
  /** What it is computed by; it is given the state. */
  compute: ((view: unknown) => unknown) | null = null;
  #standing: typeof STALE | typeof UNSURE | typeof FRESH = STALE;
  /** The others that it has read, in that order. */
  #sources: Computation[] = [];

  /**
   * @param coarse how it reads; see `Memo.get`.
   * @param shares whether fields of its value that say the same as before are the ones before.
   */
  constructor(
    readonly coarse: boolean,
    readonly shares = false,
  ) {
    super();
  }

  get fresh(): boolean {
    return this.#standing === FRESH;
  }

  /** Something that it has read is another one now. */
  outdate(_by: Dependency): void {
    const before = this.#standing;
    this.#standing = STALE;
    if (before === FRESH) this.doubt();
  }

  /** Something that it has read may be another one now. */
  question(_by: Dependency): void {
    if (this.#standing !== FRESH) return;
    this.#standing = UNSURE;
    this.doubt();
  }

  override readBy(reader: Computation | null): boolean {
    const isNew = super.readBy(reader);
    if (isNew) reader?.reads(this);
    return isNew;
  }

  /** Notes what it has read, to ask it later. */
  protected reads(source: Computation): void {
    this.#sources.push(source);
  }

  /** Brings it up to date: computes it, unless all that it has read has come to the same. */
  refresh(tracker: Running): void {
    if (this.#standing === UNSURE) {
      // In the order in which they were read: what decides whether something is read at all comes before it.
      for (const source of this.#sources) {
        if (!source.fresh) source.refresh(tracker);
        if (this.#standing !== UNSURE) break;
      }
    }
    if (this.#standing === STALE) this.#runIn(tracker);
    this.#standing = FRESH;
  }

  /** Computes the value, and notes what that reads. One that equals the one before *is* the one before. */
  #runIn(tracker: Running): void {
    const outer = tracker.running;
    tracker.running = this;
    this.run += 1;
    this.#sources = [];
    try {
      this.settle(this.compute?.(tracker.state.view));
    } finally {
      tracker.running = outer;
    }
  }

  /** Takes a value; whoever has read another one is told. */
  protected settle(value: unknown): void {
    const known = this.value;
    if (this.shares ? sharing(known, value) : same(known, value)) return;
    this.value = value;
    this.invalidate();
  }

  /** It is up to date. */
  protected freshen(): void {
    this.#standing = FRESH;
  }
}

/** Gives a new object those fields of the one before that say the same; whether all do. */
function sharing(known: unknown, value: unknown): boolean {
  if (!isFields(known) || !isFields(value)) return same(known, value);
  let all = true;
  let count = 0;
  for (const key in value) {
    count += 1;
    if (same(known[key], value[key])) value[key] = known[key];
    else all = false;
  }
  if (!all) return false;
  for (const _ in known) count -= 1;
  return count === 0;
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One part of a whole, by its own key in the memo. */
export interface MemoPart {
  readonly key: string;
  /** See `Memo.get`. */
  readonly coarse?: boolean | undefined;
}

/**
 * The fields of several computations in one object. It reads them and nothing else, so it is told which of
 * them to ask again, and need not ask the others.
 */
export class Whole extends Computation {
  parts: readonly MemoPart[] | null = null;
  /** Each with its place. */
  #computations: ReadonlyMap<Dependency, number> = new Map();
  /** Those that may say something else by now. */
  readonly #due = new Set<Computation>();
  /** What each of them said when they were joined. */
  #joined: readonly object[] | null = null;

  constructor() {
    super(false);
  }

  /** It is made of these from now on. */
  consistOf(parts: readonly MemoPart[], computations: readonly Computation[]): void {
    this.parts = parts;
    this.#computations = new Map(computations.map((one, place) => [one, place]));
    if (this.#joined?.length !== computations.length) this.#joined = null;
    this.run += 1;
    this.#due.clear();
    for (const one of computations) {
      this.#due.add(one);
      one.readBy(this);
    }
    super.outdate(this);
  }

  override outdate(by: Dependency): void {
    if (by instanceof Computation) this.#due.add(by);
    super.outdate(by);
  }

  override question(by: Dependency): void {
    if (by instanceof Computation) this.#due.add(by);
    super.question(by);
  }

  /** It knows its parts. */
  protected override reads(): void {}

  /** Takes the fields of all, unless all say the same as before. */
  override refresh(tracker: Running): void {
    const before = this.#joined ?? [];
    let now: object[] | null = this.#joined ? null : [];
    for (const one of this.#due) {
      if (!one.fresh) one.refresh(tracker);
      one.readBy(this);
      const place = this.#computations.get(one) ?? 0;
      if (one.value === before[place]) continue;
      now ??= [...before];
      now[place] = one.value as object;
    }
    if (now) {
      this.value = joinedOf(now, this.#joined && (this.value as object));
      this.#joined = now;
      this.invalidate();
    }
    this.#due.clear();
    this.freshen();
  }
}
