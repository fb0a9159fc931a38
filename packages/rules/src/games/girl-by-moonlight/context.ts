import type * as Table from '../../table';
import type { OfferContext } from './game';
import { playedBy } from './lookups';
import type { ActionRoll, GbmState, Protagonist } from './state';

/** For whom offers are made, and by what moves are judged. */
export const contextOf = (context: Table.OfferContext<GbmState>): OfferContext =>
  new Context(context);

/** Looks for the seat's character only where an area asks: what does not ask need not be computed again for it. */
class Context implements OfferContext {
  readonly state: GbmState;
  readonly seat: OfferContext['seat'];
  readonly director: boolean;
  readonly manages: boolean;
  readonly add: OfferContext['add'];
  #self: Protagonist | null | undefined;

  constructor({ state, seat, director, manages, add }: Table.OfferContext<GbmState>) {
    this.state = state;
    this.seat = seat;
    this.director = director;
    this.manages = manages;
    this.add = add;
  }

  get self(): Protagonist | null {
    if (this.#self === undefined) this.#self = playedBy(this.state, this.seat.id);
    return this.#self;
  }

  get roll(): ActionRoll {
    const { roll } = this.state.public;
    if (roll) return roll;
    throw new Error('Something that needs a roll on the table is open without one.');
  }
}
