import type { Area } from '../../game';
import { atTablesWith } from '../at-its-tables';
import { setAvatar } from './avatars';
import type { DreamsCommand } from './commands';
import { dreamsDrawers } from './desk-offers';
import { assign, identify, setRole } from './map';
import { dreamsOffers, dreamsPrompts } from './offers';
import { dreamsSlot } from './slots';
import { nameSuspect, removeSuspect } from './suspects';

const here = atTablesWith(
  dreamsSlot,
  'This series knows no Conspiracy and no Avatars.',
  'In a Maze of Dreams',
);

/** What is special about *In a Maze of Dreams*: suspects, Avatars and the Conspiracy map. */
export const inAMazeOfDreams: Area<DreamsCommand> = {
  betweenSessions: true,
  handlers: {
    'dreams.suspect': here(nameSuspect),
    'dreams.remove-suspect': here(removeSuspect),
    'dreams.assign': here(assign),
    'dreams.identify': here(identify),
    'dreams.set-role': here(setRole),
    'dreams.avatar': here(setAvatar),
  },
  offers: dreamsOffers,
  drawers: dreamsDrawers,
  prompts: dreamsPrompts,
};
