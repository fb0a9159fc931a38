import type { StarsPlay } from '../game';
import type { StarsState } from '../state';
import type { Aspect } from '../vocabulary';
import { aspectWords } from '../vocabulary';
import { changeTrait, traitsOf } from './find';
import { passStep } from './making';
import type { Protagonist } from './protagonist';
import type { Trait } from './trait';
import { newTrait } from './trait';

/** The Aspect of a protagonist, once it is written. */
export const aspectOf = (
  state: Pick<StarsState, 'public'>,
  of: string,
  aspect: Aspect,
): Trait | undefined => traitsOf(state, of).find((trait) => trait.aspect === aspect);

/** Writes one of the three Aspects down; what is kept, nobody reads but its owner and the referee (SNS-1202, 2406). */
export function writeAspect(
  play: StarsPlay,
  one: Protagonist,
  aspect: Aspect,
  said: string,
  kept: boolean,
): void {
  const now = aspectOf(play.state, one.id, aspect);
  const shown = kept ? '' : said;
  // What was kept is open now: read before it changes.
  const wasKept = now?.text === '';
  const trait = now ?? newTrait(play.id('trait'), 'aspect', shown, { of: one.id, aspect });
  if (!now) play.emit({ type: 'traitSet', trait });
  else if (now.text !== shown) changeTrait(play, now, { text: shown });
  if (kept || wasKept) {
    const seat = one.owner;
    play.emit({ type: 'keptTextSet', trait: trait.id, seat, text: kept ? said : null });
  }
  passStep(play, one, 'aspects');
  const { name } = aspectWords[aspect];
  play.say(`${one.name}: ${name} ${kept ? 'is written down, and kept' : `“${said}”`}.`);
}
