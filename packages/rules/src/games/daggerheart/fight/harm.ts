import type { Slots } from '../vocabulary';
import { free } from '../vocabulary';

/** The thresholds that damage is held against. */
export interface Thresholds {
  major: number;
  severe: number;
}

/** How many HP damage marks, before armour (DGH-604, 605); `massive` is the optional fourth (DGH-606). */
export function severityOf(
  damage: number,
  { major, severe }: Thresholds,
  massive = false,
): 0 | 1 | 2 | 3 | 4 {
  if (damage <= 0) return 0;
  if (massive && damage >= 2 * severe) return 4;
  if (damage >= severe) return 3;
  return damage >= major ? 2 : 1;
}

export const severityWords = ['nothing', 'minor', 'major', 'severe', 'massive'] as const;

/** Armour lowers damage by one step, never below nothing (DGH-613). */
export const armoured = (severity: number): number => Math.max(0, severity - 1);

export type Resists = 'no' | 'resistance' | 'immunity';

/** Damage that comes through resistance or immunity, before thresholds (DGH-609, 610). */
export function resisted(damage: number, resists: Resists, halves: 'up' | 'down' = 'up'): number {
  if (resists === 'immunity') return 0;
  if (resists === 'no') return damage;
  return halves === 'up' ? Math.ceil(damage / 2) : Math.floor(damage / 2);
}

/** What damage dice come to: the flat bonus once; a critical adds the most that they could show (DGH-602, 603). */
export function damageOf(
  faces: readonly number[],
  die: number,
  bonus: number,
  critical: boolean,
): number {
  const rolled = faces.reduce((sum, face) => sum + face, 0);
  return rolled + bonus + (critical ? die * faces.length : 0);
}

/** What comes of Stress that somebody is made to mark: what does not fit marks one HP (DGH-703, DGH-Q10). */
export function forcedStress(stress: Slots, by: number): { stress: number; hp: number } {
  const fits = Math.min(by, free(stress));
  return { stress: fits, hp: by > fits ? 1 : 0 };
}
