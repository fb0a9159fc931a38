import type { ActivityRule } from '../../hooks';
import { investigate } from '../../phases/activities/investigate';

/**
 * Make preparations, in the place of investigating: Readiness moves on, and the director answers one
 * question, on a 6 two (GBM-SEA-RUL-028, 029, AMB-49). Abilities about investigating apply to it.
 */
export const makePreparations: ActivityRule = {
  id: 'investigate',
  name: 'Make preparations',
  summary: 'Ready the Bastion for the next attack: Readiness moves on, and you ask questions.',
  needs: 'nobody',
  rolls: true,
  brings: (amount, band) => investigate.brings?.(amount, band) ?? '',
  beat: 'investigation',
  resolve: (...how) => investigate.resolve(...how),
};
