import type { GbmBrings } from '../../moves';
import { moves } from '../../moves';
import { movingBastion, removingEngines, settingEngines } from './by-hand';
import { exposedPrompts, exposing, rollingExposed } from './exposed';
import { hangar } from './hangar';
import { boarding, leaving } from './piloting';
import { runabout } from './runabout';
import { sealing } from './sealing';

/** What only *On a Sea of Stars* does: the hangar, who pilots what, and the Last Bastion. */
export const onASeaOfStars = {
  ...moves.area(
    hangar,
    boarding,
    leaving,
    runabout,
    rollingExposed,
    settingEngines,
    sealing,
    movingBastion,
    exposing,
    removingEngines,
  ),
  betweenSessions: true,
  prompts: exposedPrompts,
} satisfies GbmBrings;
