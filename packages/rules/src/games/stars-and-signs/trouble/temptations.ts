import type { StarsPlay } from '../game';
import { protagonistOf } from '../protagonists/find';
import { caps } from '../vocabulary';
import type { CorruptionFallout } from './trouble';

/** From so many filled slots on a Minor Milestone brings a Temptation (SNS-1904, Q18). */
const TEMPTED = caps.corruption / 2;

/** A Minor Milestone: one Temptation more against somebody with five filled slots or more (SNS-1904, 1914). */
export function tempt(play: StarsPlay, id: string): boolean {
  if (protagonistOf(play, id).corruption < TEMPTED) return false;
  setTemptations(play, id, (play.state.director.temptations[id] ?? 0) + 1);
  return true;
}

/** Sets how many Temptations the referee has against somebody: one was used, or all are wiped (SNS-1911, 1914). */
export function setTemptations(play: StarsPlay, id: string, count: number): void {
  if (count === (play.state.director.temptations[id] ?? 0)) return;
  play.emit({ type: 'temptationsSet', protagonist: id, count });
}

/**
 * A Major Milestone: what was not used lapses, and one Corruption Fallout is there against somebody with any filled
 * slot; how grave it is the referee says (SNS-1905, 1906, 1915).
 */
export function renewFallout(play: StarsPlay, id: string): boolean {
  const due = protagonistOf(play, id).corruption > 0;
  const before = play.state.director.fallouts[id];
  const fallout: CorruptionFallout | null = due ? { severity: 'minor', plan: '' } : null;
  if (due || before) play.emit({ type: 'falloutSet', protagonist: id, fallout });
  return due;
}
