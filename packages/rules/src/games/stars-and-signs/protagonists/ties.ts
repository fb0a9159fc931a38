import type { StarsPlay } from '../game';
import { cast } from './find';
import type { Protagonist } from './protagonist';
import { newTrait } from './trait';

/** Gives somebody a Neutral Connection to each other protagonist, and each of them one back (SNS-1205, 1210). */
export function tie(play: StarsPlay, one: Pick<Protagonist, 'id' | 'name'>): void {
  for (const other of cast(play.state).filter(({ id }) => id !== one.id)) {
    connect(play, one, other);
    connect(play, other, one);
  }
}

function connect(
  play: StarsPlay,
  from: Pick<Protagonist, 'id'>,
  to: Pick<Protagonist, 'id' | 'name'>,
): void {
  const trait = newTrait(play.id('trait'), 'connection', to.name, { of: from.id, towards: to.id });
  play.emit({ type: 'traitSet', trait });
}
