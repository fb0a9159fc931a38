import type { Playset } from '../content';
import type { GbmState } from '../state';
import { atTheBrinkOfTheAbyss } from './at-the-brink-of-the-abyss';
import { beneathARottingSky } from './beneath-a-rotting-sky';
import { inAMazeOfDreams } from './in-a-maze-of-dreams';
import { onASeaOfStars } from './on-a-sea-of-stars';

/** Every playset, by id. A new playset is one folder and one line here. */
export const playsets: Record<string, Playset> = Object.fromEntries(
  [atTheBrinkOfTheAbyss, beneathARottingSky, onASeaOfStars, inAMazeOfDreams].map((playset) => [
    playset.id,
    playset,
  ]),
);

/** The playset that a table plays. */
export function playsetOf(state: GbmState): Playset {
  const playset = playsets[state.public.series.playset];
  if (!playset)
    throw new Error(`This version does not know the playset ${state.public.series.playset}.`);
  return playset;
}
