import './sheets.css';
import type { Template } from '@moonlit/rules/any-game';
import { useState } from 'preact/hooks';
import { Empty, Panel } from '../../../design/panel';
import { Written } from '../../../design/written';
import { DrawerNotice, useDrawer, useHasDrawer } from '../../../shell/offers/drawer';
import { OfferList } from '../../../shell/offers/offer-list';
import { useTable } from '../view';

/** The kinds of sheets of the table, and where they are made. */
export function TemplatesPanel() {
  const all = Object.values(useTable().public.value.templates ?? {});
  const may = useHasDrawer('new-template');
  if (all.length === 0 && !may) return null;
  return (
    <Panel id="templates" title="Sheets">
      {all.length === 0 ? (
        <Empty>
          What everybody’s sheet has: numbers, boxes, words, dice. Written or tapped once.
        </Empty>
      ) : null}
      <ul class="any-tables">
        {all.map((one) => (
          <li key={one.id}>
            <TemplateItem one={one} />
          </li>
        ))}
      </ul>
      <Folded drawer="new-template" title="New kind of sheet" />
    </Panel>
  );
}

function TemplateItem({ one: { id, name, fields, away } }: { one: Template }) {
  const lines = fields.filter(({ is }) => is !== 'heading');
  return (
    <article class="any-table" aria-label={name}>
      <div class="any-table-head">
        <h3>
          <Written>{name}</Written>
        </h3>
        <span class="any-table-dice">
          {lines.length === 1 ? '1 line' : `${lines.length} lines`}
          {away ? ' · put away' : ''}
        </span>
      </div>
      <Folded drawer="templates" title="Change" about={{ id, name }}>
        <p class="hint">
          <Written>{lines.map((line) => line.name).join(' · ') || 'No line yet'}</Written>
        </p>
      </Folded>
    </article>
  );
}

interface FoldedProps {
  drawer: string;
  title: string;
  about?: { id: string; name: string };
  children?: preact.ComponentChildren;
}

/** What a drawer holds of one thing, behind a button. */
function Folded({ drawer: of, title, about, children }: FoldedProps) {
  const [open, unfold] = useState(false);
  const drawer = useDrawer(of, open, about?.id);
  if (!drawer.there) return null;
  return (
    <details class="any-more" onToggle={({ currentTarget }) => unfold(currentTarget.open)}>
      <summary class={about ? 'btn btn-small' : 'btn'}>
        {title}
        {about ? (
          <span class="sr-only">
            {' '}
            “<Written>{about.name}</Written>”
          </span>
        ) : null}
      </summary>
      {open ? (
        <>
          {children}
          <DrawerNotice drawer={drawer} />
          <OfferList offers={drawer.offers ?? []} eager={about === undefined} />
        </>
      ) : null}
    </details>
  );
}
