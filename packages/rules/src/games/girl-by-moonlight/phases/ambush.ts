import { trackLength } from '../series/lengths';
import type { GbmState } from '../state';

/** The adversary has found the group: the mission is the last, and no engagement is rolled. */
export function isAmbush(state: GbmState): boolean {
  return state.public.series.adversary >= trackLength(state);
}
