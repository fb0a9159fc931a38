import type { HeldOptions } from '../../table';
import { deeds, kindOf, ownKinds, poolAsHolder, seatsAsHolders } from '../../table';
import type { AnyState } from './state';

/**
 * Things that people here hold, of whatever kinds they have made up. Everybody looks after them, and what may be
 * taken from each other is said with the kind.
 */
export const holding: HeldOptions<AnyState> = {
  deeds,
  kinds: (state) => ownKinds(state).map(kindOf),
  holders: (state) => [...seatsAsHolders(state), poolAsHolder()],
  may({ state }, deed, { id }) {
    if (deed === 'refresh' || deed === 'end') return true;
    return deed === 'take' && state.public.heldKinds?.[id]?.free ? true : null;
  },
};
