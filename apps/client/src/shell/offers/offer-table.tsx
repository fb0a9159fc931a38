import type { ComponentChildren } from 'preact';
import type { OpenOffer } from '../state';
import { formOf } from './form-state';
import { OfferControl, OfferForm } from './offer-control';

/** Something to do about a row, with what stands on its button. */
export interface RowOffer {
  offer: OpenOffer;
  summary: string;
}

export interface OfferRow {
  id: string;
  /** One for each head; the first says whom or what the row is about. */
  cells: readonly ComponentChildren[];
  offers: readonly RowOffer[];
}

interface TableProps {
  /** What it is a table of. */
  label: string;
  heads: readonly string[];
  rows: readonly OfferRow[];
}

/** Many of a kind at a glance, each with what one may do about it; a form unfolds below its row. */
export function OfferTable({ label, heads, rows }: TableProps) {
  const [first, ...others] = heads;
  return (
    <table class="offer-table">
      <caption class="sr-only">{label}</caption>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {others.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row: { cells, offers } }: { row: OfferRow }) {
  const [first, ...others] = cells;
  const open = offers.filter(({ offer }) => hasFields(offer) && formOf(offer.key).open.value);
  return (
    <>
      <tr>
        <th scope="row">
          {first}
          {offers.length > 0 ? (
            <div class="offer-table-do">
              {offers.map((one) => (
                <Opener key={one.offer.key} {...one} />
              ))}
            </div>
          ) : null}
        </th>
        {others.map((cell, index) => (
          <td key={index}>{cell}</td>
        ))}
      </tr>
      {open.map(({ offer }) => (
        <tr key={offer.key} class="offer-table-form">
          <td colSpan={cells.length}>
            <OfferForm offer={offer} />
          </td>
        </tr>
      ))}
    </>
  );
}

function Opener({ offer, summary }: RowOffer) {
  const form = formOf(offer.key);
  if (!hasFields(offer)) return <OfferControl offer={offer} summary={summary} />;
  return (
    <button
      type="button"
      class="btn btn-small"
      aria-expanded={form.open.value}
      onClick={() => {
        form.open.value = !form.open.value;
      }}
    >
      {summary}
      <span class="sr-only">: {offer.label}</span>
    </button>
  );
}

const hasFields = ({ fields = [] }: OpenOffer): boolean => fields.length > 0;
