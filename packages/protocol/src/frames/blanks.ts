import { isInside } from './applying';

/**
 * What values of the public compartment look like before there is anything in them, each by its path.
 * Both ends know them (`welcome`), so that only what differs has to travel.
 */
export type Blanks = Readonly<Record<string, object>>;

/**
 * The value that differs so from the blank.
 *
 * @throws {RangeError} for a path without a blank.
 */
export function fromBlank(blank: object | undefined, differing: unknown): object {
  if (!blank || !isPlain(differing)) throw new RangeError('There is no blank for this.');
  return { ...blank, ...differing };
}

/** Whether a value has fields that can be told apart. */
export function isPlain(value: unknown): value is object {
  return isInside(value) && !Array.isArray(value);
}
