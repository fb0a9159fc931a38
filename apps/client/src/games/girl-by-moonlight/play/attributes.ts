import type { Field } from '@moonlit/rules';
import type { ActionId, AttributeId } from '@moonlit/rules/girl-by-moonlight';
import type { ChoiceGroup } from '../../../shell/offers/choice-buttons';
import { content } from '../api/content';

type Choice = Extract<Field, { kind: 'choice' }>;

/** Whether a field is about with which of the actions to roll. */
export function isActionField(field: Field): field is Choice {
  const actions = content.value?.actions;
  if (field.kind !== 'choice' || !actions || field.options.length < 2) return false;
  return field.options.every(({ value }) => value in actions);
}

/** Sun, Moon and Stars with what each resists, as headings of the actions; nothing while the texts are on their way. */
export function attributesOf(): (ChoiceGroup & { id: AttributeId; resists: string })[] {
  const texts = content.value;
  if (!texts) return [];
  return (Object.keys(texts.attributes) as AttributeId[]).map((id) => ({
    id,
    title: texts.attributes[id].name,
    resists: texts.attributes[id].resists,
    has: (action) => texts.actions[action as ActionId].attribute === id,
  }));
}
