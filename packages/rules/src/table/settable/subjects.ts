import type { z } from 'zod';
import type { BaseState, OfferValue } from '../../engine';

/** The parts of a command as they came in. */
export type Given = Readonly<Record<string, unknown>>;

/** Whose values are set, or of what: there is one form for each. */
export interface Subjects<S, One, Parts extends z.core.$ZodLooseShape> {
  /** The parts of a command that say which it is about. */
  parts: Parts;
  /** All that there are now. */
  each(state: S): readonly One[];
  /** What a command about it has in those parts; what it does not name is left out. */
  settled(one: One): Record<string, OfferValue>;
  /** Refuses a command that is about none of them, and says why. */
  otherwise(state: S, given: Given): never;
}

/** The table itself, of which there is one. */
export const theTable: Subjects<BaseState, null, Record<never, never>> = {
  parts: {},
  each: () => [null],
  settled: () => ({}),
  otherwise() {
    throw new Error('There is always a table.');
  },
};

/** Which of them a command is about: the one that it says all the parts of, and no others. */
export function subjectOf<S, One, Parts extends z.core.$ZodLooseShape>(
  { parts, each, settled, otherwise }: Subjects<S, One, Parts>,
  state: S,
  given: Given,
): One {
  const names = Object.keys(parts);
  const found = each(state).find((one) => {
    const own = settled(one);
    return names.every((name) => own[name] === given[name]);
  });
  return found === undefined ? otherwise(state, given) : found;
}

/** What each of them has, one by one. */
export function within<
  S,
  Outer,
  Whose extends z.core.$ZodLooseShape,
  Inner,
  Parts extends z.core.$ZodLooseShape,
>(
  outer: Subjects<S, Outer, Whose>,
  inner: {
    parts: Parts;
    each(of: Outer, state: S): readonly Inner[];
    settled(one: Inner): Record<string, OfferValue>;
    otherwise(of: Outer, given: Given): never;
  },
): Subjects<S, readonly [Outer, Inner], Whose & Parts> {
  return {
    parts: { ...outer.parts, ...inner.parts },
    each: (state) =>
      outer.each(state).flatMap((of) => inner.each(of, state).map((one) => [of, one] as const)),
    settled: ([of, one]) => ({ ...outer.settled(of), ...inner.settled(one) }),
    otherwise: (state, given) => inner.otherwise(subjectOf(outer, state, given), given),
  };
}
