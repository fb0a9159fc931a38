import type { RuleSystem } from '../../engine';
import type { OfferContext } from '../../table';
import {
  clocks,
  clockValues,
  composeGame,
  forgetNotes,
  houseRules,
  keepPrivateDice,
  notes,
  remarks,
  seating,
  turnOrder,
  usualClockRules,
} from '../../table';
import { cards } from './cards';
import type { AnyCommand } from './commands';
import { CLOCK, commandSchema } from './commands';
import { counters } from './counters';
import type { AnyEvent } from './events';
import { evolve } from './events';
import { words } from './game';
import { houseRuleDefinitions } from './house-rules';
import { openCards } from './items';
import { rolls } from './rolls';
import type { AnySetup } from './setup';
import { about, create, setupSchema } from './setup';
import type { AnyState } from './state';

/** The parts of the game, in the order in which their offers are listed. */
const areas = {
  rolls,
  turns: turnOrder<AnyState>(openCards),
  cards,
  counters,
  clocks: clocks({ words, segments: CLOCK, rules: usualClockRules }),
  houseRules: houseRules({ words, rules: houseRuleDefinitions }),
  remarks: remarks(),
  notes: notes(),
  // Going back takes cards along wherever they lie, and leaves what somebody rolled in private.
  seating: seating<AnyState, AnyEvent>({
    words,
    onPassedOn: forgetNotes,
    personal: ['rolls'],
    seatFields: ['cards', 'counters'],
  }),
};

const game = composeGame<AnyState, AnyCommand, AnyEvent, OfferContext<AnyState>>({
  areas,
  commands: commandSchema,
  words,
  contextOf: (context) => context,
});

/** *Any game*, as the server loads it. */
export const anyGame: RuleSystem<AnyState, AnyCommand, AnyEvent, AnySetup> = {
  id: 'any-game',
  title: 'Any game',
  stateVersion: 5,
  readsStatesSince: 1,
  about,
  roles: { director: words.director, protagonist: 'player', spectator: 'spectator' },
  commandSchema,
  setupSchema,
  texts: { parts: [], of: () => ({}) },
  create,
  publicValues: clockValues,
  decide(play, command) {
    game.decide(play, command);
    keepPrivateDice(play);
  },
  evolve,
  // Mostly one clock moves at a time.
  tracking: { deeper: { clocks: 2 } },
  derive: (state, memo) => [
    { path: ['public', 'derived'], value: { prompts: game.prompts(state, memo) } },
    ...game.offers(state, memo),
  ],
  drawer: game.drawer,
};

export type * from './state';
