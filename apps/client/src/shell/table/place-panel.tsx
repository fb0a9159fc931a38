import { Panel } from '../../design/panel';
import { OfferList } from '../offers/offer-list';
import { useOffers } from './view';

interface PlaceProps {
  place: string;
  title: string;
  kicker?: string;
}

/** Everything a place offers, under its heading; nothing when it offers nothing. */
export function PlacePanel({ place, title, kicker }: PlaceProps) {
  const offers = useOffers(place);
  if (offers.length === 0) return null;
  return (
    <Panel title={title} kicker={kicker}>
      <OfferList offers={offers} />
    </Panel>
  );
}
