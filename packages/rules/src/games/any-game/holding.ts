import type { HeldOptions } from '../../table';
import { kindOf, ownKinds, poolAsHolder, seatsAsHolders } from '../../table';
import { words } from './game';
import type { AnyState } from './state';

/**
 * Things that people here hold, of whatever kinds they have made up. Everybody looks after them, and what may be
 * taken from each other is said with the kind.
 */
export const holding: HeldOptions<AnyState> = {
  words,
  kinds: (state) => ownKinds(state).map(kindOf),
  holders: (state) => [...seatsAsHolders(state), poolAsHolder()],
  may({ state }, deed, { id }) {
    if (deed === 'refresh' || deed === 'end') return true;
    return deed === 'take' && state.public.heldKinds?.[id]?.free ? true : null;
  },
};
