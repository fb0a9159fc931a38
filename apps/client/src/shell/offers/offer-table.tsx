import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Row, RowTable } from '../../design/row-table';
import type { OpenOffer } from '../state';
import { formOf } from './form-state';
import { OfferForm } from './offer-control';
import { OfferList } from './offer-list';

export interface OfferRow {
  id: string;
  /** One for each head; the first says whom or what the row is about. */
  cells: readonly ComponentChildren[];
  /** What one may do about it. */
  offers: readonly OpenOffer[];
}

interface TableProps {
  /** What it is a table of. */
  label: string;
  heads: readonly string[];
  rows: readonly OfferRow[];
}

/** Many of a kind at a glance; what one may do about each opens with a tap on its row. */
export function OfferTable({ label, heads, rows }: TableProps) {
  return (
    <RowTable label={label} heads={heads}>
      {rows.map(({ id, cells, offers }) =>
        offers.length === 0 ? (
          <Row key={id} cells={cells} />
        ) : (
          <RowOfOffers key={id} cells={cells} offers={offers} />
        ),
      )}
    </RowTable>
  );
}

function RowOfOffers({ cells, offers }: Pick<OfferRow, 'cells' | 'offers'>) {
  const row = useRowOpen(offers);
  const [only] = offers;
  return (
    <Row cells={cells} {...row}>
      {only && isLoneForm(offers) ? <OfferForm offer={only} /> : <OfferList offers={offers} />}
    </Row>
  );
}

/** A lone form opens with its row, and closes it when it has been sent. */
const isLoneForm = ([only, ...more]: readonly OpenOffer[]): boolean =>
  more.length === 0 && hasFields(only);

const hasFields = (offer: OpenOffer | undefined): boolean => (offer?.fields?.length ?? 0) > 0;

/** Whether a row stands open, what opens it, and in words what lies behind it: what these offers do. */
export function useRowOpen(offers: readonly OpenOffer[]) {
  const [unfolded, unfold] = useState(false);
  const lone = isLoneForm(offers);
  // Where somebody writes, the row stays open, wherever they began.
  const writing = offers.some((offer) => hasFields(offer) && formOf(offer.key).open.value);
  const open = writing || (unfolded && !lone);
  return {
    open,
    behind: offers.map(({ label }) => label).join(', '),
    toggle:
      offers.length === 0
        ? undefined
        : () => {
            unfold(!open);
            for (const { key } of offers) formOf(key).open.value = lone && !open;
          },
  };
}
