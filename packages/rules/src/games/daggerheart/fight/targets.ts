import type { Character } from '../characters/character';
import { acts, isHidden, isVulnerable } from '../characters/character';
import { isAway } from '../characters/companion';
import { party } from '../characters/find';
import type { DaggerheartState } from '../state';

// Whom adversaries attack: characters, and the companions beside them (DGH-612, 2104).

/** Somebody who is attacked: with whose sheet that is, and what makes them easier or harder to hit. */
export interface Target {
  id: string;
  name: string;
  evasion: number;
  vulnerable: boolean;
  hidden: boolean;
  /** Themselves, or whose companion it is. */
  keeper: Character;
  companion: boolean;
  /** They cannot be attacked now. */
  down: boolean;
}

const themselves = (one: Character): Target => ({
  ...{ id: one.id, name: one.name, evasion: one.evasion },
  ...{ vulnerable: isVulnerable(one), hidden: isHidden(one) },
  ...{ keeper: one, companion: false, down: !acts(one) },
});

function companionOf(one: Character): Target[] {
  const { companion } = one;
  if (!companion) return [];
  const { id, name, evasion } = companion;
  return [
    {
      ...{ id, name, evasion, vulnerable: false, hidden: false },
      ...{ keeper: one, companion: true, down: isAway(companion) },
    },
  ];
}

/** Those who may be attacked, whoever cannot be now among them; a companion comes right after its keeper. */
export const allTargets = (state: Pick<DaggerheartState, 'public'>): Target[] =>
  party(state).flatMap((one) => [themselves(one), ...companionOf(one)]);
