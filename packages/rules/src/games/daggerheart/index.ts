import type { RuleSystem } from '../../engine';
import type { OfferContext } from '../../table';
import {
  composeGame,
  HOUSE_RULES_TEXTS,
  houseRulesTold,
  LEARNING,
  STARTS,
  textsByPart,
} from '../../table';
import type { AnyCommand } from './areas';
import { areas, commandSchema } from './areas';
import { steps } from './characters/steps';
import { unrewarded } from './desk/rewards';
import type { DaggerheartEvent } from './events';
import { words } from './game';
import { houseRuleDefinitions, ruleOf } from './house-rules';
import { learning } from './learning';
import { broughtBy } from './library/brought';
import { search } from './library/search';
import { nextStep } from './next-step';
import { typedHow } from './rolls/typed-dice';
import type { DaggerheartSetup } from './setup';
import { about, complete, create, setupSchema } from './setup';
import { stakesOf } from './stakes';
import { allStarts } from './starts/area';
import { told } from './starts/ready';
import type { DaggerheartState } from './state';
import { storyKinds } from './story';
import { pasted } from './travel/area';

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

/** *Daggerheart*, as the server loads it. */
export const daggerheart: RuleSystem<
  DaggerheartState,
  AnyCommand,
  DaggerheartEvent,
  DaggerheartSetup
> = {
  id: 'daggerheart',
  title: 'Daggerheart',
  stateVersion: 11,
  readsStatesSince: 9,
  about,
  roles: { director: words.director, protagonist: 'player', spectator: 'spectator' },
  commandSchema,
  setupSchema,
  atOnce: {
    label: 'Play tonight',
    hint: 'With what is ready: a scene, what waits on your desk, and characters to choose from.',
    ways: allStarts.map(({ id, name, pitch }) => ({
      id,
      name,
      pitch,
      command: { type: 'start.begin', start: id },
    })),
  },
  texts: textsByPart(
    {
      [LEARNING]: learning,
      [STARTS]: { starts: allStarts.map(told) },
      [HOUSE_RULES_TEXTS]: houseRulesTold(houseRuleDefinitions),
    },
    allStarts,
  ),
  stakes: stakesOf,
  story: storyKinds,
  pasted: (command) => (command.type === 'library.import' ? broughtBy(command) : pasted(command)),
  create,
  complete,
  publicValues: game.publicValues,
  decide: game.decide,
  evolve: game.evolve,
  discloses: game.discloses,
  // A command mostly changes one character, and one adversary. Most ask of a roll only whether one lies there.
  tracking: {
    deeper: { adversaries: 1, characters: 2, countdowns: 1, roll: 1, story: 1 },
    coarse: ['roll'],
  },
  derive: (state, memo) => [
    {
      path: ['public', 'derived'],
      value: memo.get('derived', state, (view) => ({
        nextStep: memo.get('next step', view, nextStep),
        making: memo.get('making', view, steps.view),
        prompts: game.prompts(view, memo),
      })),
    },
    ...game.offers(state, memo),
  ],
  drawer: game.drawer,
  search,
};

export type * from './library/entry';
export type * from './state';
