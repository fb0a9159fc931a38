import type { Place } from '@moonlit/rules';
import { OfferList } from '../offers/offer-list';
import { Panel } from '../ui/panel';
import { aboutQuestions, useOffers } from './view';

interface PlaceProps {
  place: Place;
  title: string;
  kicker?: string;
}

/** Everything a place offers, under its heading; nothing when it offers nothing. */
export function PlacePanel({ place, title, kicker }: PlaceProps) {
  const offers = useOffers(place).filter((offer) => !aboutQuestions(offer));
  if (offers.length === 0) return null;
  return (
    <Panel title={title} kicker={kicker}>
      <OfferList offers={offers} />
    </Panel>
  );
}
