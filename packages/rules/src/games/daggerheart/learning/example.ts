import type { RollExample } from '../../../table';

/** One action roll, as it is read; the people in it are ours. */
export const example: RollExample = {
  before: [
    { who: 'Ari’s player', says: 'I leap over the gap before the bridge goes.' },
    {
      who: 'The GM',
      says: 'An Agility roll against 13. If you fall short, you hang by your hands.',
    },
  ],
  roll: {
    title: 'Ari: Agility',
    groups: [
      { label: 'Hope', sides: 12, faces: [5], kept: [0] },
      { label: 'Fear', sides: 12, faces: [8], kept: [0], leads: true },
    ],
    modifiers: [{ source: 'Agility', value: 2, unit: 'total' }],
    total: 15,
    reading: { word: 'Success with Fear', tone: 'mixed', text: '15 against 13.' },
  },
  reading: [
    'Hope 5, Fear 8 and Agility 2 are 15. That reaches 13: a success, and Ari is across.',
    'The Fear die is the higher one: the GM gains 1 Fear, and makes a move.',
    'The GM says what comes of it: the bridge is gone, and the others are on the far side.',
  ],
};
