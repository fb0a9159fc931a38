import type { Memo } from '../../engine';
import type * as Table from '../../table';
import type { OfferContext } from './game';
import { playedBy } from './lookups';
import type { ActionRoll, GbmState, Protagonist } from './state';

/**
 * For whom offers are made, and by what moves are judged.
 *
 * @param memo remembers which character is the seat’s, where offers are computed.
 */
export const contextOf = (context: Table.OfferContext<GbmState>, memo?: Memo): OfferContext =>
  new Context(context, memo);

/** Looks for the seat's character only where an area asks: what does not ask need not be computed again for it. */
class Context implements OfferContext {
  readonly state: GbmState;
  readonly seat: OfferContext['seat'];
  readonly director: boolean;
  readonly manages: boolean;
  readonly add: OfferContext['add'];
  #self: Protagonist | null | undefined;

  constructor(
    { state, seat, director, manages, add }: Table.OfferContext<GbmState>,
    private readonly memo?: Memo,
  ) {
    this.state = state;
    this.seat = seat;
    this.director = director;
    this.manages = manages;
    this.add = add;
  }

  get self(): Protagonist | null {
    if (this.#self === undefined) this.#self = this.#found();
    return this.#self;
  }

  #found(): Protagonist | null {
    const { memo, state, seat } = this;
    if (!memo) return playedBy(state, seat.id);
    const idIn = (view: GbmState) => playedBy(view, seat.id)?.id ?? null;
    const id = memo.get('whom they play', state, idIn);
    return id === null ? null : (state.public.protagonists[id] ?? null);
  }

  get roll(): ActionRoll {
    const { roll } = this.state.public;
    if (roll) return roll;
    throw new Error('Something that needs a roll on the table is open without one.');
  }
}
