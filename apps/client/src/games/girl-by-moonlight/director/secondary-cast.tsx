import type { Protagonist } from '@moonlit/rules/girl-by-moonlight';
import { Written } from '../../../design/written';
import { OfferControl } from '../../../shell/offers/offer-control';
import { traitorName } from '../api/content';
import type { OpenOffer } from '../view';
import { personName, protagonistName, useTable } from '../view';

interface Secondary {
  id: string;
  name: string;
  detail: string;
  kind?: string;
}

/**
 * Whom the director plays besides everybody: the people in the protagonists' lives, each with what
 * only the director knows of them (GBM-CHR-008, 010).
 */
export function SecondaryCast({ offers }: { offers: readonly OpenOffer[] }) {
  const table = useTable();
  const state = table.public.value;
  const remarks = table.director.value?.remarks ?? {};
  const known = Object.values(state.protagonists).filter(({ secondary }) => secondary.length > 0);
  const listed = new Set(known.flatMap(secondaryOf).map(({ id }) => id));
  const others = offers.filter((offer) => !listed.has(String(offer.with.secondary)));
  if (known.length + others.length === 0) return null;
  const lost = Object.values(state.protagonists).some(({ status }) => status === 'lost');
  const stepped = (id: string) => Object.values(state.protagonists).find(({ from }) => from === id);
  return (
    <section class="stack" aria-label="People in the story">
      <h3>People in the story</h3>
      {lost ? (
        <p class="hint">
          Whoever has lost a protagonist may make one of them the next; it stands with their choice
          of playbook.
        </p>
      ) : null}
      {known.map((one) => (
        <section
          key={one.id}
          class="stack"
          aria-label={`Known to ${protagonistName(state, one.id)}`}
        >
          <p class="kicker">
            Known to {protagonistName(state, one.id)}
            {one.seat ? ` (${personName(state, one.seat)})` : ''}
          </p>
          <ul class="cards">
            {secondaryOf(one).map(({ id, name, detail, kind }) => {
              const offer = offers.find((open) => open.with.secondary === id);
              const as = stepped(id);
              return (
                <li key={id} class="card">
                  <p>
                    <b>{name}</b>
                    {detail ? `: ${detail}` : ''}
                    {kind ? <small> ({traitorName(state.series.playset, kind)})</small> : null}
                  </p>
                  {as ? (
                    <p class="hint">
                      A protagonist now{as.seat ? `, played by ${personName(state, as.seat)}` : ''}.
                    </p>
                  ) : null}
                  {remarks[id] ? (
                    <Written as="p" class="answer-text remark">
                      {remarks[id]}
                    </Written>
                  ) : null}
                  {offer ? (
                    <OfferControl
                      offer={offer}
                      summary={remarks[id] ? 'Change the remark' : 'Add a remark'}
                    />
                  ) : null}
                </li>
              );
            })}
          </ul>
        </section>
      ))}
      {others.length > 0 ? (
        <section class="stack" aria-label="People of the series">
          <p class="kicker">People of the series</p>
          {others.map((offer) => {
            const remark = remarks[String(offer.with.secondary)];
            return (
              <div key={offer.key} class="stack">
                {remark ? (
                  <Written as="p" class="answer-text remark">
                    {remark}
                  </Written>
                ) : null}
                <OfferControl offer={offer} />
              </div>
            );
          })}
        </section>
      ) : null}
    </section>
  );
}

function secondaryOf(one: Protagonist): Secondary[] {
  return one.secondary.map((known, index) => ({ ...known, id: `${one.id}:${index}` }));
}
