import { Fold } from '../../../design/fold';
import { Written } from '../../../design/written';
import { ChoiceButtons } from '../../../shell/offers/choice-buttons';
import { Filled } from '../../../shell/offers/filled';
import { OfferControl } from '../../../shell/offers/offer-control';
import type { OpenOffer } from '../../../shell/state';
import { about, castOf, doing, useOffers, useTable } from '../view';

/** What is the referee’s to compel. */
const theirs = ['compel.aspect', 'compel.their-catch'];

/**
 * Each protagonist with their Aspects, and the Catch of whoever is Transformed, one tap each (SNS-718): what goes wrong
 * is said aloud, or written in the forms below.
 */
export function CompelsAtOnce() {
  const some = useOffers('trouble').some(({ command }) => theirs.includes(command));
  return some ? (
    <Fold title="Compel an Aspect" note="a Hope, or a d10 of Corruption">
      <Compels />
    </Fold>
  ) : null;
}

/** What can be compelled of whom; with what goes wrong, where that was prepared. */
export function Compels({ trouble }: { trouble?: string }) {
  const offers = doing(useOffers('trouble'), ...theirs);
  const cast = castOf(useTable().public.value);
  return (
    <>
      {cast.map(({ id, name }) => {
        const own = about(offers, 'protagonist', id);
        return own.length === 0 ? null : (
          <div key={id} class="stack">
            <h3>
              <Written>{name}</Written>
            </h3>
            {own.map((offer) => (
              <AtOnce key={offer.key} offer={offer} trouble={trouble} />
            ))}
          </div>
        );
      })}
    </>
  );
}

function AtOnce({ offer, trouble }: { offer: OpenOffer; trouble: string | undefined }) {
  const field = offer.fields?.find(({ name }) => name === 'trait');
  const also = trouble === undefined ? {} : { trouble };
  if (field?.kind === 'choice') {
    return <ChoiceButtons offer={offer} field={field} verb="Compel:" also={also} />;
  }
  return trouble === undefined ? (
    <OfferControl offer={offer} />
  ) : (
    <Filled offer={offer} filled={also} label={offer.label} />
  );
}
