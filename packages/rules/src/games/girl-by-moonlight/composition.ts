import { composeGame } from '../../table';
import { areas } from './areas';
import type { AnyCommand } from './command-schema';
import type { GbmEvent } from './events';
import type { OfferContext } from './game';
import type { GbmState } from './state';
import { playedBy } from './table/lookups';
import { words } from './table/words';

/** The areas of the game joined: what they decide, offer and ask. */
export const composition = composeGame<GbmState, AnyCommand, GbmEvent, OfferContext>({
  areas,
  words,
  // Spelled out: it is made for every area that is computed, and this is quicker than to copy it.
  contextOf: ({ state, seat, director, manages, add }) => ({
    state,
    seat,
    director,
    manages,
    add,
    self: playedBy(state, seat.id),
  }),
});
