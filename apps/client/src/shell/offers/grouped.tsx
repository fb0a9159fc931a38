import { Fold } from '../../design/fold';
import type { OpenOffer } from '../state';
import { OfferList } from './offer-list';

/** Offers under the heading of whom they are about. */
export function Grouped({ offers }: { offers: readonly OpenOffer[] }) {
  const groups = [...new Set(offers.map(({ group = '' }) => group))];
  if (offers.length === 0) return <p class="empty">Nothing just now.</p>;
  return (
    <>
      {groups.map((group) => {
        const own = offers.filter((offer) => (offer.group ?? '') === group);
        return group ? (
          <Fold key={group} title={group}>
            <OfferList offers={own} />
          </Fold>
        ) : (
          <OfferList key={group} offers={own} />
        );
      })}
    </>
  );
}
