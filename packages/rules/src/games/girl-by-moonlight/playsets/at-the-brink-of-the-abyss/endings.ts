import type { Playset } from '../../content';

/** How an episode of this series ends, whichever its mission was. */
export const endings: Playset['endings'] = {
  won: 'The Abyss gives way, and something broken is made whole.',
  lost: 'The Abyss keeps its hold, and its shadow grows longer.',
  open: 'They turn back, and nothing is settled.',
};

/** What an episode may be called, for whoever has no title at hand. */
export const titles: readonly string[] = [
  'A crack in the glass',
  'What the dark gave back',
  'The last light on',
  'Somebody else’s crown',
  'Hands in the dark',
];
