import { Empty } from '../../../design/panel';
import { DrawerNotice, useDrawer } from '../../../shell/offers/drawer';
import { OfferControl } from '../../../shell/offers/offer-control';
import { content } from '../api/content';
import { useTable } from '../view';
import { readRules } from './house-rules';

/** Every rule that a table may set for itself: what the book leaves open, and what counts here. */
export function RulesList() {
  const table = useTable();
  const drawer = useDrawer('house-rules');
  const changes = drawer.offers ?? [];
  const texts = content.value?.houseRules;
  if (!texts) return <Empty>The rules are on their way…</Empty>;
  const director = table.viewer.role === 'director';
  return (
    <div class="stack">
      <p>
        The book leaves some things open, and a table may read them its own way. Whatever is
        changed, everybody reads it in the log.{' '}
        {director ? 'Talk it over before you change one.' : 'The director changes them.'}
      </p>
      <DrawerNotice drawer={drawer} />
      <ul class="cards">
        {readRules(texts, table.public.value.houseRules).map((rule) => (
          <li key={rule.id} class="card">
            <div class="card-head">
              <h3>{rule.title}</h3>
              <span class={rule.usual ? 'badge badge-done' : 'badge'}>
                {rule.usual ? 'This table’s own' : 'As usual'}
              </span>
            </div>
            <p>
              <b>{rule.now}</b>
              {rule.usual ? `, usually ${rule.usual}` : ''}
            </p>
            {rule.meaning ? <p>{rule.meaning}</p> : null}
            <p class="hint">{rule.text}</p>
            {changes
              .filter((offer) => offer.with.rule === rule.id)
              .map((offer) => (
                <OfferControl key={offer.key} offer={offer} summary="Change" />
              ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
