import { refuse } from '../../../engine';
import type { Area, GbmPlay } from '../../game';
import { setAvatar } from './avatars';
import { assign, identify, setRole } from './map';
import { dreamsOffers, dreamsPrompts } from './offers';
import { nameSuspect, removeSuspect } from './suspects';

/** A handler that only tables of this series have. */
function here<C>(handler: (play: GbmPlay, command: C) => void) {
  return (play: GbmPlay, command: C): void => {
    if (!play.state.public.dreams) {
      refuse('not-allowed', 'This series knows no Conspiracy and no Avatars.', {
        instead: 'Play “In a Maze of Dreams” at another table for that.',
        rule: 'GBM-SER-008',
      });
    }
    handler(play, command);
  };
}

/** What is special about *In a Maze of Dreams*: suspects, Avatars and the Conspiracy map. */
export const inAMazeOfDreams: Area = {
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
  prompts: dreamsPrompts,
};
