import type { Playset } from '../content';
import type { GbmState } from '../state';
import { allPlaysets } from './registry';

/** The playset that a table plays. */
export function playsetOf(state: Pick<GbmState, 'public'>): Playset {
  const playset = allPlaysets()[state.public.series.playset];
  if (!playset)
    throw new Error(`This version does not know the playset ${state.public.series.playset}.`);
  return playset;
}
