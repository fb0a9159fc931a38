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
import type { HumanityEvent } from './events';
import { words } from './game';
import { houseRuleDefinitions, ruleOf } from './house-rules';
import { learning } from './learning';
import { nextStep } from './next-step';
import type { HumanitySetup } from './setup';
import { about, create, setupSchema } from './setup';
import { stakesOf } from './stakes';
import { allStarts } from './starts/area';
import { told } from './starts/ready';
import type { HumanityState } from './state';
import { storyKinds } from './story';
import { pasted } from './travel/area';
import { typedHow } from './typed-dice';

const game = composeGame<HumanityState, AnyCommand, HumanityEvent, OfferContext<HumanityState>>({
  areas,
  commands: commandSchema,
  words,
  contextOf: (context) => context,
  typedDice: { count: (state) => ruleOf(state, 'dice') === 'typed', typed: typedHow },
});

/** *Humanity, Blessed*, as the server loads it. */
export const humanityBlessed: RuleSystem<HumanityState, AnyCommand, HumanityEvent, HumanitySetup> =
  {
    id: 'humanity-blessed',
    title: 'Humanity, Blessed',
    stateVersion: 2,
    readsStatesSince: 1,
    about,
    roles: { director: words.director, protagonist: 'player', spectator: 'spectator' },
    commandSchema,
    setupSchema,
    atOnce: {
      label: 'Play tonight',
      hint: 'With what is ready: a scene, a goal, and characters to choose from.',
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
    valuesFrom: game.valuesFrom,
    // A command mostly changes one character, or the Check on the table.
    tracking: {
      deeper: { characters: 2, held: 2, check: 1, story: 1 },
      coarse: ['check', 'characters', 'held'],
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

export type * from './state';
