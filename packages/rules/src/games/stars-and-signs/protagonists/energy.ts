import type { StarsPlay } from '../game';
import { caps } from '../vocabulary';
import { change, protagonistOf } from './find';

/** Ends a Transformation, if there is one; its Energy is gone with it (SNS-2203, 2205). */
export function endTransformation(play: StarsPlay, id: string, why: string): void {
  const one = protagonistOf(play, id);
  if (!one.transformed) return;
  change(play, one, { transformed: null });
  play.say(`${one.name} is no longer Transformed: ${why}.`, {
    beat: { kind: 'transformation-ends', about: [id] },
  });
}

/** Clears slots of Energy; answers how many were filled (SNS-2205, 2214). */
export function clearEnergy(play: StarsPlay, id: string, by: number): number {
  const one = protagonistOf(play, id);
  const { transformed } = one;
  const cleared = Math.min(by, transformed?.filled ?? 0);
  if (transformed && cleared > 0) {
    change(play, one, { transformed: { ...transformed, filled: transformed.filled - cleared } });
  }
  return cleared;
}

/** Gives back slots of Energy that were filled for nothing; none to whoever is no longer Transformed (SNS-2408). */
export function giveBackEnergy(
  play: StarsPlay,
  id: string,
  { regular, temporary }: { regular: number; temporary: number },
): void {
  const one = protagonistOf(play, id);
  const { transformed } = one;
  if (!transformed || regular + temporary === 0) return;
  const filled = Math.max(0, transformed.filled - regular);
  const now = Math.min(caps.temporaryEnergy, transformed.temporary + temporary);
  change(play, one, { transformed: { filled, temporary: now } });
}

/** One Temporary slot of Energy more, at most five (SNS-2214, 2215). */
export function addTemporaryEnergy(play: StarsPlay, id: string): boolean {
  const one = protagonistOf(play, id);
  const { transformed } = one;
  if (!transformed || transformed.temporary >= caps.temporaryEnergy) return false;
  change(play, one, { transformed: { ...transformed, temporary: transformed.temporary + 1 } });
  return true;
}
