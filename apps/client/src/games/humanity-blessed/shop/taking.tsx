import { ChoiceButtons } from '../../../shell/offers/choice-buttons';
import { OfferList } from '../../../shell/offers/offer-list';
import type { OpenOffer } from '../../../shell/state';

/** What is taken by a single choice is a tap each; whatever asks for more has its form. */
export function Taking({ offers }: { offers: readonly OpenOffer[] }) {
  const forms = offers.filter((offer) => choiceOf(offer) === null);
  return (
    <>
      {offers.map((offer) => {
        const field = choiceOf(offer);
        return field ? (
          <ChoiceButtons
            key={offer.key}
            offer={offer}
            field={field}
            legend={field.label}
            detailed
          />
        ) : null;
      })}
      <OfferList offers={forms} />
    </>
  );
}

/** The choice that is all that an offer asks, if it is. */
function choiceOf({ fields = [] }: OpenOffer) {
  const [only, ...more] = fields;
  return only?.kind === 'choice' && more.length === 0 ? only : null;
}
