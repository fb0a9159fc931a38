import type { RollExample } from '../../table';

/** One action roll, as it is read; the people in it are ours. */
export const example: RollExample = {
  before: [
    { who: 'Mio’s player', says: 'I slip past the guard while the band plays. That is Conceal.' },
    { who: 'The director', says: 'Risky: he looks your way now and then. Standard effect.' },
  ],
  roll: {
    title: 'Mio: Conceal',
    groups: [{ label: 'keep the highest', sides: 6, faces: [2, 5, 3], kept: [1] }],
    modifiers: [
      { source: 'Conceal', value: 2, unit: 'dice' },
      { source: 'Juno assists', value: 1, unit: 'dice' },
    ],
    reading: { word: '5: it works, at a price', tone: 'mixed' },
  },
  reading: [
    'Two dots in Conceal are two dice. Juno takes 1 stress and adds a third.',
    'The highest die counts: 5. On a 4 or 5 it works, at a price.',
    'Mio is inside. The director names the price: the guard has heard a step, and comes after her.',
    'Mio may resist that; a friend may take it on.',
  ],
};
