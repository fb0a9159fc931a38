import type { Protagonist } from '@moonlit/rules/girl-by-moonlight';
import { AnyFace } from '../../../design/faces/anybody';
import { Fold } from '../../../design/fold';
import { count } from '../../../design/words';
import { Written } from '../../../design/written';
import type { OfferRow } from '../../../shell/offers/offer-table';
import { OfferTable } from '../../../shell/offers/offer-table';
import { traitorName } from '../api/content';
import { Face, heroColour } from '../faces/face';
import type { GbmTable, OpenOffer } from '../view';
import { personName, protagonistName, useTable } from '../view';

/**
 * Whom the director plays besides everybody: the people in the protagonists' lives, each with what
 * only the director knows of them (GBM-CHR-008, 010).
 */
export function SecondaryCast({ offers }: { offers: readonly OpenOffer[] }) {
  const table = useTable();
  const state = table.public.value;
  const known = Object.values(state.protagonists).flatMap((one) => rowsOf(table, one, offers));
  const listed = new Set(known.flatMap((row) => row.offers));
  const others = offers.filter((offer) => !listed.has(offer));
  const rows = [...known, ...others.map((offer) => ofSeries(table, offer))];
  if (rows.length === 0) return null;
  const lost = Object.values(state.protagonists).some(({ status }) => status === 'lost');
  return (
    <Fold title="People in the story" note={count(rows.length, 'person', 'people')}>
      {lost ? (
        <p class="hint">
          Whoever has lost a protagonist may make one of them the next; it stands with their choice
          of playbook.
        </p>
      ) : null}
      <OfferTable
        label="People in the story"
        heads={['Who', 'Known to', 'Your remark']}
        rows={rows}
      />
    </Fold>
  );
}

/** The people of a protagonist. */
function rowsOf(table: GbmTable, one: Protagonist, offers: readonly OpenOffer[]): OfferRow[] {
  const state = table.public.value;
  return one.secondary.map(({ name, detail, kind }, index) => {
    const id = `${one.id}:${index}`;
    const as = Object.values(state.protagonists).find(({ from }) => from === id);
    const offer = offers.find((open) => open.with.secondary === id);
    return {
      id,
      cells: [
        <span key="who" class="who">
          {as ? <Face id={as.id} /> : <AnyFace id={id} />}
          <span>
            <b>{name}</b>
            {detail ? <small>{detail}</small> : null}
            {kind ? <small>{traitorName(state.series.playset, kind)}</small> : null}
            {as ? (
              <small>
                A protagonist now{as.seat ? `, played by ${personName(state, as.seat)}` : ''}.
              </small>
            ) : null}
          </span>
        </span>,
        <span key="known-to" class="who who-hero" data-hero={heroColour(state, one.id)}>
          <Face id={one.id} />
          {protagonistName(state, one.id)}
        </span>,
        <Remark key="remark" words={remarkOn(table, id)} />,
      ],
      offers: offer ? [offer] : [],
    };
  });
}

/** Somebody of the series as a whole. */
function ofSeries(table: GbmTable, offer: OpenOffer): OfferRow {
  const remark = remarkOn(table, String(offer.with.secondary));
  return {
    id: offer.key,
    cells: [
      <span key="who" class="who">
        <AnyFace id={String(offer.with.secondary)} />
        <b>{offer.label.replace(/^Remark on /, '')}</b>
      </span>,
      'the series',
      <Remark key="remark" words={remark} />,
    ],
    offers: [offer],
  };
}

const remarkOn = (table: GbmTable, id: string): string => table.director.value?.remarks?.[id] ?? '';

function Remark({ words }: { words: string }) {
  return words === '' ? (
    <span class="hint">–</span>
  ) : (
    <Written as="p" class="answer-text remark row-line">
      {words}
    </Written>
  );
}
