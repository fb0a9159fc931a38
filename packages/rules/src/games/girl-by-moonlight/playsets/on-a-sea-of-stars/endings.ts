import type { Playset } from '../../content';

/** How an episode of this series ends, whichever its mission was. */
export const endings: Playset['endings'] = {
  won: 'The line holds, and those whom they guard live on.',
  lost: 'The line breaks, and the dark between the stars is wider.',
  open: 'They are called back with the fight undecided.',
};

/** What an episode may be called, for whoever has no title at hand. */
export const titles: readonly string[] = [
  'Cold start',
  'The long silence',
  'All hands',
  'Signal and noise',
  'Beyond the last buoy',
];
