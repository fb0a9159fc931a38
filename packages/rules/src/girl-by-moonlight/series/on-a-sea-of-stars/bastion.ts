import { TIERS } from '../../constants';
import { houseRule } from '../../house-rules';
import type { GbmState } from '../../state';

/** The Bastion's tier: how many of its tiers are full (GBM-SEA-RUL-001, AMB-46). */
export function bastionTier(state: GbmState): number {
  const segments = state.public.stars?.bastion ?? 0;
  return Math.min(TIERS, Math.floor(segments / houseRule(state, 'segmentsPerTier')));
}
