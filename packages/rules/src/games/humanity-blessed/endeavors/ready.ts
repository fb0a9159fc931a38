import type { EndeavorPlan, FoeBlock } from './plan';
import { rushTonight } from './rush/ready';
import { stealthTonight } from './stealth/ready';
import { unitTonight } from './unit/ready';

// Ready-made antagonists and set-ups: invented here, so that a table has something to begin with.

/** Antagonists that any Combat can have, one tap each. */
export const readyFoes: readonly FoeBlock[] = [
  {
    id: 'rabble',
    name: 'The Rabble',
    looks: 'Too many to count, and all of them shouting.',
    tags: ['horde'],
    stats: { hurt: 6 },
    aptitudes: [],
    sp: 6,
    recovery: [3],
  },
  {
    id: 'grudge',
    name: 'Old Grudge',
    looks: 'Scarred, patient, and never out of sight of whoever struck last.',
    tags: ['revenge'],
    stats: { hurt: 8, hand: 6 },
    aptitudes: [],
    sp: 10,
    recovery: [3],
  },
  {
    id: 'husk',
    name: 'The Husk',
    looks: 'Plates of something that no blade has ever marked.',
    tags: ['immunity'],
    stats: { hurt: 6, home: 8 },
    aptitudes: ['Taking a blow'],
    sp: 8,
    recovery: [4],
  },
  {
    id: 'clockwork',
    name: 'The Clockwork',
    looks: 'It winds itself up again whenever it falls.',
    tags: ['unrelenting'],
    stats: { hurt: 6, head: 6 },
    aptitudes: [],
    sp: 9,
    recovery: [3, 6],
  },
  {
    id: 'empress',
    name: 'The Paper Empress',
    looks: 'She folds and unfolds, and is somebody else each time.',
    tags: ['unique', 'revenge'],
    stats: { hurt: 8, heart: 8, hurry: 6 },
    aptitudes: ['Courtly words'],
    sp: 15,
    recovery: [5],
  },
];

const [rabble, grudge] = readyFoes;

/** Tonight’s Combat: a stair, a crowd, and one of them who means it. */
export const combatTonight: EndeavorPlan = {
  id: 'lantern-stair',
  type: 'combat',
  name: 'The Lantern Stair',
  pitch: 'A crowd with torches on a stair, and Old Grudge among them.',
  tracks: [{ name: 'The stair', finish: null }],
  foes: [rabble, grudge].flatMap((foe) => foe ?? []),
  buttons: [],
};

/** Tonight’s race: over the roofs to the bell tower, against a courier who knows them. */
export const raceTonight: EndeavorPlan = {
  id: 'roofs-to-the-bell',
  type: 'racing',
  name: 'Over the roofs to the bell',
  pitch: 'First at the bell tower: over loose slates, a gap, and a garden of washing lines.',
  tracks: [{ name: 'The roofs', finish: 15 }],
  foes: [
    {
      id: 'courier',
      name: 'The Courier',
      looks: 'Grey scarf, soft shoes, no word to anybody.',
      tags: ['unique'],
      stats: { hand: 6, hurry: 6, home: 6 },
      aptitudes: ['Roofs at night'],
      sp: 0,
      recovery: [],
    },
  ],
  buttons: [
    { kind: 'terrain', track: 0, at: 4, text: 'Loose slates' },
    {
      kind: 'terrain',
      track: 0,
      at: 7,
      text: 'The gap',
      area: { rule: 'not', stats: ['head', 'heart'] },
    },
    {
      kind: 'terrain',
      track: 0,
      at: 11,
      text: 'The washing lines',
      area: { rule: 'not', stats: ['hurt'] },
    },
  ],
};

export const readyPlans: readonly EndeavorPlan[] = [
  combatTonight,
  raceTonight,
  rushTonight,
  stealthTonight,
  unitTonight,
];
