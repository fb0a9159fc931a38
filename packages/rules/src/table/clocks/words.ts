import type { Clock } from './clock';
import { veiled } from './clock';

/** How far a clock has come. */
export function progressOf({ segments, marked }: Clock): string {
  return `${marked} of ${segments} segments marked`;
}

/** How a clock is called whose name may be hidden. */
export function veiledName(name: string | null): string {
  return name === null ? 'A clock without a name' : `“${name}”`;
}

/** What a player reads of a clock of which something is hidden. */
export function veiledWords(clock: Clock): string {
  const seen = veiled(clock);
  if (!seen) return '';
  const size = seen.segments === null ? 'of unknown size' : `of ${seen.segments} segments`;
  const progress = seen.marked === null ? 'nobody sees how far' : `${seen.marked} marked`;
  return `${veiledName(seen.name)} ${size}, ${progress}.`;
}

/** How many segments were marked or erased: `+2`, `−1`. */
export function stepsWord(by: number): string {
  return `${by > 0 ? '+' : '−'}${Math.abs(by)}`;
}
