import type { StarsPlay } from '../game';
import { slotsOf } from '../numbers';
import { endTransformation } from '../protagonists/energy';
import { change, protagonistOf } from '../protagonists/find';
import { caps } from '../vocabulary';
import { rollPoints } from './rolled';

/**
 * Gains Corruption: points fill slots. Whoever gains any on top of ten full slots is Consumed at once, and is no longer
 * Transformed; the gain that fills the tenth does not (SNS-1901, 1903, 1907, Q19).
 */
export function gainCorruption(play: StarsPlay, id: string, points: number): void {
  const one = protagonistOf(play, id);
  if (points <= 0) return;
  if (one.corruption < caps.corruption) {
    const corruption = Math.min(caps.corruption, one.corruption + slotsOf(points));
    change(play, one, { corruption });
    return;
  }
  if (one.consumed) return;
  change(play, one, { consumed: true });
  play.say(`${one.name} is Consumed.`, {
    beat: { kind: 'consumed', about: [id] },
    notes: ['Until the next Minor Milestone, where one of four ways out is chosen.'],
  });
  endTransformation(play, id, 'Consumed');
}

/** Rolls a d10 of Corruption in the open, and gains it (SNS-1203, 2201, 2216). */
export function rollCorruption(play: StarsPlay, id: string, why: string): void {
  const { name } = protagonistOf(play, id);
  const { total, record } = rollPoints(play, `${name}: ${why}`, 'Corruption');
  play.say(`${name} gains ${total} Corruption: ${why}.`, {
    roll: record,
    beat: { kind: 'corruption', about: [id] },
  });
  gainCorruption(play, id, total);
}

/** Clears slots of Corruption; answers how many were filled (SNS-1405, 1408, 1902, 1908). */
export function clearCorruption(play: StarsPlay, id: string, by: number): number {
  const one = protagonistOf(play, id);
  const cleared = Math.min(by, one.corruption);
  if (cleared > 0) change(play, one, { corruption: one.corruption - cleared });
  return cleared;
}
