/**
 * What values of the public compartment look like before there is anything in them, each by its path.
 * Both ends know them (`welcome`), so that only what differs has to travel.
 */
export type Blanks = Readonly<Record<string, object>>;

/** What differs from the blank; `null` where that would not be shorter, or does not make the value again. */
export function withoutBlank(blank: object | undefined, value: unknown): object | null {
  if (!blank || !isPlain(value)) return null;
  const known = new Map(Object.entries(blank));
  if (![...known.keys()].every((key) => Object.hasOwn(value, key))) return null;
  return Object.fromEntries(
    Object.entries(value).filter(
      ([key, field]) => !known.has(key) || !isSame(field, known.get(key)),
    ),
  );
}

/**
 * The value that differs so from the blank.
 *
 * @throws {RangeError} for a path without a blank.
 */
export function fromBlank(blank: object | undefined, differing: unknown): object {
  if (!blank || !isPlain(differing)) throw new RangeError('There is no blank for this.');
  return { ...blank, ...differing };
}

// What is blank is short, and the same fields were written in the same order.
const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
