import type { GbmBrings } from '../../moves';
import { moves } from '../../moves';
import { avatars } from './avatars';
import { assigning, identifying, revealPrompts, settingRoles } from './map';
import { dreamsSlot } from './slots';
import { changePrompts, suspects } from './suspects';

/** What is special about *In a Maze of Dreams*: suspects, Avatars and the Conspiracy map. */
export const inAMazeOfDreams = {
  ...moves.area(settingRoles, suspects, avatars, assigning, identifying),
  betweenSessions: true,
  prompts: (state) =>
    dreamsSlot.of(state) ? [...changePrompts(state), ...revealPrompts(state)] : [],
} satisfies GbmBrings;
