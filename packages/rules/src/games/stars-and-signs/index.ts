import type { RuleSystem } from '../../engine';
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
import type { StarsOffers } from './context';
import { contextOf } from './context';
import type { StarsEvent } from './events';
import { words } from './game';
import { houseRuleDefinitions, ruleOf } from './house-rules';
import { learning } from './learning';
import { nextStep } from './next-step';
import { steps } from './protagonists/steps';
import type { StarsSetup } from './setup';
import { about, create, setupSchema } from './setup';
import { stakesOf } from './stakes';
import { allStarts } from './starts/area';
import { told } from './starts/ready';
import type { StarsState } from './state';
import { storyKinds } from './story';
import { pasted } from './travel/area';
import { typedHow } from './typed-dice';

const game = composeGame<StarsState, AnyCommand, StarsEvent, StarsOffers>({
  areas,
  commands: commandSchema,
  words,
  contextOf,
  typedDice: { count: (state) => ruleOf(state, 'dice') === 'typed', typed: typedHow },
});

/** *Stars & Signs*, as the server loads it. */
export const starsAndSigns: RuleSystem<StarsState, AnyCommand, StarsEvent, StarsSetup> = {
  id: 'stars-and-signs',
  title: 'Stars & Signs',
  stateVersion: 2,
  readsStatesSince: 1,
  about,
  roles: { director: words.director, protagonist: 'player', spectator: 'spectator' },
  commandSchema,
  setupSchema,
  atOnce: {
    label: 'Play tonight',
    hint: 'With what is ready: a scene, its Counters, and protagonists to choose from.',
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
  pasted,
  story: storyKinds,
  create,
  decide: game.decide,
  evolve: game.evolve,
  discloses: game.discloses,
  publicValues: game.publicValues,
  // A command mostly changes one protagonist, one Trait, one Counter.
  tracking: {
    deeper: { protagonists: 2, counters: 1, check: 1, story: 1 },
    coarse: ['check'],
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
};

export { faceParts } from './protagonists/face';
export type * from './state';
