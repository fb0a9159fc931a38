import type { Playset } from '../../content';

export const atTheBrinkOfTheAbyss: Playset = {
  id: 'at-the-brink-of-the-abyss',
  name: 'At the Brink of the Abyss',
  tagline: '',
  summary: '',
  adversary: { name: 'The Abyss', track: 'Abyss' },
  questions: [],
  abilities: [],
  missions: [],
  rooms: [],
  blessings: [],
  startRoom: 'hideout',
  fallout: {
    1: { bad: '', partial: '', success: '' },
    2: { bad: '', partial: '', success: '' },
    3: { bad: '', partial: '', success: '' },
  },
  xpTriggers: [],
  principles: [],
  guidance: [],
  names: [],
};
