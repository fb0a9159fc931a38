import type { StarsPlay } from '../game';
import { freeInvokesOf } from '../numbers';
import type { StarsState } from '../state';
import { caps } from '../vocabulary';
import { changeTrait, traitsOf } from './find';
import type { Trait } from './trait';
import { newTrait } from './trait';

const same = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** An Affinity of somebody's by its name, however it is written. */
export const affinityOf = (
  state: Pick<StarsState, 'public'>,
  of: string,
  name: string,
): Trait | undefined =>
  traitsOf(state, of).find(({ kind, text }) => kind === 'affinity' && same(text, name));

/**
 * Gains ranks in an Affinity: one that is held rises, at most to 10; with each even rank its free invoke is there at
 * once (SNS-1502, 1503, 1505). Answers it as it is then.
 */
export function gainAffinity(
  play: StarsPlay,
  of: string,
  name: string,
  { ranks = 1, magical = false }: { ranks?: number; magical?: boolean } = {},
): { name: string; rank: number } {
  const held = affinityOf(play.state, of, name);
  if (!held) {
    const rank = Math.min(caps.rank, ranks);
    const free = freeInvokesOf(rank);
    const trait = newTrait(play.id('trait'), 'affinity', name, { of, rank, magical, free });
    play.emit({ type: 'traitSet', trait });
    return { name, rank };
  }
  const rank = Math.min(caps.rank, held.rank + ranks);
  const more = freeInvokesOf(rank) - freeInvokesOf(held.rank);
  const { text } = held;
  if (rank !== held.rank) changeTrait(play, held, { rank, free: held.free + more });
  return { name: text, rank };
}

/** All free invokes of somebody's Affinities are there again (SNS-1504). */
export function refreshAffinities(play: StarsPlay, of: string): void {
  for (const trait of traitsOf(play.state, of)) {
    const free = freeInvokesOf(trait.rank);
    if (trait.kind === 'affinity' && trait.free !== free) changeTrait(play, trait, { free });
  }
}
