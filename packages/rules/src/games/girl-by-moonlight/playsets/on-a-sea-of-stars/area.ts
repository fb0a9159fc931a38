import type { Area } from '../../game';
import { atTablesWith } from '../at-its-tables';
import { removeEngine, seal, setBastion, setByHand } from './by-hand';
import type { StarsCommand } from './commands';
import { starsDrawers } from './desk-offers';
import { rollExposed, setExposed } from './exposed';
import { setEngine } from './hangar';
import { starsOffers, starsPrompts } from './offers';
import { board, leave, sendRunabout } from './piloting';
import { starsSlot } from './slots';

const here = atTablesWith(
  starsSlot,
  'This series knows no Engines and no Last Bastion.',
  'On a Sea of Stars',
);

/** What only *On a Sea of Stars* does: the hangar, who pilots what, and the Last Bastion. */
export const onASeaOfStars: Area<StarsCommand> = {
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
  drawers: starsDrawers,
  prompts: starsPrompts,
};
