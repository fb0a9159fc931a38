import type { OpenOffer } from '../table/view';
import { OfferControl } from './offer-control';

interface ListProps {
  offers: readonly OpenOffer[];
  /** A lone or primary form stands open. */
  eager?: boolean;
}

/** Most fields of a form that may stand open unasked. */
const EAGER_MAX = 4;

/** Several things to do: the usual next one first, plain buttons side by side, forms below. */
export function OfferList({ offers, eager }: ListProps) {
  if (offers.length === 0) return null;
  const primary = offers.filter((offer) => offer.primary);
  const others = offers.filter((offer) => !offer.primary);
  const buttons = others.filter((offer) => !hasFields(offer));
  const forms = others.filter(hasFields);
  const open = (offer: OpenOffer) =>
    Boolean(eager) &&
    (offer.primary || offers.length === 1) &&
    (offer.fields?.length ?? 0) <= EAGER_MAX;
  return (
    <div class="offers">
      {primary.map((offer) => (
        <OfferControl key={offer.key} offer={offer} open={open(offer)} />
      ))}
      {buttons.length > 0 ? (
        <div class="offer-buttons">
          {buttons.map((offer) => (
            <OfferControl key={offer.key} offer={offer} />
          ))}
        </div>
      ) : null}
      {forms.map((offer) => (
        <OfferControl key={offer.key} offer={offer} open={open(offer)} />
      ))}
    </div>
  );
}

const hasFields = (offer: OpenOffer) => (offer.fields?.length ?? 0) > 0;
