/** Spaces in a row, by their numbers. */
export interface Row {
  readonly first: number;
  readonly last: number;
  /** After the last space comes the first again. */
  readonly wraps?: boolean | undefined;
  /** It goes on beyond the last space, which only the drawing ends at. */
  readonly endless?: boolean | undefined;
}

/** How somebody goes along a row, and what for. */
export interface WalkRules {
  /** Whether one may end on a space; what has no room is passed, and one stops before it. */
  mayEnd?(space: number): boolean;
  /** Whether one goes no further than a space, such as one with something on it that halts. */
  haltsAt?(space: number): boolean;
}

/** A way along a row. */
export interface Walk {
  from: number;
  to: number;
  /** The spaces that one comes to, nearest first; the last of them is where one stops. */
  path: number[];
  /** One stands at the last space now, and did not before; never on a row that wraps. */
  reached: boolean;
  /** How often one came past the last space to the first; below zero the other way round. */
  rounds: number;
}

/**
 * Goes along a row, space by space, so that what lies on the way can be seen to (TABLE-185, TABLE-186).
 *
 * @param by so many spaces, to the first where it is below zero.
 */
export function walkAlong(row: Row, from: number, by: number, rules: WalkRules = {}): Walk {
  const step = by < 0 ? -1 : 1;
  const steps: { space: number; rounds: number }[] = [];
  let rounds = 0;
  let space = clamped(row, from);
  for (let left = Math.abs(by); left > 0; left -= 1) {
    const next = nextSpace(row, space, step);
    if (next === null) break;
    if ((next - space) * step < 0) rounds += step;
    space = next;
    steps.push({ space, rounds });
    if (rules.haltsAt?.(space)) break;
  }
  // Where there is no room nobody stops: one stays on the last space before it that has some.
  while (steps.length > 0 && rules.mayEnd?.(steps.at(-1)?.space ?? from) === false) steps.pop();
  const last = steps.at(-1);
  const to = last?.space ?? clamped(row, from);
  return {
    from,
    to,
    path: steps.map((one) => one.space),
    reached: !row.wraps && to === row.last && from !== to,
    rounds: last?.rounds ?? 0,
  };
}

/** The space after this one, or before it; `null` at an end. */
export function nextSpace({ first, last, wraps }: Row, space: number, step: 1 | -1): number | null {
  const next = space + step;
  if (next >= first && next <= last) return next;
  if (!wraps || first === last) return null;
  return step > 0 ? first : last;
}

/** The spaces of a row, in their order. */
export const spacesOf = ({ first, last }: Row): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

/** How many steps it is from one space forward to another; `null` where it lies behind, and none comes round. */
export function stepsAhead({ first, last, wraps }: Row, from: number, to: number): number | null {
  if (to >= from) return to - from;
  return wraps ? to - from + (last - first + 1) : null;
}

const clamped = ({ first, last }: Row, space: number): number =>
  Math.max(first, Math.min(last, space));
