/** How many corners the drawn shape of a die has: as it lies before one on a table. */
const corners: Readonly<Record<number, number>> = { 2: 24, 4: 3, 8: 4, 10: 4, 12: 5, 20: 6 };
const SQUARE = 4;

/** A shape that one knows the die by, in a box of 24 by 24; whatever is no usual die is an upright square. */
export function outlineOf(sides: number): string {
  const count = corners[sides] ?? SQUARE;
  const lean = corners[sides] === undefined ? Math.PI / SQUARE : 0;
  // A triangle's middle lies low, so it is drawn larger and lower to hold its number.
  const [radius, middle] = count === 3 ? [13, 14.5] : [11, 12];
  const points = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI - Math.PI / 2 + lean;
    const [x, y] = [12 + radius * Math.cos(angle), middle + radius * Math.sin(angle)];
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  });
  return `M${points.join('L')}Z`;
}

/** All pips of a side as one outline: a page with many dice has that much less to draw. */
const drawn = (...middles: readonly (readonly [number, number])[]): string =>
  middles.map(([x, y]) => `M${x - 2} ${y}a2 2 0 1 0 4 0a2 2 0 1 0-4 0`).join('');

/** The pips of each side of a die of six. */
export const pips: Readonly<Record<number, string>> = {
  1: drawn([12, 12]),
  2: drawn([7.5, 7.5], [16.5, 16.5]),
  3: drawn([7, 7], [12, 12], [17, 17]),
  4: drawn([7.5, 7.5], [16.5, 7.5], [7.5, 16.5], [16.5, 16.5]),
  5: drawn([7, 7], [17, 7], [12, 12], [7, 17], [17, 17]),
  6: drawn([7.5, 6.5], [16.5, 6.5], [7.5, 12], [16.5, 12], [7.5, 17.5], [16.5, 17.5]),
};
