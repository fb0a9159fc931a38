import type { RollExample } from '../../../table';

/** One Check, as it is read; the people in it are ours. */
export const example: RollExample = {
  before: [
    {
      who: 'Nao’s player',
      says: 'I run along the railing and have the lantern before it goes under.',
    },
    {
      who: 'The referee',
      says: 'That is Transport, by Agility. If you miss, you are in the water. Stakes are normal.',
    },
  ],
  roll: {
    title: 'Nao: Transport (Agility)',
    groups: [
      { label: 'Circumstance', sides: 10, faces: [7, 2, 5], kept: [0, 2] },
      { label: 'Might', sides: 8, faces: [1], kept: [0] },
    ],
    modifiers: [
      { source: 'The quay is empty', value: 1, unit: 'dice' },
      { source: 'The two dice of every Check', value: 2, unit: 'dice' },
      { source: 'The die of Might', value: 1, unit: 'dice' },
      { source: 'Agility', value: 1, unit: 'total' },
    ],
    total: 14,
    reading: { word: 'Graze', tone: 'mixed', text: '10 to 14: it succeeds, at a Cost.' },
  },
  reading: [
    'A Boon for the empty quay: three ten-sided dice fall, and the lowest is dropped. 7 and 5 are kept.',
    'With 1 for the die of Might and 1 for Agility that is 14: a Graze. One Effort of Blood would make it a Hit.',
    'Nao’s player keeps it, and chooses a Personal Cost. The referee says which, and a Complication follows.',
  ],
};
