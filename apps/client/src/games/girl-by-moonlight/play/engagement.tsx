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
  const { series, episode } = table.public.value;
  // A mission that came ready-made has answered them; whoever sees it otherwise unfolds them.
  if (series.tonight === true && episode.number <= 1) {
    return (
      <details class="drawer">
        <summary>{WHAT_IS_TRUE}</summary>
        <Questions questions={questions} />
      </details>
    );
  }
  return <Questions questions={questions} legend={WHAT_IS_TRUE} />;
}

const WHAT_IS_TRUE = 'What is true of this mission?';

function Questions({ questions, legend }: { questions: readonly OpenOffer[]; legend?: string }) {
  return (
    <fieldset class="now-first" aria-label={legend ? undefined : WHAT_IS_TRUE}>
      {legend ? <legend>{legend}</legend> : null}
      {questions.map((offer) => (
        <OfferControl key={String(offer.with.question)} offer={offer} />
      ))}
    </fieldset>
  );
}
