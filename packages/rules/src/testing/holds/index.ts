import type { Watching } from '../step';
import { standing } from './boards';
import { shape, told } from './events';
import { guided } from './guided';
import { holding } from './held';
import { kept } from './kept';
import { making } from './making';
import { answers, sentences, spectators, views } from './offers';
import { secrets } from './secrets';
import { stakesSaid } from './stakes';
import { passedOn, takenBack, undone } from './undo';

export const SHAPE = 'has states and events of the shape that its version has';

/** What holds at every table of every game, after each move: what is said of it, and who looks. */
export const everywhere = {
  'lets everybody answer who is asked, and asks nobody who has left': answers,
  'offers those who watch nothing': spectators,
  'keeps no view of the state in what is computed from it': views,
  'keeps nothing computed that would be another now': kept,
  'says no sentence that counts one as many, ends twice, or lets something through': sentences,
  'tells each audience what leads to the state that its events bring, computed afresh': told,
  'TABLE-150: leaves no step of making somebody open that nobody can fill in': making,
  [SHAPE]: shape,
  'TABLE-185, TABLE-187, TABLE-188: keeps whatever stands on a board on its places, by its steps and its room':
    standing,
  'TABLE-211, TABLE-212: lets nobody give away what they do not have, and nothing come of nothing':
    holding,
  'TABLE-051: is as it was, and offers what it offered, when somebody takes their step back':
    takenBack,
  'TABLE-017: takes back with all else what a command has put at seats': undone,
  'TABLE-084: gives whoever takes a seat nothing back of whoever has left it': passedOn,
  'TABLE-196: says what may come of it before dice fall': stakesSaid,
  'TABLE-198: has words for all that whoever directs is to weigh': guided,
  'TABLE-005: tells nobody anything that depends on what only others see': secrets,
} as const satisfies Record<string, Watching>;
