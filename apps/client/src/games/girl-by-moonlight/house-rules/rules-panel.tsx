import { useState } from 'preact/hooks';
import { Dialog } from '../../../design/dialog';
import { lazy } from '../../../design/lazy';
import { Panel } from '../../../design/panel';
import { content } from '../api/content';
import { useTable } from '../view';
import { readRules } from './house-rules';

const RulesList = lazy(() => import('./rules-list').then((module) => module.RulesList));

/** How this table reads the book where it leaves something open: what is its own, at a glance. */
export function RulesPanel() {
  const { houseRules } = useTable().public.value;
  const own = readRules(content.value?.houseRules ?? [], houseRules).filter(({ usual }) => usual);
  return (
    <Panel title="The rules of this table" aside={<RulesButton label="All rules" />}>
      {own.length === 0 ? (
        <p class="hint">As usual: nothing has been changed.</p>
      ) : (
        <dl class="answers">
          {own.map(({ id, title, now, usual }) => (
            <div key={id}>
              <dt>{title}</dt>
              <dd>
                <b>{now}</b>, usually {usual}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Panel>
  );
}

/** Opens all rules of the table, which the director changes right there. */
export function RulesButton({ label }: { label: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="btn btn-small" onClick={() => setOpen(true)}>
        {label}
      </button>
      {open ? (
        <Dialog title="The rules of this table" onClose={() => setOpen(false)} wide>
          <RulesList />
        </Dialog>
      ) : null}
    </>
  );
}
