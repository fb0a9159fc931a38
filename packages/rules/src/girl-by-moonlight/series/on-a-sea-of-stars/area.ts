import { refuse } from '../../../engine';
import type { Area, GbmPlay } from '../../game';
import { removeEngine, seal, setBastion, setByHand } from './by-hand';
import { rollExposed, setExposed } from './exposed';
import { setEngine } from './hangar';
import { starsOffers, starsPrompts } from './offers';
import { board, leave, sendRunabout } from './piloting';

/** A handler that only tables of this series have. */
function here<C>(handler: (play: GbmPlay, command: C) => void) {
  return (play: GbmPlay, command: C): void => {
    if (!play.state.public.stars) {
      refuse('not-allowed', 'This series knows no Engines and no Last Bastion.', {
        instead: 'Play “On a Sea of Stars” at another table for that.',
        rule: 'GBM-SER-008',
      });
    }
    handler(play, command);
  };
}

/** What only *On a Sea of Stars* does: the hangar, who pilots what, and the Last Bastion. */
export const onASeaOfStars: Area = {
  betweenSessions: true,
  handlers: {
    'stars.engine': here(setEngine),
    'stars.board': here(board),
    'stars.leave': here(leave),
    'stars.runabout': here(sendRunabout),
    'stars.seal': here(seal),
    'stars.set-engine': here(setByHand),
    'stars.remove-engine': here(removeEngine),
    'stars.bastion': here(setBastion),
    'stars.exposed': here(setExposed),
    'stars.roll-exposed': here(rollExposed),
  },
  offers: starsOffers,
  prompts: starsPrompts,
};
