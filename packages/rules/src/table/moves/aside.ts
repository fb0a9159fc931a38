import type { OfferContext } from '../area';
import type { MoveGroup } from './moves';

/**
 * The same moves, which lie in a drawer for some instead of standing in play: what they may do as well, and seldom want
 * to, such as whoever directs in place of somebody who is away. What is in a drawer is computed when it is opened.
 *
 * @param whom for whom that is so; called for each seat after each command, so keep it cheap.
 */
export const aside = <X extends OfferContext, P, Schema>(
  group: MoveGroup<X, P, Schema>,
  drawer: string,
  whom: (context: X) => boolean,
): MoveGroup<X, P, Schema> => ({
  ...group,
  drawers: [...group.drawers, drawer],
  holds: (context, name) =>
    name === drawer ? whom(context) && group.holds(context, null) : group.holds(context, name),
  offer(context, name) {
    if (name === drawer) {
      if (whom(context)) group.offer(context, null);
    } else if (name !== null || !whom(context)) {
      group.offer(context, name);
    }
  },
});
