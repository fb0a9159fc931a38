import type { Offer } from '../../../engine';
import type { TablePlay } from '../../../table';
import { inARow } from '../../../table';
import type { GbmEvent } from '../events';
import { cast, nameOf } from '../lookups';
import { unfinished } from '../phases/unfinished';
import type { GbmState } from '../state';
import { tellEnd } from '../story/cards';

/**
 * A session ends in two steps: first the table goes through its xp questions (GBM-XP-001…), then it
 * closes.
 */
export function beforeClosing(play: TablePlay<GbmState, GbmEvent>): boolean {
  if (play.state.public.xpReview !== null) {
    play.emit({ type: 'xpReviewSet', review: null });
    return true;
  }
  play.emit({ type: 'xpReviewSet', review: { done: {}, marked: {}, seriesDone: false } });
  play.say('The session draws to a close: everybody looks back and marks xp.', {
    notes: ['End the session again once the xp is marked.'],
  });
  return false;
}

/** An episode that is over ends with the session in which it was played (TABLE-049). */
export function onClosing(play: TablePlay<GbmState, GbmEvent>): void {
  if (episodeIsOver(play.state)) tellEnd(play);
}

/** How ending the session is offered: what it brings next, and where. */
export function endOffer(state: GbmState): Pick<Offer, 'label' | 'detail' | 'place' | 'primary'> {
  const { table, xpReview } = state.public;
  const { number } = table.session;
  const left = unmarked(state);
  return {
    label: xpReview ? `Close session ${number}` : `End session ${number}`,
    detail: xpReview ? waiting(left) : 'First everybody marks xp; then the session closes.',
    // At an episode's end it is one of the next steps; in the middle of one it is out of the way.
    place: xpReview || episodeIsOver(state) ? 'next-step' : 'session',
    // As long as somebody looks back, it is no button to press by the way: what they have not marked is lost.
    primary: xpReview !== null && left.length === 0,
  };
}

/** Whose xp is still to be marked. */
function unmarked(state: GbmState): string[] {
  const { xpReview } = state.public;
  const left = cast(state).filter(({ id }) => !xpReview?.done[id]);
  return [...left.map(nameOf), ...(xpReview?.seriesDone ? [] : ['the series'])];
}

const waiting = (left: readonly string[]): string =>
  left.length === 0
    ? 'All xp is marked.'
    : `Xp is still to be marked for ${inARow(left)}. Closing leaves it unmarked.`;

function episodeIsOver(state: GbmState): boolean {
  return state.public.phase === 'fallout' && unfinished(state).length === 0;
}
