import type { BeatChange } from '@moonlit/rules';

/** What is different now, in a few words: “stress 2 → 5 of 8”. */
export function changeWords({ what, from, to, size, why }: BeatChange): string {
  const of = size === undefined ? '' : ` of ${size}`;
  const because = why ? ` (${why})` : '';
  if (to === null) return `${what} ${from ?? ''} → none${because}`;
  if (from === null) return `${what}: ${to}${of}${because}`;
  return `${what} ${from} → ${to}${of}${because}`;
}
