import { numbersFrom } from '../../packages/rules/src/testing/seeded-dice';

/** So many of a list, each with the same chance; the same ones for the same seed. */
export function sampleOf<T>(all: readonly T[], count: number, seed: number): T[] {
  const next = numbersFrom(seed);
  const left = [...all];
  const chosen: T[] = [];
  while (chosen.length < count && left.length > 0) {
    chosen.push(...left.splice(next() % left.length, 1));
  }
  return chosen;
}

/** Between which shares the true one lies, 19 times in 20, when a sample has shown so many (Wilson). */
export function interval(shown: number, of: number): [low: number, high: number] {
  if (of === 0) return [0, 1];
  const z = 1.96;
  const share = shown / of;
  const middle = share + (z * z) / (2 * of);
  const spread = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  const scale = 1 + (z * z) / of;
  return [(middle - spread) / scale, (middle + spread) / scale];
}
