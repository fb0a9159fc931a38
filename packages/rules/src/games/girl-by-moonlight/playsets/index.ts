import type { Playset } from '../content';
import { atTheBrinkOfTheAbyss } from './at-the-brink-of-the-abyss';
import { beneathARottingSky } from './beneath-a-rotting-sky';
import { beneathARottingSky as rottingSkyArea } from './beneath-a-rotting-sky/area';
import type { SkySlots } from './beneath-a-rotting-sky/state';
import { inAMazeOfDreams } from './in-a-maze-of-dreams';
import { inAMazeOfDreams as mazeArea } from './in-a-maze-of-dreams/area';
import type { DreamsSlots } from './in-a-maze-of-dreams/state';
import { onASeaOfStars } from './on-a-sea-of-stars';
import { onASeaOfStars as seaOfStarsArea } from './on-a-sea-of-stars/area';
import type { StarsSlots } from './on-a-sea-of-stars/state';

// A new playset is one folder, and its lines here: whoever puts the game together takes it from here.

/** Every playset, in the order in which they are listed. */
export const playsets: readonly Playset[] = [
  atTheBrinkOfTheAbyss,
  beneathARottingSky,
  onASeaOfStars,
  inAMazeOfDreams,
];

/** What playsets add to what can be done at a table. Tables of other playsets refuse it. */
export const playsetAreas = {
  beneathARottingSky: rottingSkyArea,
  onASeaOfStars: seaOfStarsArea,
  inAMazeOfDreams: mazeArea,
};

/** What playsets keep in the state of every table. */
export type PlaysetSlots = SkySlots & StarsSlots & DreamsSlots;

export type * from './beneath-a-rotting-sky/state';
export type * from './in-a-maze-of-dreams/state';
export type * from './on-a-sea-of-stars/state';
