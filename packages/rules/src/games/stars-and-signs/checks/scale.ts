import { stateOf } from '../numbers';
import type { StarsState } from '../state';
import { SCALE } from '../vocabulary';
import { functionOf } from './asset-use';
import type { TableCheck } from './check';
import { effectsOf } from './features';

type Seen = Pick<StarsState, 'public'>;

/** The Scale of an Action before its dice fall: by the fiction, and by whatever raises it; they never add up (SNS-617). */
export function actionScale(state: Seen, check: TableCheck): number {
  const used = functionOf(state, check);
  const floors = [
    check.scale,
    ...check.upgrades.map(({ scale }) => scale),
    ...effectsOf(state, check, 'scale').map(({ amount }) => amount),
    ...(used?.fits ? [used.function.scale] : []),
  ];
  return Math.min(SCALE.most, Math.max(...floors));
}

/** What a Check can come to by its Scale: anything, a Critical Hit or nothing, or nothing at all (SNS-605, 606, 616). */
export type Reach = 'open' | 'critical' | 'impossible';

export function reachOf(state: Seen, check: TableCheck): Reach {
  const gap = check.challenge.scale - actionScale(state, check);
  if (gap <= 0) return 'open';
  const one = state.public.protagonists[check.protagonist];
  return gap === 1 && one !== undefined && stateOf(one) === 'steady' ? 'critical' : 'impossible';
}
