import type { RandomTable } from '@moonlit/rules/any-game';
import { useState } from 'preact/hooks';
import { Empty, Panel } from '../../../design/panel';
import { Written } from '../../../design/written';
import { DrawerNotice, useDrawer } from '../../../shell/offers/drawer';
import { OfferControl } from '../../../shell/offers/offer-control';
import { OfferList } from '../../../shell/offers/offer-list';
import type { OpenOffer } from '../../../shell/state';
import { about, doing, useOffers, useOwnPlace, useTable } from '../view';

/** Tables to roll on: a tap each, those that everybody sees before one’s own. */
export function TablesPanel() {
  const offers = useOffers('tables');
  const open = Object.values(useTable().public.value.tables ?? {});
  const own = Object.values(useOwnPlace().tables ?? {});
  const making = doing(offers, 'random-table.create');
  if (open.length + own.length + making.length === 0) return null;
  return (
    <Panel id="tables" title="Tables to roll on">
      {open.length + own.length === 0 ? (
        <Empty>Paste any list: what the weather is, whom you meet, what the chest holds.</Empty>
      ) : null}
      <ul class="any-tables">
        {open.map((table) => (
          <li key={table.id}>
            <TableItem table={table} offers={about(offers, 'table', table.id)} />
          </li>
        ))}
        {own.map((table) => (
          <li key={table.id}>
            <TableItem table={table} offers={about(offers, 'table', table.id)} secret />
          </li>
        ))}
      </ul>
      <div class="any-pair">
        <OfferList offers={making} />
      </div>
    </Panel>
  );
}

interface ItemProps {
  table: RandomTable;
  offers: readonly OpenOffer[];
  /** Only the viewer sees it. */
  secret?: boolean;
}

/** A table with the button that rolls on it; its lines and all else one does with it are folded away. */
function TableItem({ table, offers, secret }: ItemProps) {
  const { id, name, dice, lines } = table;
  const [roll] = doing(offers, 'random-table.roll');
  const [usual, ...others] = roll ? byAudience(roll, secret ? 'self' : 'all') : [];
  const [unfolded, unfold] = useState(false);
  const drawer = useDrawer('tables', unfolded, id);
  return (
    <article class="any-table" aria-label={name}>
      <div class="any-table-head">
        {usual ? (
          <OfferControl offer={usual} summary={name} />
        ) : (
          <h3>
            <Written>{name}</Written>
          </h3>
        )}
        <span class="any-table-dice">
          {dice} · {lines.length === 1 ? '1 line' : `${lines.length} lines`}
        </span>
        {secret ? <span class="any-secret">Only you see it</span> : null}
      </div>
      <details class="any-more" onToggle={({ currentTarget }) => unfold(currentTarget.open)}>
        <summary class="btn btn-small">
          Lines
          <span class="sr-only">
            {' '}
            of “<Written>{name}</Written>”
          </span>
        </summary>
        {unfolded ? (
          <>
            <Lines lines={lines} />
            {others.length > 0 ? (
              <div class="offer-buttons">
                {others.map((offer) => (
                  <OfferControl key={offer.key} offer={offer} />
                ))}
              </div>
            ) : null}
            <DrawerNotice drawer={drawer} />
            <OfferList offers={drawer.offers ?? []} />
          </>
        ) : null}
      </details>
    </article>
  );
}

function Lines({ lines }: Pick<RandomTable, 'lines'>) {
  return (
    <table class="any-lines-table">
      <thead class="sr-only">
        <tr>
          <th scope="col">On the dice</th>
          <th scope="col">What it says</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ from, to, text }) => (
          <tr key={from}>
            <th scope="row">{from === to ? from : `${from}–${to}`}</th>
            <td>
              <Written>{text}</Written>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const seers: Readonly<Record<string, string>> = {
  all: 'Roll for everybody',
  self: 'Roll for yourself',
  director: 'Roll for the referee',
};

/** One offer for each who may see the roll, the usual one first: a tap each. */
function byAudience(offer: OpenOffer, usual: string): OpenOffer[] {
  const { fields = [] } = offer;
  const to = fields.find(({ name }) => name === 'to');
  const options = to?.kind === 'choice' ? to.options.map(({ value }) => value) : [];
  const sorted = [
    ...options.filter((one) => one === usual),
    ...options.filter((one) => one !== usual),
  ];
  return sorted.map((value) => ({
    ...offer,
    key: `${offer.key}:${value}`,
    label: value === usual ? offer.label : (seers[value] ?? offer.label),
    with: { ...offer.with, to: value },
    fields: [],
  }));
}
