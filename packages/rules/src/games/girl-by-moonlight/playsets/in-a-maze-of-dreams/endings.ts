import type { Playset } from '../../content';

/** How an episode of this series ends, whichever its mission was. */
export const endings: Playset['endings'] = {
  won: 'The dream gives up its truth, and they wake with it in their hands.',
  lost: 'The dream closes over its truth, and the Conspiracy has seen their faces.',
  open: 'They wake too soon, and the door is shut.',
};

/** What an episode may be called, for whoever has no title at hand. */
export const titles: readonly string[] = [
  'The room behind the mirror',
  'Somebody else’s face',
  'Do not wake her',
  'The thirteenth stair',
  'All that she wanted',
];
