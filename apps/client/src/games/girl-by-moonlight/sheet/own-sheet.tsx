import { Empty, Panel } from '../../../design/panel';
import { OfferList } from '../../../shell/offers/offer-list';
import { PrintButton } from '../../../shell/printing/print-button';
import { ownProtagonist, useOffers, useTable } from '../view';
import { Sheet } from './sheet';

/** The viewer's own sheet, to play from and to print. */
export function OwnSheet() {
  const table = useTable();
  const one = ownProtagonist(table);
  const offers = useOffers('sheet');
  if (!one) {
    return (
      <Panel title="My sheet">
        <Empty>You play no protagonist yet.</Empty>
        <OfferList offers={offers} />
      </Panel>
    );
  }
  return (
    <section class="panel printable" aria-label="My sheet">
      <Sheet protagonist={one} />
      <PrintButton ids={[one.id]} label="Print the sheet" />
    </section>
  );
}
