import type { FieldOption } from '../../../engine';
import { id } from '../../../table/command';
import { ask } from '../../../table/settable';
import { cast, nameOf } from '../lookups';
import { missing, refuse } from '../refusal';
import { row } from './by-hand';

const EVERYBODY: FieldOption = { value: 'everybody', label: 'Not yet: the session goes on' };
const SERIES: FieldOption = { value: 'series', label: 'The series' };

/**
 * Opens the xp questions of the session again: for a protagonist, for the series, or not yet for
 * anybody, and play goes on (GBM-XP-002, 009). Xp that was marked stays; it is set by hand.
 */
export const review = row({
  type: 'override.review',
  topic: 'The cycle',
  of: {
    parts: {},
    each: ({ public: { xpReview } }) => (xpReview ? [xpReview] : []),
    settled: () => ({}),
    otherwise: () =>
      refuse('wrong-moment', 'Nobody is looking back on the session now.', {
        instead: 'End the session first.',
        rule: 'GBM-XP-002',
      }),
  },
  parts: { who: id },
  label: 'Look back again, or not yet',
  detail: 'Xp that was marked stays on its track.',
  order: 27,
  form(now, state) {
    const all = cast(state).map((one) => ({ value: one.id, label: nameOf(one) }));
    const looked = all.filter(
      ({ value }) => now.done[value] || (now.marked[value]?.length ?? 0) > 0,
    );
    return {
      who: ask.oneOf('Who', {
        all: [EVERYBODY, ...looked, ...(now.seriesDone ? [SERIES] : [])],
        option: (it) => it,
        otherwise: (given) =>
          [SERIES, ...all].find(({ value }) => value === given) ??
          missing('There is no such protagonist in play.', 'Choose one from the list.'),
      }),
    };
  },
  set(play, now, { who }) {
    if (who === EVERYBODY) {
      play.emit({ type: 'xpReviewSet', review: null });
      return ['the session goes on; xp is marked when it ends.'];
    }
    if (who === SERIES) {
      play.emit({ type: 'xpReviewSet', review: { ...now, seriesDone: false } });
      return ['the series’ xp can be marked again.'];
    }
    const { value, label } = who;
    play.emit({
      type: 'xpReviewSet',
      review: {
        ...now,
        done: { ...now.done, [value]: false },
        marked: { ...now.marked, [value]: [] },
      },
    });
    return [`${label}’s xp can be marked again.`];
  },
});
