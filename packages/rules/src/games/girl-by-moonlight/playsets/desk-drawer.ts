import type { MoveGroup } from '../../../table';
import { contextOf } from '../context';
import type { GbmPlay, OfferContext } from '../game';

/**
 * Moves that stand in play for whoever makes them, and are open to the director by hand besides: what of
 * them belongs on the desk lies in a drawer.
 *
 * @param holds whether there is something of theirs on the desk.
 */
export function deskInDrawer<Schema>(
  drawer: string,
  group: MoveGroup<OfferContext, GbmPlay, Schema>,
  holds: (context: OfferContext) => boolean = () => false,
): MoveGroup<OfferContext, GbmPlay, Schema> {
  return {
    ...group,
    drawers: [drawer],
    holds: (context, name) => name === drawer && holds(context),
    offer({ state, seat, director, manages, add }, name) {
      if (name !== null && name !== drawer) return;
      const sorted: OfferContext['add'] = (offer) => {
        if ((offer.place === 'director') === (name === drawer)) add(offer);
      };
      group.offer(contextOf({ state, seat, director, manages, add: sorted }), null);
    },
  };
}
