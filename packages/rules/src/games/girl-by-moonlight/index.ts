import type { RuleSystem } from '../../engine';
import { about, setupSchema } from './about';
import type { AnyCommand } from './command-schema';
import { commandSchema } from './command-schema';
import { composition } from './composition';
import type { GbmSetup } from './create';
import { complete, create } from './create';
import { derive, deriveShared } from './derive';
import { translate } from './earlier-releases';
import type { GbmEvent } from './events';
import { gameTexts } from './game-texts';
import { provideContent, slotChangedBy } from './library/registry';
import { playbooks } from './playbooks';
import { playsets } from './playsets';
import { blanks } from './rolls/blanks';
import { evolveSlot } from './slots';
import { stakesOf } from './stakes';
import { keepTaken } from './story/taken';
import { storyKinds } from './telling/moments';
import { publicValues } from './telling/values';
import { pasted } from './travel/area';
import type { GbmState } from './types';
import { words } from './words';

export { publicContent } from './public-content';
export type * from './types';
export { faceParts, heroColours, silhouettes } from './vocabulary';

provideContent({ playbooks, playsets });

/** *Girl by Moonlight*, as the server loads it. */
export const girlByMoonlight: RuleSystem<GbmState, AnyCommand, GbmEvent, GbmSetup> = {
  id: 'girl-by-moonlight',
  title: 'Girl by Moonlight',
  stateVersion: 11,
  readsStatesSince: 1,
  about,
  atOnce: {
    label: 'Play tonight',
    hint: 'With what is ready: the series, its first mission, and heroes to choose from.',
    ways: [{ id: 'tonight', name: 'Play tonight', command: { type: 'tonight.begin' } }],
  },
  roles: { director: words.director, protagonist: 'player', spectator: 'spectator' },
  commandSchema,
  setupSchema,
  texts: gameTexts(playsets.map(({ id }) => id)),
  stakes: stakesOf,
  // The slots of all playsets are filled from what they declare.
  create: (table) => create(table) as GbmState,
  blanks,
  decide(play, command) {
    composition.decide(play, command);
    keepTaken(play, command.type);
  },
  story: storyKinds,
  evolve(state, event) {
    const slot = slotChangedBy(event.type);
    if (slot) evolveSlot(state, slot, event);
    else composition.evolve(state, event);
  },
  translate,
  pasted,
  publicValues,
  complete,
  // Of clocks and protagonists a command mostly changes one, and one field of it; of the episode most read that there is one.
  tracking: {
    deeper: { clocks: 2, episode: 1, protagonists: 2, series: 1 },
    coarse: ['protagonists'],
  },
  derive,
  decisive: deriveShared,
  drawer: composition.drawer,
};
