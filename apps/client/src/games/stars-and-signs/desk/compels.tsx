import { Fold } from '../../../design/fold';
import { Written } from '../../../design/written';
import { ChoiceButtons } from '../../../shell/offers/choice-buttons';
import { OfferControl } from '../../../shell/offers/offer-control';
import type { OpenOffer } from '../../../shell/state';
import { castOf, doing, useOffers, useTable } from '../view';

/** What is the referee’s to compel. */
const theirs = ['compel.aspect', 'compel.their-catch'];

/**
 * Each protagonist with their Aspects, and the Catch of whoever is Transformed, one tap each (SNS-718): what goes wrong
 * is said aloud, or written in the forms below.
 */
export function CompelsAtOnce() {
  const offers = doing(useOffers('trouble'), ...theirs);
  const cast = castOf(useTable().public.value);
  if (offers.length === 0) return null;
  return (
    <Fold title="Compel an Aspect" note="a Hope, or a d10 of Corruption">
      {cast.map(({ id, name }) => {
        const own = offers.filter(({ with: of }) => of.protagonist === id);
        return own.length === 0 ? null : (
          <section key={id} class="stack" aria-label={name}>
            <h3>
              <Written>{name}</Written>
            </h3>
            {own.map((offer) => (
              <AtOnce key={offer.key} offer={offer} />
            ))}
          </section>
        );
      })}
    </Fold>
  );
}

function AtOnce({ offer }: { offer: OpenOffer }) {
  const field = offer.fields?.find(({ name }) => name === 'trait');
  return field?.kind === 'choice' ? (
    <ChoiceButtons offer={offer} field={field} verb="Compel" />
  ) : (
    <OfferControl offer={offer} />
  );
}
