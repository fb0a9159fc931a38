import type { BeatChange, PublicValue, PublicValues } from './beat';

type Known = readonly PublicValue[];

/** Tells what became of values from one moment of a command to the next, and why. */
export class Changes {
  readonly #start: readonly PublicValues[];
  #startById: ReadonlyMap<string, PublicValues> | null = null;
  /** What was seen since of values that may be others now. */
  readonly #seen = new Map<string, Known>();
  #whys: { of: string | null; what: string; why: string }[] = [];

  constructor(before: Iterable<PublicValues>) {
    this.#start = Array.isArray(before) ? before : [...before];
  }

  /** Says where the next change of a value comes from. */
  because(of: string | null, what: string, why: string): void {
    this.#whys.push({ of, what, why });
  }

  /**
   * What has changed since it was last asked. What belongs to something new, or to something that is
   * gone, is left out: a beat about it says so.
   *
   * @param about whose changes come first.
   */
  until(now: Iterable<PublicValues>, about: readonly string[]): BeatChange[] {
    const changes: BeatChange[] = [];
    let place = 0;
    for (const part of now) {
      const known = this.#changesOf(part, this.#atStart(part.id, place));
      if (known.length > 0) changes.push(...known);
      place += 1;
    }
    this.#whys = [];
    if (changes.length < 2) return changes;
    const rank = ({ of }: BeatChange) => (of !== null && about.includes(of) ? 0 : 1);
    return changes.sort((one, other) => rank(one) - rank(other));
  }

  /** The same as it was at the start: mostly they still stand where they stood. */
  #atStart(id: string, place: number): PublicValues | undefined {
    const there = this.#start[place];
    if (there?.id === id) return there;
    this.#startById ??= new Map(this.#start.map((part) => [part.id, part]));
    return this.#startById.get(id);
  }

  #changesOf(part: PublicValues, start: PublicValues | undefined): readonly BeatChange[] {
    const seen = this.#seen.get(part.id);
    if (!seen && start?.from === part.from) return NONE;
    const after = [...part.values()];
    this.#seen.set(part.id, after);
    const before = seen ?? (start && [...start.values()]);
    return before ? this.#between(part.of, before, after) : NONE;
  }

  #between(of: string | null, before: Known, after: Known): BeatChange[] {
    const changes: BeatChange[] = [];
    for (const [old, one] of paired(before, after)) {
      const value = one ?? old;
      if (!value) continue;
      const { what, size, none = null } = value;
      const [from, to] = [old?.value ?? none, one?.value ?? none];
      if (from === to) continue;
      const why = this.#whyOf(of, what);
      const change: BeatChange = { of, what, from, to };
      if (size) change.size = size;
      if (why) change.why = why;
      changes.push(change);
    }
    return changes;
  }

  #whyOf(of: string | null, what: string): string {
    if (this.#whys.length === 0) return '';
    const whys = this.#whys.filter((one) => one.of === of && one.what === what);
    return [...new Set(whys.map(({ why }) => why))].join(', ');
  }
}

/** Changes, and those that came after them; what went back to where it came from is none. */
export function joined(changes: readonly BeatChange[], more: readonly BeatChange[]): BeatChange[] {
  const first = changes.map((one) => {
    const then = more.find((other) => leadsTo(one, other));
    const why = [one.why, then?.why].filter(Boolean).join(', ');
    return then ? { ...one, to: then.to, ...(why ? { why } : {}) } : one;
  });
  const rest = more.filter((other) => !changes.some((one) => leadsTo(one, other)));
  return [...first.filter(({ from, to }) => from !== to), ...rest];
}

const leadsTo = (one: BeatChange, other: BeatChange): boolean =>
  one.of === other.of && one.what === other.what && one.to === other.from;

const NONE: readonly BeatChange[] = [];

type Pair = readonly [before: PublicValue | undefined, after: PublicValue | undefined];

/** Each value with what became of it, in the order in which they were; those that are new come last. */
function* paired(before: Known, after: Known): Iterable<Pair> {
  // Nearly always there are the same ones: then they need not be looked up.
  if (before.length === after.length && before.every((old, at) => isSame(old, after[at]))) {
    for (const [at, old] of before.entries()) yield [old, after[at]];
    return;
  }
  const [then, now] = [byName(before), byName(after)];
  for (const name of new Set([...then.keys(), ...now.keys()]))
    yield [then.get(name), now.get(name)];
}

const isSame = (one: PublicValue, other: PublicValue | undefined): boolean =>
  one.what === other?.what && one.key === other.key;

const byName = (values: Known): ReadonlyMap<string, PublicValue> =>
  new Map(values.map((one) => [`${one.what}\n${one.key ?? ''}`, one]));
