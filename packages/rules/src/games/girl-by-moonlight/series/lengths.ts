import { DOTS_MAX, HARM_SLOTS, RECOVERY_SEGMENTS, STRESS_MAX, TIERS } from '../constants';
import type { Ruled } from '../house-rules';
import { houseRule } from '../house-rules';
import type { TrackLengths } from '../state';
import type { XpTrack } from '../vocabulary';

/** Marks that fill an xp track at this table (GBM-XP-004, AMB-04). */
export function xpLength(state: Ruled, track: XpTrack | 'series'): number {
  if (track === 'series') return houseRule(state, 'seriesXp');
  return houseRule(state, track === 'playbook' ? 'playbookXp' : 'attributeXp');
}

/** Segments of the adversary track and of the investigation track (GBM-ADV-007, AMB-07). */
export function trackLength(state: Ruled): number {
  return houseRule(state, 'segmentsPerTier') * TIERS;
}

/** How long every track of this table is. */
export function lengthsOf(state: Ruled): TrackLengths {
  return {
    stress: STRESS_MAX,
    transcendence: houseRule(state, 'transcendenceSegments'),
    recovery: RECOVERY_SEGMENTS,
    harm: HARM_SLOTS,
    segmentsPerTier: houseRule(state, 'segmentsPerTier'),
    tiers: TIERS,
    xp: {
      sun: xpLength(state, 'sun'),
      moon: xpLength(state, 'moon'),
      stars: xpLength(state, 'stars'),
      playbook: xpLength(state, 'playbook'),
      series: xpLength(state, 'series'),
    },
    dots: DOTS_MAX,
  };
}
