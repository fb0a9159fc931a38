import { highestFrom } from '../asking';
import type { GbmPlay } from '../game';
import { playsetOf } from '../library/playset';
import { adversaryTier } from '../sheet/ratings';
import type { GbmState } from '../state';
import { numeral } from '../vocabulary';
import { trackLength } from './lengths';

/** Advances the adversary track, up to its end (GBM-ADV-006, 007). */
export function advanceAdversary(play: GbmPlay, segments: number): string {
  const from = play.state.public.series.adversary;
  const length = trackLength(play.state);
  const to = Math.min(length, Math.max(adversaryFloor(play.state), from + segments));
  play.emit({ type: 'seriesChanged', changes: { adversary: to } });
  const { track } = playsetOf(play.state).adversary;
  return `${track} track: ${from} → ${to} of ${length} (tier ${numeral(adversaryTier(play.state))}).`;
}

/** What the adversary track never falls below: none, or what an ability has filled for good. */
export function adversaryFloor(state: GbmState): number {
  return highestFrom('adversaryFloor', { state }, 0);
}
