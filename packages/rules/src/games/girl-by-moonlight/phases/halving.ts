import type { Halving } from '../content';
import { playsetOf } from '../library/playset';
import type { GbmState } from '../state';
import { missionTypeOf } from './mission-types';

/**
 * What the last step of fallout leaves of the investigation track: half, rounded up (GBM-INV-004),
 * unless the mission keeps it or the series says otherwise.
 */
export function halvingOf(state: GbmState): {
  from: number;
  to: number;
  /** The mission keeps all of it. */
  keeps: boolean;
  /** What the series says about it. */
  own: Halving | null;
} {
  const { mission } = state.public.episode;
  const keeps = mission !== null && missionTypeOf(state, mission)?.keepsInvestigation === true;
  const from = state.public.series.investigation;
  const half = keeps ? from : Math.ceil(from / 2);
  const own = playsetOf(state).halving?.(state, { from, to: half }) ?? null;
  return { from, to: own?.to ?? half, keeps, own };
}
