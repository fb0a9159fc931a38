/**
 * Small checks of what comes from outside, so that a page says plainly that it does not understand
 * its server, and never breaks on the way. Each gives the value as the type it has, or throws.
 */
export type Parser<T> = (value: unknown) => T;

/** What comes out of a parser. */
export type Parsed<P> = P extends Parser<infer T> ? T : never;

/** Something from outside is not what it should be. */
export class NotUnderstood extends Error {}

function fail(expected: string): never {
  throw new NotUnderstood(`This is not ${expected}.`);
}

export const text: Parser<string> = (value) => (typeof value === 'string' ? value : fail('a text'));

export const number: Parser<number> = (value) =>
  typeof value === 'number' && Number.isFinite(value) ? value : fail('a number');

export const flag: Parser<boolean> = (value) =>
  typeof value === 'boolean' ? value : fail('true or false');

/** Whatever it is: somebody else looks into it. */
export const anything: Parser<unknown> = (value) => value;

export function literal<const T extends string | boolean>(wanted: T): Parser<T> {
  return (value) => (value === wanted ? wanted : fail(`“${wanted}”`));
}

/** One of some words. */
export function oneOf<const T extends string>(...words: readonly T[]): Parser<T> {
  return (value) => words.find((word) => word === value) ?? fail(`one of ${words.join(', ')}`);
}

export function list<T>(of: Parser<T>): Parser<T[]> {
  return (value) => (Array.isArray(value) ? value.map((one) => of(one)) : fail('a list'));
}

export function record<T>(of: Parser<T>): Parser<Record<string, T>> {
  return (value) =>
    Object.fromEntries(Object.entries(objectOf(value)).map(([key, one]) => [key, of(one)]));
}

export function nullable<T>(of: Parser<T>): Parser<T | null> {
  return (value) => (value === null ? null : of(value));
}

export function optional<T>(of: Parser<T>): Parser<T | undefined> {
  return (value) => (value === undefined ? undefined : of(value));
}

/** Another value, where something is not what it should be. */
export function fallback<T, U>(of: Parser<T>, other: U): Parser<T | U> {
  return either(of, () => other);
}

/** Whichever of some shapes fits first. */
export function either<T, U>(one: Parser<T>, other: Parser<U>): Parser<T | U> {
  return (value) => {
    try {
      return one(value);
    } catch {
      return other(value);
    }
  };
}

type Shape = Record<string, Parser<unknown>>;
type Optional<S extends Shape> = {
  [K in keyof S]: undefined extends Parsed<S[K]>
    ? unknown extends Parsed<S[K]>
      ? never
      : K
    : never;
}[keyof S];
type Fields<S extends Shape> = { [K in Exclude<keyof S, Optional<S>>]: Parsed<S[K]> } & {
  [K in Optional<S>]?: Exclude<Parsed<S[K]>, undefined>;
};

/** An object with these fields. Others are left out: a newer server may say more. */
export function object<S extends Shape>(
  shape: S,
): Parser<{ [K in keyof Fields<S>]: Fields<S>[K] }> {
  return (value) => {
    const from = objectOf(value);
    const fields = Object.entries(shape).flatMap(([key, parse]) => {
      const parsed = parse(from[key]);
      return parsed === undefined ? [] : [[key, parsed]];
    });
    return Object.fromEntries(fields);
  };
}

function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? { ...value }
    : fail('an object');
}
