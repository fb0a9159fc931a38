import type { Playset } from '../../content';
import { abilities } from './abilities';
import { direction } from './direction';
import { haveADisagreement } from './disagreement';
import { chooseAdvance, SKY } from './fate-effects';
import { fates } from './fate-map';
import { fatesUnfinished } from './fates';
import { heartsStakes, heartsUnfinished } from './hearts';
import { missions } from './missions';
import { questions } from './questions';
import { skySlot } from './slots';
import { tonight } from './tonight';
import { traitorLacking, traitors } from './traitors';
import { transcendentAbilities } from './transcendent-abilities';

/** The playset of hunters in a dying world: heroes whom their own power betrays. */
export const beneathARottingSky: Playset = {
  id: SKY,
  name: 'Beneath a Rotting Sky',
  tagline: 'Hunters in a dying world, doomed to an end that none escapes.',
  summary:
    'A bleak story of tragedy and betrayal. The protagonists serve, in part, what oppresses them, their own power helps to undo them, and all that is bright shines the more for the dark around it.',
  touchstones: ['Puella Magi Madoka Magica by Akiyuki Shinbo'],
  adversary: { name: 'The Blight', track: 'Blight' },
  investigation: { track: 'Investigation' },
  questions,
  abilities: [...abilities, ...transcendentAbilities],
  missions,
  rooms: [],
  activities: [haveADisagreement],
  hooks: {
    onChoice: chooseAdvance,
    reminders: [
      {
        when: 'mission',
        text: 'A rival pack hunts here too: where nobody fends it off, it meddles and steals the prey.',
      },
    ],
  },
  slots: [skySlot],
  onPutAway(play) {
    if (skySlot.of(play.state)?.proposal) skySlot.change(play, { proposal: null });
  },
  asks: { secondary: { lacks: traitorLacking } },
  lacks: (state) => [...fatesUnfinished(state), ...heartsUnfinished(state)],
  blessings: [],
  fates,
  traitors,
  devoursHearts: true,
  stakes: { 'hearts.devour': heartsStakes },
  startRoom: null,
  ...direction,
  ties: [
    'The officer who signs the orders',
    'A sister who was left behind',
    'The hunter who trained you',
    'A prophet whom nobody believes',
    'Somebody who owes you a life',
    'The quartermaster, always short',
  ],
  tonight,
};
