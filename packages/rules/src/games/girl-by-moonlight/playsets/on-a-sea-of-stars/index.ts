import type { Playset } from '../../content';
import { abilities } from './abilities';
import { bastionStakes, bastionStakesByHand, shortenBastion } from './bastion';
import { bondWithAnEngine, helpRecover } from './bond';
import { enterPhase, lacks, missionOver } from './course';
import { direction } from './direction';
import { exposedStakes, halving } from './exposed';
import { rooms } from './flagship';
import { lacksEngine } from './hangar';
import { missions } from './missions';
import { pilotHooks } from './pilot-hooks';
import { makePreparations } from './preparations';
import { questions } from './questions';
import { STARS } from './rules';
import { starsSecrets, starsSlot } from './slots';
import { leaveEngines } from './strength';
import { consequenceTerms, promiseTerms } from './terms';
import { tonight } from './tonight';
import { transcendentAbilities } from './transcendent-abilities';
import { starsValues } from './values';
import { starsView } from './view';

/** The playset of pilots who fight for the last of humanity. */
export const onASeaOfStars: Playset = {
  id: STARS,
  name: 'On a Sea of Stars',
  tagline: 'Pilots and their living machines, against the end of humanity.',
  summary:
    'A drama of institutions, and of hope in the face of extinction. The protagonists are captive heroes in a war that is being lost, strange to those whom they protect. Their Engines live, and feed on what they feel. Is this remnant worth saving?',
  touchstones: ['Diebuster by Kazuya Tsurumaki', 'The Vision of Escaflowne by Kazuki Akane'],
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
  activities: [helpRecover, makePreparations, bondWithAnEngine],
  hooks: pilotHooks,
  slots: [starsSlot, starsSecrets],
  view: { key: 'stars', of: starsView },
  promiseTerms,
  consequenceTerms,
  values: starsValues,
  nameOf: (state, id) => starsSlot.of(state)?.engines[id]?.name,
  asks: { names: { lacks: lacksEngine } },
  lacks,
  onPhase: enterPhase,
  onMissionOver: missionOver,
  onLeft: leaveEngines,
  onTrackLength: shortenBastion,
  halving,
  blessings: [],
  stakes: {
    'stars.roll-exposed': exposedStakes,
    'phase.next': bastionStakes,
    'override.phase': bastionStakesByHand,
  },
  startRoom: 'command-bridge',
  ...direction,
  ties: [
    'The mechanic of your Engine',
    'The commander who chose you',
    'A brother on the other side',
    'The pilot before you',
    'A doctor with too few beds',
    'The cook who hears everything',
  ],
  tonight,
};
