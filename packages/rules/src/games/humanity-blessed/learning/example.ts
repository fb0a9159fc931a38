import type { RollExample } from '../../../table';

/** One Check, as it is read; the people in it are ours. */
export const example: RollExample = {
  before: [
    { who: 'Odile’s player', says: 'I talk the crowd back from the rail, one voice at a time.' },
    {
      who: 'The GM',
      says: 'That is a Check, simple. With Home, as you say. You are apt in nothing here.',
    },
  ],
  roll: {
    title: 'Odile: Home',
    groups: [{ label: 'Home', sides: 8, faces: [1, 6], kept: [0, 1] }],
    modifiers: [],
    total: 7,
    reading: { word: 'Minor Success', tone: 'mixed', text: '5 to 7: it comes off, with a bust.' },
  },
  reading: [
    'The die shows 1: it bumps, is rolled again and shows 6. Together that is 7.',
    'A Minor Success brings a bust, which the GM words: one of them has a child on the boat already.',
    'Home locks at 6, the last face. Going on with it later is a Continue at 6: another Minor Success, without dice.',
  ],
};
