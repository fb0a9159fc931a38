import { featuresOf } from '../features';
import { hasSegmentLeft } from '../sheet/transcendence';
import type { GbmState, Protagonist } from '../state';

/** On what terms a downtime activity may be taken in a flashback. */
export interface FlashbackTerms {
  /** The ability that allows it. */
  source: string;
  /** Where its remaining uses are counted. */
  useKey: string;
  /** Steps by which the result moves. */
  shift: number;
}

/**
 * The terms on which `self` may now take a downtime activity in a flashback, if any: it marks a segment, so
 * one has to be left (GBM-PB-ENI-017).
 */
export function flashbackTerms(state: GbmState, self: Protagonist): FlashbackTerms | null {
  if (state.public.episode.mission?.stage !== 'under-way' || self.status !== 'active') return null;
  if (!hasSegmentLeft(state, self)) return null;
  for (const { name, hooks } of featuresOf(state, self)) {
    const terms = hooks.flashbackDowntime;
    if (terms && (self.uses[terms.useKey] ?? 0) > 0) return { source: name, ...terms };
  }
  return null;
}
