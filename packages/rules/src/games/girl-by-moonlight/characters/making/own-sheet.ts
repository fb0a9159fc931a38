import type { Subject } from '../../../../table';
import type { OfferContext } from '../../game';
import { themselves } from '../../moves';
import type { Protagonist } from '../../state';

/** Whoever a player plays, in the making or not. */
export const ownSheet: Subject<OfferContext, Protagonist, 'protagonist'> = {
  ...themselves,
  all: (context) => (context.seat.role === 'protagonist' ? themselves.all(context) : []),
};
