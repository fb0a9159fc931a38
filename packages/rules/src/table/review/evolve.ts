import type { Evolves } from '../area';
import type { ReviewEvent, WithReviews } from './review';

/** Applies what can happen to reviews. Each state is a draft and is changed in place. */
export const evolves: Evolves<WithReviews, ReviewEvent> = {
  reviewBegun({ public: shared }, { review }) {
    shared.reviews = { ...shared.reviews, [review.id]: review };
    shared.reviewed = review.session;
  },
  reviewJoined({ public: { reviews } }, { review, seat }) {
    const found = reviews?.[review];
    if (found) found.seats[seat] ??= {};
  },
  reviewStepDone({ public: { reviews } }, { review, seat, step, answer }) {
    const own = reviews?.[review]?.seats[seat];
    if (own) own[step] = answer;
  },
  reviewForgotten({ public: { reviews } }, { seat }) {
    for (const { seats } of Object.values(reviews ?? {})) delete seats[seat];
  },
  reviewEnded({ public: { reviews } }, { review }) {
    delete reviews?.[review];
  },
};
