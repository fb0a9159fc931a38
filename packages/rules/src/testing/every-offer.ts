import type { BaseState, Memo, Offer, RuleSystem, SeatId } from '../engine';

/**
 * All that a seat may do: what stands in its state, and what lies in its drawers. Holds the drawers to
 * their promise on the way: one that the state names is not empty, any other is, and no offer is made
 * twice.
 */
export function everyOffer<S extends BaseState>(
  system: Pick<RuleSystem<S>, 'drawer'>,
  state: S,
  seat: SeatId,
  memo?: Memo,
): Record<string, Offer> {
  const { offers = {}, drawers = [] } = state.seats[seat] ?? {};
  const every: Record<string, Offer> = { ...offers };
  for (const name of drawers) {
    const inside = Object.entries(system.drawer(state, seat, name, memo));
    if (inside.length === 0) throw new Error(`The drawer “${name}” of ${seat} is empty.`);
    for (const [key, offer] of inside) {
      if (Object.hasOwn(every, key)) throw new Error(`${seat} is offered ${key} twice.`);
      every[key] = offer;
    }
  }
  return every;
}
