import type { BeatChange, PublicValue, PublicValues } from './beat';

type Known = ReadonlyMap<string, PublicValue>;

/** Tells what became of values from one moment of a command to the next, and why. */
export class Changes {
  readonly #start: ReadonlyMap<string, PublicValues>;
  /** What was seen since of values that may be others now. */
  readonly #seen = new Map<string, Known>();
  #whys: { of: string | null; what: string; why: string }[] = [];

  constructor(before: Iterable<PublicValues>) {
    this.#start = new Map(Array.from(before, (part) => [part.id, part]));
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
    const changes = Array.from(now, (part) => this.#changesOf(part)).flat();
    this.#whys = [];
    const rank = ({ of }: BeatChange) => (of !== null && about.includes(of) ? 0 : 1);
    return changes.sort((one, other) => rank(one) - rank(other));
  }

  #changesOf(part: PublicValues): BeatChange[] {
    const start = this.#start.get(part.id);
    const seen = this.#seen.get(part.id);
    if (!seen && start?.from === part.from) return [];
    const after = byName(part);
    this.#seen.set(part.id, after);
    const before = seen ?? (start && byName(start));
    return before ? this.#between(part.of, before, after) : [];
  }

  #between(of: string | null, before: Known, after: Known): BeatChange[] {
    return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
      const [old, one] = [before.get(name), after.get(name)];
      const value = one ?? old;
      if (!value) return [];
      const { what, size, none = null } = value;
      const [from, to] = [old?.value ?? none, one?.value ?? none];
      if (from === to) return [];
      const why = this.#whyOf(of, what);
      return [{ of, what, from, to, ...(size ? { size } : {}), ...(why ? { why } : {}) }];
    });
  }

  #whyOf(of: string | null, what: string): string {
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

const byName = (part: PublicValues): Known =>
  new Map(Array.from(part.values(), (one) => [`${one.what}\n${one.key ?? ''}`, one]));
