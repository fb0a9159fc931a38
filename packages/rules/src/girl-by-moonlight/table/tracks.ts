import type { GbmPlay } from '../game';
import { playsetOf } from '../series';
import { trackLength } from './lengths';
import { adversaryTier } from './sheet';

/** Advances the adversary track, up to its end (GBM-ADV-006, 007). */
export function advanceAdversary(play: GbmPlay, segments: number): string {
  const from = play.state.public.series.adversary;
  const length = trackLength(play.state);
  const to = Math.min(length, Math.max(0, from + segments));
  play.emit({ type: 'seriesChanged', changes: { adversary: to } });
  const { track } = playsetOf(play.state).adversary;
  return `${track} track: ${from} → ${to} of ${length} (tier ${adversaryTier(play.state)}).`;
}
