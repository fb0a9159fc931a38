import type { RuleSystem } from '../../engine';
import type { OfferContext } from '../../table';
import { composeGame, LEARNING, STARTS, textsByPart } from '../../table';
import type { AnyCommand } from './areas';
import { areas, commandSchema } from './areas';
import { steps } from './characters/steps';
import { unrewarded } from './desk/rewards';
import type { DaggerheartEvent } from './events';
import { words } from './game';
import { ruleOf } from './house-rules';
import { learning } from './learning';
import { broughtBy } from './library/import';
import { nextStep } from './next-step';
import { typedHow } from './rolls/typed-dice';
import type { DaggerheartSetup } from './setup';
import { about, complete, create, setupSchema } from './setup';
import { stakesOf } from './stakes';
import { allStarts } from './starts/area';
import { told } from './starts/ready';
import type { DaggerheartState } from './state';
import { storyKinds } from './story';

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
  stateVersion: 6,
  readsStatesSince: 1,
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
    { [LEARNING]: learning, [STARTS]: { starts: allStarts.map(told) } },
    allStarts,
  ),
  stakes: stakesOf,
  story: storyKinds,
  pasted: (command) => (command.type === 'library.import' ? broughtBy(command) : null),
  create,
  complete,
  publicValues: game.publicValues,
  decide: game.decide,
  evolve: game.evolve,
  discloses: game.discloses,
  // A command mostly changes one character, and one adversary.
  tracking: { deeper: { characters: 2, adversaries: 1, countdowns: 1 } },
  derive: (state, memo) => [
    {
      path: ['public', 'derived'],
      value: {
        nextStep: memo.get('next step', state, nextStep),
        making: memo.get('making', state, steps.view),
        prompts: game.prompts(state, memo),
      },
    },
    ...game.offers(state, memo),
  ],
  drawer: game.drawer,
};

export type * from './state';
