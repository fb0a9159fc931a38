import type { Protagonist } from '@moonlit/rules/girl-by-moonlight';

/** The class of what stands around a card: a halo while transcended, a black corona in eclipse. */
export function auraOf({ eclipse, transcendence }: Protagonist): string {
  if (eclipse) return 'aura-eclipse';
  return transcendence.active ? 'aura-transcended' : '';
}
