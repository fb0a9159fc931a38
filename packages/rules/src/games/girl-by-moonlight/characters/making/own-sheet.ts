import type { Subject } from '../../../../table';
import type { OfferContext } from '../../game';
import type { GbmContext } from '../../moves';
import { themselves } from '../../moves';
import type { Protagonist } from '../../state';
import type { Step } from '../../vocabulary';
import { openSteps } from './steps';

/** Whoever a player plays, in the making or not. */
export const ownSheet: Subject<OfferContext, Protagonist, 'protagonist'> = {
  ...themselves,
  all: (context) => (context.seat.role === 'protagonist' ? themselves.all(context) : []),
};

const looked = new WeakMap<GbmContext, readonly Step[]>();

/** What is still to do of somebody’s own, in order: looked for once for all that is offered to them. */
export function leftToDo(context: GbmContext, one: Protagonist): readonly Step[] {
  const known = looked.get(context) ?? openSteps(context.state, one);
  looked.set(context, known);
  return known;
}
