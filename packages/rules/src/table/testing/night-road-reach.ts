import type { Reach } from '../../testing/step';
import type { RoadEvent } from './night-road';

/** What random play has to know of *Night road*. */
export const reach: Reach = {
  events: {
    paceSet: true,
    lanternsSet: true,
    walkRolled: true,
    journeySet: true,
    asked: true,
    askAnswered: true,
    askForgotten: true,
    askEnded: true,
    intentionSet: true,
    intentionRemoved: true,
    secretTextWritten: true,
    secretTextForgotten: true,
    markerMoved: true,
    pausedSet: true,
    sceneSet: true,
  } satisfies Record<RoadEvent['type'], true>,
};
