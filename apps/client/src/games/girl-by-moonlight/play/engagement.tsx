import { OfferControl } from '../../../shell/offers/offer-control';
import type { OpenOffer } from '../view';
import { ownProtagonist, useOffers, useTable } from '../view';

/** Whether an offer answers one of the questions of the engagement roll. */
export const isQuestion = ({ command, on }: OpenOffer): boolean =>
  command === 'mission.answer' && on !== undefined;

/** What the table asks itself before the engagement roll, above the button that rolls it. */
export function EngagementQuestions() {
  const table = useTable();
  const questions = useOffers('mission').filter(isQuestion);
  // Who plays nobody yet has somebody to choose first: that stands here alone.
  const chooses = table.viewer.role === 'protagonist' && ownProtagonist(table) === null;
  const looksBack = table.public.value.xpReview !== null;
  if (questions.length === 0 || chooses || looksBack) return null;
  return (
    <fieldset class="now-first">
      <legend>What is true of this mission?</legend>
      {questions.map((offer) => (
        <OfferControl key={String(offer.with.question)} offer={offer} />
      ))}
    </fieldset>
  );
}
