import type { Pool } from '../../engine';
import { makePool } from '../../engine';
import { groupFeatures } from '../features';
import { playsetOf } from '../series';
import type { GbmState } from '../state';
import { investigationTier } from '../table/sheet';

/** The pool of the director’s fallout roll: the investigation tier (GBM-FAL-006), and what abilities and the mission add. */
export function falloutPool(state: GbmState): Pool {
  const dice = investigationTier(state);
  const { track } = playsetOf(state).investigation;
  return makePool([
    { source: `${track} tier ${dice}`, dice },
    ...groupFeatures(state).flatMap(
      ({ hooks }) => hooks.falloutPool?.({ state, roll: 'fallout' }) ?? [],
    ),
  ]);
}
