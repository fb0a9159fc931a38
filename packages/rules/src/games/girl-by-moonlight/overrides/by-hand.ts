import type { Offer } from '../../../engine';
import type { OfferByHand } from '../../../table';
import { byHand as offerByHand } from '../../../table';
import type { GbmPlay } from '../game';
import { nameOf, protagonist } from '../lookups';
import { refuse } from '../refusal';
import type { Protagonist, ProtagonistId } from '../state';

export { choiceField, numberField, sayByHand, textField } from '../../../table';

/** What the offers to set values by hand are sorted by, on the desk. */
export type Topic =
  | 'Now'
  | 'Harm'
  | 'Bonds'
  | 'Growth'
  | 'Words'
  | 'Whose, and whether'
  | 'The cycle'
  | 'Tracks'
  | 'The group'
  | 'On the table';

/** An offer to set something by hand: on the desk, under its topic, and it asks why. */
export function byHand(topic: Topic, offer: OfferByHand): Offer {
  return offerByHand(topic, offer);
}

/** A protagonist whose values the director sets; refuses players, and somebody who is lost. */
export function underHand(play: GbmPlay, id: ProtagonistId): Protagonist {
  play.director('set values by hand');
  const one = protagonist(play.state, id);
  if (one.status !== 'lost') return one;
  refuse('wrong-moment', `${nameOf(one)} has left the story.`, {
    instead: 'Bring them back first, if the loss was a mistake.',
    rule: 'TABLE-011',
  });
}
