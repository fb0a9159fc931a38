import type { EndeavorPlan } from '../plan';
import { ANTAGONISTS, PROTAGONISTS } from '../sides';

/** Tonight’s Unit: a tug with a tow in a fog bank, and who comes out of it. */
export const unitTonight: EndeavorPlan = {
  id: 'fog-bank',
  type: 'unit',
  name: 'The fog bank',
  pitch: 'The tug Patience against two cutters that want her tow.',
  tracks: [],
  units: [
    {
      name: 'Patience',
      looks: 'A tug, broad as a barn.',
      size: 8,
      side: PROTAGONISTS,
      shielded: true,
    },
    { name: 'Gannet', looks: 'A grey cutter.', size: 6, side: ANTAGONISTS, shielded: false },
    { name: 'Skua', looks: 'A grey cutter, faster.', size: 4, side: ANTAGONISTS, shielded: true },
  ],
  foes: [
    {
      id: 'mate',
      name: 'The Mate',
      looks: 'A voice through a speaking trumpet.',
      tags: ['unique'],
      stats: { hand: 6, head: 6, hurt: 6 },
      aptitudes: [],
      sp: 0,
      recovery: [],
    },
  ],
  buttons: [],
};
