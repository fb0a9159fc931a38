import { composeGame } from '../../table';
import { areas } from './areas';
import type { AnyCommand } from './command-schema';
import { commandSchema } from './command-schema';
import { contextOf } from './context';
import type { GbmEvent } from './events';
import { evolves } from './evolve';
import type { OfferContext } from './game';
import { houseRule } from './house-rules';
import type { GbmState } from './state';
import { seating } from './table/seating';
import { words } from './words';

/** The areas of the game joined: what they decide, offer and ask. */
export const composition = composeGame<GbmState, AnyCommand, GbmEvent, OfferContext>({
  areas: { ...areas, state: { handlers: {}, evolves } },
  seating,
  commands: commandSchema,
  words,
  contextOf,
  typedDice: {
    count: (state) => houseRule(state, 'dice') === 'typed',
    typed({ rolls }) {
      if (!rolls) return null;
      const such = [4, 2, 6].slice(0, Math.min(3, rolls.dice)).join(' ');
      return { hint: `A number for each die, such as ${such}.` };
    },
  },
});
