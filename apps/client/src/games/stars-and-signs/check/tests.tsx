import { reactionWords, skillWords } from '@moonlit/rules/stars-and-signs/vocabulary';
import { Written } from '../../../design/written';
import { OfferList } from '../../../shell/offers/offer-list';
import { about, nameOf, useOffers, useTable } from '../view';

/** Tests that the referee has announced: what presses on whom, and what may be done before it is rolled. */
export function OpenTests() {
  const shared = useTable().public.value;
  const offers = [...useOffers('check'), ...useOffers('rolls'), ...useOffers('tests')];
  return (
    <>
      {Object.values(shared.tests).map((test) => (
        <article key={test.id} class="ss-check" aria-label="A Test">
          <p class="kicker">A Test: the referee rolls against what you are</p>
          <p class="result-how">
            <b>
              <Written>{nameOf(shared, test.protagonist) ?? 'Somebody'}</Written>
            </b>{' '}
            <span>
              {reactionWords[test.reaction].name}, {skillWords[test.skill].name}
            </span>
          </p>
          {test.what ? (
            <Written as="p" class="stage-fiction">
              {test.what}
            </Written>
          ) : null}
          <OfferList offers={about(offers, 'test', test.id)} />
        </article>
      ))}
    </>
  );
}
