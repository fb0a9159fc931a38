import type { CommandOf } from '../commands';
import type { GbmPlay, OfferContext } from '../game';
import { cast, nameOf } from '../lookups';
import { missing, refuse } from '../refusal';
import type { XpReview } from '../state';
import { byHand, choiceField, sayByHand } from './by-hand';

const EVERYBODY = 'everybody';
const SERIES = 'series';

/**
 * Opens the xp questions of the session again: for a protagonist, for the series, or not yet for
 * anybody, and play goes on (GBM-XP-002, 009). Xp that was marked stays; it is set by hand.
 */
export function overrideReview(play: GbmPlay, { who, reason }: CommandOf<'override.review'>): void {
  play.director('set values by hand');
  const review =
    play.state.public.xpReview ??
    refuse('wrong-moment', 'Nobody is looking back on the session now.', {
      instead: 'End the session first.',
      rule: 'GBM-XP-002',
    });
  if (who === EVERYBODY) {
    play.emit({ type: 'xpReviewSet', review: null });
    sayByHand(play, ['the session goes on; xp is marked when it ends.'], reason);
    return;
  }
  if (who === SERIES) {
    play.emit({ type: 'xpReviewSet', review: { ...review, seriesDone: false } });
    sayByHand(play, ['the series’ xp can be marked again.'], reason);
    return;
  }
  const one =
    cast(play.state).find(({ id }) => id === who) ??
    missing('There is no such protagonist in play.', 'Choose one from the list.');
  const changed: XpReview = {
    ...review,
    done: { ...review.done, [one.id]: false },
    marked: { ...review.marked, [one.id]: [] },
  };
  play.emit({ type: 'xpReviewSet', review: changed });
  sayByHand(play, [`${nameOf(one)}’s xp can be marked again.`], reason);
}

export function reviewOffers({ state, add }: OfferContext): void {
  const { xpReview } = state.public;
  if (!xpReview) return;
  const looked = cast(state).filter(
    ({ id }) => xpReview.done[id] || (xpReview.marked[id]?.length ?? 0) > 0,
  );
  add(
    byHand('The cycle', {
      command: 'override.review',
      with: {},
      label: 'Look back again, or not yet',
      detail: 'Xp that was marked stays on its track.',
      order: 27,
      fields: [
        choiceField('who', 'Who', [
          { value: EVERYBODY, label: 'Not yet: the session goes on' },
          ...looked.map((one) => ({ value: one.id, label: nameOf(one) })),
          ...(xpReview.seriesDone ? [{ value: SERIES, label: 'The series' }] : []),
        ]),
      ],
    }),
  );
}
