import { allowing } from '../asking';
import type { GbmState, Protagonist } from '../state';

/** Whether `other` counts as the rival of `self` now (GBM-PB-OUT-009, 019). */
export function isRival(state: GbmState, self: Protagonist, other: Protagonist): boolean {
  if (other.id === self.id) return false;
  return allowing('rival', { state, self, other }) !== undefined;
}
