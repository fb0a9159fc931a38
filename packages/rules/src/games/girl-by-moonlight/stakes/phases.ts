import type { Playset } from '../content';
import { starts } from '../phases/engagement';
import type { StakesOf } from './read';
import { byBand } from './rolls';

/** How a mission begins (GBM-ENG-009…012). */
export const engagement: StakesOf = [{ dice: byBand((band) => starts[band].text) }];

/** The director’s table: what the world answers, by the tier of it (GBM-FAL-008). */
export function falloutStakes(fallout: Playset['fallout']): StakesOf {
  return [
    {
      by: 'derived.tiers.fallout',
      of: Object.fromEntries(
        Object.entries(fallout).map(([tier, { bad, partial, success }]) => [
          tier,
          { dice: { bad: `${bad}.`, partial: `${partial}.`, success: `${success}.` } },
        ]),
      ),
    },
    { notes: ['Only you see it until you tell; what your table wrote itself can come instead.'] },
  ];
}

/** GBM-FAL-003, 004. */
export const clearing: StakesOf = [{ notes: ['Links are cleared too: use them before.'] }];

/** An answer by chance, while the series is made. */
export const drawing: StakesOf = [
  { notes: ['Chance picks one of the answers; you can still change it.'] },
];
