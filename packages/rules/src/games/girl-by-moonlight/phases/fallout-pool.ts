import type { Pool, PoolLine } from '../../../forged-in-the-dark';
import { makePool } from '../../../forged-in-the-dark';
import { diceFrom } from '../asking';
import { playsetOf } from '../library/playset';
import { adversaryTier, investigationTier } from '../sheet/ratings';
import type { GbmState } from '../state';
import { numeral } from '../vocabulary';

/** The pool of the director’s fallout roll: the investigation tier (GBM-FAL-006), and what abilities and the mission add. */
export function falloutPool(state: GbmState): Pool {
  const dice = investigationTier(state);
  const { track } = playsetOf(state).investigation;
  return makePool([
    { source: `${track} tier ${numeral(dice)}`, dice },
    ...diceFrom('falloutDice', { state, roll: 'fallout' }),
  ]);
}

/** The table that fallout is read on: the adversary’s tier, and what makes it worse, up to tier III (GBM-FAL-008). */
export function falloutTier(state: GbmState): { tier: 1 | 2 | 3; lines: PoolLine[] } {
  const lines = diceFrom('falloutTier', { state });
  const steps = lines.reduce((sum, { dice }) => sum + dice, adversaryTier(state) - 1);
  return { tier: steps <= 0 ? 1 : steps === 1 ? 2 : 3, lines };
}
