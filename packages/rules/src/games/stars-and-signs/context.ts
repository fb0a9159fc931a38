import type { Memo } from '../../engine';
import type { OfferContext } from '../../table';
import type { Phase } from './checks/phase';
import { isOpen, ownOpen, ownPhase, phaseNow, whoActs } from './checks/phase';
import type { StarsState } from './state';

/** For whom offers are made, and what most of them ask of the Check on the table: see `checks/phase`. */
export interface StarsOffers extends OfferContext<StarsState> {
  readonly phase: Phase | null;
  readonly ownPhase: Phase | null;
  readonly whoActs: string | null;
  readonly checkIsOpen: boolean;
  readonly ownOpen: string | null;
}

/**
 * For whom offers are made, and by what moves are judged.
 *
 * @param memo the seat’s, where offers are computed: whoever asks no more than this is not asked again while it says the
 *   same, whatever else changes of the Check.
 */
export const contextOf = (context: OfferContext<StarsState>, memo?: Memo): StarsOffers =>
  new Context(context, memo);

class Context implements StarsOffers {
  readonly state: StarsState;
  readonly seat: StarsOffers['seat'];
  readonly director: boolean;
  readonly manages: boolean;
  readonly add: StarsOffers['add'];

  constructor(
    { state, seat, director, manages, add }: OfferContext<StarsState>,
    private readonly memo?: Memo,
  ) {
    this.state = state;
    this.seat = seat;
    this.director = director;
    this.manages = manages;
    this.add = add;
  }

  get phase(): Phase | null {
    return this.#asked('how far the Check is', phaseNow);
  }

  get ownPhase(): Phase | null {
    const { id } = this.seat;
    return this.#asked('how far their Check is', (state) => ownPhase(state, id));
  }

  get whoActs(): string | null {
    return this.#asked('who acts', whoActs);
  }

  get checkIsOpen(): boolean {
    return this.#asked('whether a Check is open', isOpen);
  }

  get ownOpen(): string | null {
    const { id } = this.seat;
    return this.#asked('whose Check is open', (state) => ownOpen(state, id));
  }

  #asked<T>(key: string, what: (state: StarsState) => T): T {
    const { memo, state } = this;
    return memo ? memo.get(key, state, what) : what(state);
  }
}
