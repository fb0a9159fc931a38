import type { OpenOffer } from '../state';
import { useKeptOffers } from './kept-offers';
import { OfferControl } from './offer-control';

interface ListProps {
  offers: readonly OpenOffer[];
  /** A lone or primary form stands open. */
  eager?: boolean;
}

/** Most fields of a form that may stand open unasked. */
const EAGER_MAX = 4;

/** Several things to do: the usual next one first, plain buttons side by side, forms below, endings last. */
export function OfferList({ offers: now, eager }: ListProps) {
  const offers = useKeptOffers(now);
  if (offers.length === 0) return null;
  const primary = offers.filter((offer) => offer.primary);
  const others = offers.filter((offer) => !offer.primary);
  const forms = others.filter(hasFields);
  const lastForm = Math.max(...forms.map(place));
  const plain = others.filter((offer) => !hasFields(offer));
  const endings = forms.length === 0 ? [] : plain.filter((offer) => place(offer) > lastForm);
  const buttons = plain.filter((offer) => !endings.includes(offer));
  const open = (offer: OpenOffer) =>
    Boolean(eager) &&
    (offer.primary || offers.length === 1) &&
    (offer.fields ?? []).filter(({ folded }) => !folded).length <= EAGER_MAX;
  return (
    <div class="offers">
      {primary.map((offer) => (
        <OfferControl key={offer.key} offer={offer} open={open(offer)} />
      ))}
      <Buttons offers={buttons} />
      {forms.map((offer) => (
        <OfferControl key={offer.key} offer={offer} open={open(offer)} />
      ))}
      <Buttons offers={endings} />
    </div>
  );
}

function Buttons({ offers }: { offers: readonly OpenOffer[] }) {
  return offers.length === 0 ? null : (
    <div class="offer-buttons">
      {offers.map((offer) => (
        <OfferControl key={offer.key} offer={offer} />
      ))}
    </div>
  );
}

const place = (offer: OpenOffer) => offer.order ?? 0;

const hasFields = (offer: OpenOffer) => (offer.fields?.length ?? 0) > 0;
