import type { Character } from '../characters/character';
import { acts } from '../characters/character';
import { characterOf } from '../characters/find';
import type { DhPlay } from '../game';
import { refuse } from '../game';
import type { TableRoll } from './roll';

/** Whom somebody rolls against, where that is another of the party: both players talk first (DGH-1110). */
export function opponent(play: DhPlay, one: Character, id: string): Pick<TableRoll, 'against'> {
  const other = characterOf(play, id);
  if (other.id === one.id || !acts(other)) {
    refuse('not-allowed', `${one.name} cannot roll against ${other.name}.`, {
      instead: 'Choose another of the party who is on their feet.',
      rule: 'DGH-1110',
    });
  }
  return { against: { character: other.id, talked: false } };
}
