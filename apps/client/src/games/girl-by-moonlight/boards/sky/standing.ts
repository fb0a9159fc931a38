import type { SkyState } from '@moonlit/rules/girl-by-moonlight';
import type { Content } from '../../api/content';

/** A box of the map, as the texts of the game describe it. */
export type CursedFate = NonNullable<Content['playsets'][string]['fates']>[number];

/** How a box of the map stands. */
export type Standing = 'used' | 'open' | 'locked';

/** Whether a fate was used, can be used next, or waits for one before it. */
export function standingOf({ id, after }: CursedFate, { fates }: SkyState): Standing {
  if (fates[id]) return 'used';
  return after.some((from) => isBeginning(from) || fates[from]) ? 'open' : 'locked';
}

/** Where both paths begin is no box of its own: it counts as used. */
export const isBeginning = (id: string) => id === 'the-beginning';

/** What a standing is called. */
export const standingWord: Record<Standing, string> = {
  used: 'used',
  open: 'open',
  locked: 'locked',
};

/** Which of the two paths a box lies on; none where they have met. */
export function pathOf({ id }: CursedFate): string {
  if (id.startsWith('left')) return 'left path';
  return id.startsWith('right') ? 'right path' : 'both paths';
}
