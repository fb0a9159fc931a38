import type { Refusal } from '../../../engine';
import type { StarsPlay } from '../game';
import { barred } from '../game';
import { slotsOf } from '../numbers';
import { change, protagonistOf } from '../protagonists/find';
import type { Protagonist } from '../protagonists/protagonist';
import { caps } from '../vocabulary';

/** What has become of Energy that was spent. */
export interface SpentEnergy {
  /** Temporary slots that were filled, and are gone with that. */
  temporary: number;
  /** Regular slots that were filled. */
  filled: number;
  /** The last regular slot was filled (SNS-2224). */
  out: boolean;
}

/** Spends Energy: Temporary slots fill first and vanish; what finds no slot is lost (SNS-2206, 2215, 2223, 2224). */
export function spendEnergy(play: StarsPlay, id: string, points: number): SpentEnergy {
  const one = protagonistOf(play, id);
  const had = one.transformed ?? { filled: 0, temporary: 0 };
  const slots = slotsOf(points);
  const temporary = Math.min(slots, had.temporary);
  const filled = Math.min(slots - temporary, caps.energy - had.filled);
  const transformed = { filled: had.filled + filled, temporary: had.temporary - temporary };
  change(play, one, { transformed });
  return { temporary, filled, out: isOut({ transformed }) };
}

/** Whether all regular slots of somebody’s Energy are filled. */
export const isOut = ({ transformed }: Pick<Protagonist, 'transformed'>): boolean =>
  (transformed?.filled ?? 0) >= caps.energy;

/** What bars magic from whoever is not Transformed (SNS-2202, 2205, 2206, 2211). */
export const isMundane = (
  { name, transformed }: Pick<Protagonist, 'name' | 'transformed'>,
  rule: 'SNS-2202' | 'SNS-2205' | 'SNS-2206' | 'SNS-2211',
): Refusal | null =>
  transformed
    ? null
    : barred('wrong-moment', `${name} is not Transformed.`, {
        instead: 'Transform first.',
        rule,
      });
