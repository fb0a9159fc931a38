import type { Band } from '../../../forged-in-the-dark';
import type { RollContext } from '../hooks';

/** How the bearer's own dice read in an action roll; `null` when they rolled none. */
export function ownBand({ roll, self }: Pick<RollContext, 'roll' | 'self'>): Band | null {
  if (!roll.group) return roll.roller === self.id ? roll.band : null;
  return roll.group.find(({ protagonist }) => protagonist === self.id)?.result?.band ?? null;
}
