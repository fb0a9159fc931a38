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
import { readyTexts } from './decks/laid';
import type { AnyEvent } from './events';
import { words } from './game';
import { houseRuleDefinitions } from './house-rules';
import { exampleKit } from './kits/kit';
import { laidOf } from './kits/laid';
import { pastedKit } from './kits/read';
import { learning } from './learning';
import { making } from './making';
import { nextStep } from './next-step';
import type { AnySetup } from './setup';
import { about, create, setupSchema } from './setup';
import { stakesOf } from './stakes';
import { allStarts } from './starts/area';
import { told } from './starts/ready';
import type { AnyState } from './state';
import { storyKinds } from './story';
import { travels } from './travel/area';

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
  stateVersion: 11,
  readsStatesSince: 1,
  about,
  roles: { director: words.director, protagonist: 'player', spectator: 'spectator' },
  commandSchema,
  setupSchema,
  atOnce: {
    label: 'Play tonight',
    hint: 'With what is ready: a scene, its clocks and cards, and people to choose from.',
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
    [
      allStarts,
      readyTexts,
      laidOf(exampleKit),
      allStarts.flatMap(({ kit }) => (kit ? laidOf(kit) : [])),
    ],
  ),
  stakes: stakesOf,
  pasted: (command) => travels.pasted(command) ?? pastedKit(command),
  story: storyKinds,
  create,
  decide: game.decide,
  evolve: game.evolve,
  discloses: game.discloses,
  publicValues: game.publicValues,
  due: game.due,
  drawer: game.drawer,
  // Mostly one clock moves at a time, or one counter.
  tracking: { deeper: { clocks: 2, counters: 1, sheets: 1, story: 1 } },
  derive: (state, memo) => [
    {
      path: ['public', 'derived'],
      value: memo.get('derived', state, (view) => ({
        nextStep: memo.get('next step', view, nextStep),
        making: memo.get('making', view, making.view),
        prompts: game.prompts(view, memo),
      })),
    },
    ...game.offers(state, memo),
  ],
};

export type * from './state';
