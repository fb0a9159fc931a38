import { DialogButton } from '../../design/dialog-button';
import { lazy } from '../../design/lazy';
import { Panel } from '../../design/panel';
import { FoldedDrawer } from '../offers/drawer';
import { useTable } from '../table/view';
import { readRules } from './reading';
import { useRuleTexts } from './texts';

const RulesList = lazy(() => import('./rules-list').then((module) => module.RulesList));

/** How this table reads its game where that leaves something open: what is its own, at a glance (TABLE-240). */
export function RulesPanel() {
  const { houseRules } = useTable().public.value;
  const own = readRules(useRuleTexts() ?? [], houseRules).filter(({ usual }) => usual);
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

/** Opens all rules of the table, which whoever runs it changes right there. */
export const RulesButton = ({ label }: { label: string }) => (
  <DialogButton label={label} title="The rules of this table">
    {() => <RulesList />}
  </DialogButton>
);

/** What the table decides for itself, on the desk of whoever manages it. */
export const HouseRules = () => (
  <FoldedDrawer name="house-rules" title="The rules of this table">
    {() => <RulesList />}
  </FoldedDrawer>
);
