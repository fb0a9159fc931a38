import type { Playset } from '../../content';
import { abilities } from './abilities';
import { direction } from './direction';
import { rooms } from './hideout';
import { missions } from './missions';
import { questions } from './questions';
import { shrines } from './shrines';
import { tonight } from './tonight';
import { transcendentAbilities } from './transcendent-abilities';

/** The playset of redeemers: heroes who reclaim a corrupted world. */
export const atTheBrinkOfTheAbyss: Playset = {
  id: 'at-the-brink-of-the-abyss',
  name: 'At the Brink of the Abyss',
  tagline: 'Heroes who win back a corrupted world.',
  summary:
    'A hopeful story of heroism and redemption. Even monsters have hearts, most of them broken; transcendence is purely good; and what the protagonists do makes the world a better place.',
  touchstones: ['Steven Universe by Rebecca Sugar', 'Sailor Moon by Naoko Takeuchi'],
  adversary: { name: 'The Abyss', track: 'Abyss' },
  investigation: { track: 'Investigation' },
  map: {
    title: 'The hideout',
    room: 'room of the hideout',
    freeRoom: true,
    oneProject: false,
  },
  questions,
  abilities: [...abilities, ...transcendentAbilities],
  missions,
  rooms,
  blessings: shrines,
  startRoom: 'hideout',
  ...direction,
  ties: [
    'A mother who is told nothing',
    'A best friend from before',
    'The cat that talks, and lies',
    'A teacher who has noticed',
    'A rival for the same part',
    'The boy from the flower shop',
  ],
  tonight,
};
