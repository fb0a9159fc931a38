import type { RoleWords } from '@moonlit/rules';
import { Empty } from '../../design/panel';
import { DrawerNotice, useDrawer } from '../offers/drawer';
import { OfferControl } from '../offers/offer-control';
import { useTable } from '../table/view';
import { readRules } from './reading';
import { useRuleTexts } from './texts';

/** Every rule that a table may set for itself: what the game leaves open, and what counts here. */
export function RulesList() {
  const table = useTable();
  const drawer = useDrawer('house-rules');
  const changes = drawer.offers ?? [];
  const texts = useRuleTexts();
  if (!texts) return <Empty>The rules are on their way…</Empty>;
  const who = managerWord(table.game.roles);
  return (
    <div class="stack">
      <p>
        The rules leave some things open, and a table may read them its own way. Whatever is
        changed, everybody reads it in the log.{' '}
        {drawer.there ? 'Talk it over before you change one.' : `${who} changes them.`}
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

/** Who sets them, at the beginning of a sentence. */
function managerWord({ director }: RoleWords): string {
  const who = director ?? 'whoever runs the table';
  return who.charAt(0).toUpperCase() + who.slice(1);
}
