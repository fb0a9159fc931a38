import { FoldedDrawer } from '../offers/drawer';
import { OfferList } from '../offers/offer-list';

/** What the table decides for itself, for whoever manages it; everybody reads in the log what is changed. */
export function HouseRules() {
  return (
    <FoldedDrawer name="house-rules" title="The rules of this table">
      {(offers) => (
        <div class="stack">
          <p class="hint">
            Talk it over before you change one. Everybody reads in the log what is changed.
          </p>
          <OfferList offers={offers} />
        </div>
      )}
    </FoldedDrawer>
  );
}
