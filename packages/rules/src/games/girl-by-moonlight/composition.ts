import type * as Table from '../../table';
import { composeGame } from '../../table';
import { areas } from './areas';
import type { AnyCommand } from './command-schema';
import type { GbmEvent } from './events';
import type { OfferContext } from './game';
import { typedWay } from './rolls/typed-dice';
import type { GbmState, Protagonist } from './state';
import { playedBy } from './table/lookups';
import { words } from './table/words';

/** The areas of the game joined: what they decide, offer and ask. */
export const composition = composeGame<GbmState, AnyCommand, GbmEvent, OfferContext>({
  areas,
  words,
  contextOf: (context) => new Context(context),
});

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
    this.add = (offer) => {
      add(offer);
      const typed = typedWay(state, offer);
      if (typed) add(typed);
    };
  }

  get self(): Protagonist | null {
    if (this.#self === undefined) this.#self = playedBy(this.state, this.seat.id);
    return this.#self;
  }
}
