import type { Playset } from '../../content';

/** How an episode of this series ends, whichever its mission was. */
export const endings: Playset['endings'] = {
  won: 'They live for another night; the Blight has not had them yet.',
  lost: 'The hunt turns against them, and the rot comes closer.',
  open: 'They leave the ground to others, and go hungry.',
};

/** What an episode may be called, for whoever has no title at hand. */
export const titles: readonly string[] = [
  'Carrion moon',
  'One more clean breath',
  'What the pack owes',
  'Nothing grows here',
  'The price of teeth',
];
