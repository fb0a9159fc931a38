import type { RollExample } from '../../../table';

/** One roll, as it is written and read. */
export const example: RollExample = {
  before: [
    {
      who: 'A player',
      says: 'I climb the wall. My book says four dice, the three highest, and 2 more.',
    },
    { who: 'What they write', says: '4d6kh3+2' },
  ],
  roll: {
    title: 'Climb the wall',
    groups: [{ label: '4d6kh3', sides: 6, faces: [5, 1, 4, 6], kept: [0, 2, 3] }],
    modifiers: [{ source: 'Modifier', value: 2, unit: 'total' }],
    total: 17,
    reading: { word: '17', tone: 'neutral' },
  },
  reading: [
    '4d6 are four dice with six sides; kh3 keeps the three highest: 5, 4 and 6. The 1 is drawn faint.',
    'Added up they are 15, and with +2 it is 17.',
    'What 17 means, your book says, or the table does.',
  ],
};
