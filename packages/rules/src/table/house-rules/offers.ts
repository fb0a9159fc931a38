import type { Field } from '../../engine';
import { choiceField, textField } from '../fields';
import type { HouseRuleText } from './definition';

/** What is chosen and said when a rule is changed. */
export function houseRuleFields(rule: HouseRuleText, now: string | number): Field[] {
  return [valueField(rule, now), textField('reason', 'Why (everybody reads it)', 300, '')];
}

function valueField({ title, kind, standard }: HouseRuleText, now: string | number): Field {
  if (kind.of === 'number') {
    const label = `${title}, in ${kind.many} (usually ${standard})`;
    const { min, max } = kind;
    return { name: 'value', kind: 'number', label, min, max, initial: Number(now) };
  }
  const options = kind.options.map(({ value, label, detail }) => ({
    value: String(value),
    label: value === standard ? `${label} (the usual reading)` : label,
    detail,
  }));
  return choiceField('value', title, options, String(now));
}
