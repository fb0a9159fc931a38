import { Fold } from '../../../design/fold';
import { FoldedDrawer } from '../../../shell/offers/drawer';
import { OfferList } from '../../../shell/offers/offer-list';
import { useOffers } from '../view';
import { Grouped } from './grouped';

/** What whoever has the last word does now and then: on the GM’s desk, and where there is none, with those who play. */
export function ArbiterDrawers() {
  const hauntings = useOffers('haunting');
  const answers = useOffers('answers');
  const held = useOffers('held');
  return (
    <>
      {answers.length > 0 ? (
        <Fold title="Go on for somebody, or end it" note="who is away">
          <Grouped offers={answers} />
        </Fold>
      ) : null}
      <FoldedDrawer name="endeavor-begin" title="Begin an Endeavor">
        {(offers) => <OfferList offers={offers} />}
      </FoldedDrawer>
      <FoldedDrawer name="endeavor-by-hand" title="The Endeavor, by hand">
        {(offers) => <Grouped offers={offers} />}
      </FoldedDrawer>
      <FoldedDrawer name="blessings" title="Blessings, debts and reputations">
        {(offers) => <Grouped offers={offers} />}
      </FoldedDrawer>
      <FoldedDrawer name="held" title="Blessings by hand">
        {(offers) => <OfferList offers={[...held, ...offers]} />}
      </FoldedDrawer>
      <FoldedDrawer name="rumors" title="Rumors">
        {(offers) => <OfferList offers={offers} />}
      </FoldedDrawer>
      {hauntings.length > 0 ? (
        <Fold title="Hauntings" note="secret until they bite">
          <OfferList offers={hauntings} />
        </Fold>
      ) : null}
      <FoldedDrawer name="session-zero" title="Session zero: Atmosphere, Stats, who decides">
        {(offers) => <OfferList offers={offers} />}
      </FoldedDrawer>
    </>
  );
}
