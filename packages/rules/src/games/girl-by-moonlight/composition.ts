import type * as Table from '../../table';
import { composeGame } from '../../table';
import { areas } from './areas';
import type { AnyCommand } from './command-schema';
import { commandSchema } from './command-schema';
import type { GbmEvent } from './events';
import { evolves } from './evolve';
import type { OfferContext } from './game';
import { houseRule } from './house-rules';
import { playedBy } from './lookups';
import type { GbmState, Protagonist } from './state';
import { seating } from './table/seating';
import { words } from './words';

/** What takes dice that somebody types in: all but what chance is asked besides. */
const TAKES_TYPED: ReadonlySet<string> = new Set([
  'obligation.roll',
  'downtime.roll',
  'mission.engage',
  'roll.roll',
  'roll.roll-along',
  'consequence.resist',
  'eclipse.roll',
  'info.gather',
]);

/** The areas of the game joined: what they decide, offer and ask. */
export const composition = composeGame<GbmState, AnyCommand, GbmEvent, OfferContext>({
  areas: { ...areas, state: { handlers: {}, evolves } },
  seating,
  commands: commandSchema,
  words,
  contextOf: (context) => new Context(context),
  typedDice: {
    count: (state) => houseRule(state, 'dice') === 'typed',
    typed({ command, rolls }) {
      if (!rolls || !TAKES_TYPED.has(command)) return null;
      const such = [4, 2, 6].slice(0, Math.min(3, rolls.dice)).join(' ');
      return { hint: `A number for each die, such as ${such}.` };
    },
  },
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
    this.add = add;
  }

  get self(): Protagonist | null {
    if (this.#self === undefined) this.#self = playedBy(this.state, this.seat.id);
    return this.#self;
  }
}
