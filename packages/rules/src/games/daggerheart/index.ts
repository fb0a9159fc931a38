import type { RuleSystem } from '../../engine';
import type { OfferContext } from '../../table';
import { composeGame, houseRules, notes, remarks } from '../../table';
import { growth } from './characters/growth';
import { making } from './characters/making';
import type { AnyCommand } from './commands';
import { commandSchema } from './commands';
import { countdowns } from './countdowns/area';
import { hand } from './desk/by-hand';
import { rewards, unrewarded } from './desk/rewards';
import { spotlight } from './desk/spotlight';
import type { DaggerheartEvent } from './events';
import { evolve } from './events';
import { fight } from './fight/area';
import { death } from './fight/death';
import { words } from './game';
import { houseRuleDefinitions, ruleOf } from './house-rules';
import { library } from './library/area';
import { broughtBy } from './library/import';
import { rests } from './rests/area';
import { rolls } from './rolls/area';
import { typedHow } from './rolls/typed-dice';
import type { DaggerheartSetup } from './setup';
import { about, complete, create, setupSchema } from './setup';
import type { DaggerheartState } from './state';
import { publicValues } from './values';

/** The parts of the game, in the order in which their offers are listed. */
const areas = {
  rolls,
  fight,
  death,
  spotlight,
  rests,
  rewards,
  countdowns,
  making,
  growth,
  library,
  hand,
  houseRules: houseRules({ words, rules: houseRuleDefinitions }),
  remarks: remarks(),
  notes: notes(),
};

const game = composeGame<
  DaggerheartState,
  AnyCommand,
  DaggerheartEvent,
  OfferContext<DaggerheartState>
>({
  areas,
  seating: { endOffer: unrewarded },
  commands: commandSchema,
  words,
  contextOf: (context) => context,
  typedDice: { count: (state) => ruleOf(state, 'dice') === 'typed', typed: typedHow },
});

const brought = { ...rolls.evolves, ...fight.evolves };

/** *Daggerheart*, as the server loads it. */
export const daggerheart: RuleSystem<
  DaggerheartState,
  AnyCommand,
  DaggerheartEvent,
  DaggerheartSetup
> = {
  id: 'daggerheart',
  title: 'Daggerheart',
  stateVersion: 4,
  readsStatesSince: 1,
  about,
  roles: { director: words.director, protagonist: 'player', spectator: 'spectator' },
  commandSchema,
  setupSchema,
  texts: { parts: [], of: () => ({}) },
  pasted: (command) => (command.type === 'library.import' ? broughtBy(command) : null),
  create,
  complete,
  publicValues,
  decide: (play, command) => game.decide(play, command),
  evolve: (state, event) =>
    (Object.hasOwn(brought, event.type) ? game.evolve : evolve)(state, event),
  discloses: game.discloses,
  // A command mostly changes one character, and one adversary.
  tracking: { deeper: { characters: 2, adversaries: 1, countdowns: 1 } },
  derive: (state, memo) => [
    { path: ['public', 'derived'], value: { prompts: game.prompts(state, memo) } },
    ...game.offers(state, memo),
  ],
  drawer: game.drawer,
};

export type * from './state';
