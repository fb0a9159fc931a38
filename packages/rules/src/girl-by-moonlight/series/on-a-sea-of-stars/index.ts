import type { Playset } from '../../content';
import { abilities } from './abilities';
import { fallout, guidance, names, principles, xpTriggers } from './direction';
import { rooms } from './flagship';
import { missions } from './missions';
import { makePreparations } from './preparations';
import { questions } from './questions';
import { STARS } from './rules';
import { transcendentAbilities } from './transcendent-abilities';

/** The playset of pilots who fight for the last of humanity. */
export const onASeaOfStars: Playset = {
  id: STARS,
  name: 'On a Sea of Stars',
  tagline: 'Pilots and their living machines, against the end of humanity.',
  summary:
    'A drama of institutions, and of hope in the face of extinction. The protagonists are captive heroes in a war that is being lost, strange to those whom they protect. Their Engines live, and feed on what they feel. Is this remnant worth saving?',
  adversary: { name: 'The Leviathans', track: 'Leviathan' },
  investigation: { track: 'Readiness' },
  map: {
    title: 'The flagship',
    room: 'room of the flagship',
    freeRoom: false,
    oneProject: true,
  },
  questions,
  abilities: [...abilities, ...transcendentAbilities],
  missions,
  rooms,
  activities: [makePreparations],
  blessings: [],
  startRoom: 'command-bridge',
  fallout,
  xpTriggers,
  principles,
  guidance,
  names,
};
