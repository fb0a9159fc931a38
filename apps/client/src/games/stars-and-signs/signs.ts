/** A point of a sign, in a box of 100 by 100. */
export type Point = readonly [x: number, y: number];

/** A constellation: lines from star to star, the first of which is its main one. */
export interface Sign {
  /** As one calls it, such as “the Fox”. */
  name: string;
  lines: readonly (readonly Point[])[];
}

/** The signs that protagonists stand under, in the order in which they come into the story. None is in any real sky. */
const drawn: readonly (readonly [name: string, lines: string])[] = [
  ['the Comet', '80,16 66,34 44,44 24,62 10,88 / 66,34 54,62 40,90 / 66,34 84,54 72,84'],
  ['the Lantern', '50,8 50,26 28,40 24,70 38,90 62,90 76,70 72,40 50,26 / 50,46 50,70'],
  ['the Fox', '12,22 28,34 50,38 72,34 88,22 82,54 50,88 18,54 12,22 / 36,56 50,68 64,56'],
  [
    'the Key',
    '30,44 14,30 26,10 48,18 46,36 30,44 / 46,36 64,58 88,88 / 64,58 80,50 / 76,73 92,66',
  ],
  ['the Swan', '90,14 74,26 56,44 36,62 12,84 / 16,26 38,36 56,44 68,66 84,88'],
  ['the Crown', '10,26 24,58 36,34 50,60 64,14 76,58 90,28 84,84 50,90 16,84 10,26'],
  ['the Arrow', '12,88 32,68 52,48 70,30 90,10 / 62,10 90,10 90,38 / 14,60 32,68 40,86'],
  ['the Lyre', '50,90 22,78 20,48 34,30 26,10 / 50,90 78,78 80,48 66,30 74,10 / 34,30 50,26 66,30'],
  ['the Ship', '8,66 28,86 68,86 92,62 50,68 8,66 / 50,68 50,10 80,50 50,68 / 50,10 22,52'],
  ['the Heart', '50,90 20,62 10,36 26,14 50,32 74,14 90,36 80,62 50,90'],
];

const signs = drawn.map(
  ([name, lines]): Sign => ({
    name,
    lines: lines.split(' / ').map((line) => line.split(' ').map(pointOf)),
  }),
);

function pointOf(words: string): Point {
  const [x = 0, y = 0] = words.split(',').map(Number);
  return [x, y];
}

const [first] = signs;

/** The sign at a place, counted from nothing; nobody stands under none. */
export const signAt = (at: number): Sign =>
  signs[Math.max(0, at) % signs.length] ?? first ?? { name: '', lines: [] };

const key = ([x, y]: Point) => `${x} ${y}`;

/** Where the stars of a sign stand, each once. */
export const starsOf = ({ lines }: Sign): Point[] => [
  ...new Map(lines.flat().map((point) => [key(point), point])).values(),
];

/** Its lines as the path of an SVG. */
export const pathOf = ({ lines }: Sign): string =>
  lines.map((line) => `M${line.map(key).join('L')}`).join('');

const between = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay);

/**
 * Places for so many stars along the lines of a sign, one after the other and as far from each other as they can
 * be: whatever somebody has to light finds room under their sign.
 */
export function placesIn({ lines }: Sign, count: number): Point[] {
  const steps = lines.flatMap((line) =>
    line.slice(1).map((to, at): readonly [Point, Point] => [line[at] ?? to, to]),
  );
  const length = steps.reduce((sum, [from, to]) => sum + between(from, to), 0);
  return Array.from({ length: count }, (_, at) => pointAt(steps, ((at + 0.5) / count) * length));
}

function pointAt(steps: readonly (readonly [Point, Point])[], far: number): Point {
  let left = far;
  for (const [from, to] of steps) {
    const step = between(from, to);
    if (left <= step) {
      const share = step === 0 ? 0 : left / step;
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    }
    left -= step;
  }
  return steps.at(-1)?.[1] ?? [50, 50];
}

/** A star with four points around a place, as the path of an SVG. */
export function starPath([x, y]: Point, size: number): string {
  const waist = size * 0.22;
  const corners = [
    [0, -size],
    [waist, -waist, size, 0],
    [waist, waist, 0, size],
    [-waist, waist, -size, 0],
    [-waist, -waist, 0, -size],
  ].map((corner) => corner.map((part, at) => round(part + (at % 2 === 0 ? x : y))).join(' '));
  const [start, ...turns] = corners;
  return `M${start}${turns.map((turn) => `Q${turn}`).join('')}Z`;
}

const round = (value: number): number => Math.round(value * 10) / 10;
