import type { IntentionWords } from '../../../table';
import { acts } from '../characters/character';
import { armOf, besides } from '../characters/companion';
import type { DaggerheartState } from '../state';
import { traitWords } from '../vocabulary';
import type { Intention } from './roll';

/** How what people want to do next is told of (TABLE-058). */
export const intentionWords: IntentionWords<DaggerheartState, 'character', Intention> = {
  part: 'character',
  nameOf: (state, id) => state.public.characters[id]?.name ?? 'Somebody',
  does,
  said: ({ doing }) => doing,
};

function does({ public: shared }: DaggerheartState, intention: Intention): string {
  const { character, trait, weapon, target, others = [], against, clears, moves } = intention;
  const { companion } = shared.characters[character] ?? {};
  if (intention.companion) return `command ${companion?.name ?? 'their companion'}`;
  const rolls = `roll ${traitWords[trait].name}`;
  if (target !== undefined) {
    const { name: first } = shared.adversaries[target] ?? { name: 'somebody' };
    const name = others.length > 0 ? `${first} and ${others.length} more` : first;
    return weapon === undefined ? `${rolls} against ${name}` : `attack ${name}`;
  }
  if (moves) return 'sprint';
  if (against !== undefined) return `${rolls} against ${shared.characters[against]?.name}`;
  const ends = shared.characters[character]?.conditions.find(({ id }) => id === clears);
  return ends ? `shake off “${ends.name}”` : rolls;
}

/** Why the turn of what waits will not come, if so: whoever it is about, or whatever with, is not there for it. */
export function whyPointless(
  { public: { characters, adversaries } }: DaggerheartState,
  { character, weapon, target, against, clears, moves, companion }: Intention,
): string | null {
  const one = characters[character];
  if (!one || !acts(one)) return `${one?.name ?? 'whoever it was'} cannot act now`;
  const whom = target ?? moves?.adversary;
  if (whom !== undefined && adversaries[whom]?.defeated !== false) {
    const foe = adversaries[whom];
    return foe ? `${foe.name} is defeated` : 'whom it was about is gone';
  }
  if (companion && !besides(one)) {
    return `${one.companion?.name ?? 'their companion'} is not there now`;
  }
  if (weapon !== undefined && !armOf(one, weapon)) {
    return `${one.name} has that weapon no more`;
  }
  if (clears !== undefined && !one.conditions.some(({ id }) => id === clears)) {
    return 'it is over already';
  }
  const other = against === undefined ? one : characters[against];
  return other && acts(other) ? null : `${other?.name ?? 'the other'} cannot act now`;
}
