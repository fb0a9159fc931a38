import type { ActionId, AttributeId } from '@moonlit/rules/girl-by-moonlight';
import { formOf, sendOffer } from '../../../shell/offers/form-state';
import { content } from '../api/content';
import { useOffers, useTable } from '../view';
import { isActionField } from './action-field';

/**
 * The nine actions, each a tap away from a roll on the table. What is to be said besides may be written
 * in the form beside them, before or not at all.
 */
export function QuickActions() {
  const table = useTable();
  const texts = content.value;
  const offer = useOffers('act').find(
    ({ command, primary }) => command === 'roll.propose' && primary,
  );
  const field = offer?.fields?.find(isActionField);
  if (!texts || !offer || !field) return null;
  const { roll, intentions } = table.public.value;
  const waits = roll !== null && roll.roller !== offer.with.protagonist;
  const next = intentions[String(offer.with.protagonist)]?.action;
  const act = async (action: string) => {
    const form = formOf(offer.key);
    form.draft.value = { ...form.draft.value, [field.name]: action };
    // What is wrong stands in the form.
    if (!(await sendOffer(table, offer))) form.open.value = true;
  };
  return (
    <fieldset class="quick-actions">
      <legend class="hint">
        {waits ? 'Tap what you do next; it waits' : 'Tap an action to roll'}
      </legend>
      {(Object.keys(texts.attributes) as AttributeId[]).map((attribute) => (
        <div key={attribute} class={`attribute attribute-${attribute}`}>
          <p class="attribute-head">{texts.attributes[attribute].name}</p>
          {field.options
            .filter(({ value }) => texts.actions[value as ActionId].attribute === attribute)
            .map(({ value, label }) => (
              <button
                key={value}
                type="button"
                class="btn btn-small"
                aria-busy={formOf(offer.key).pending.value}
                aria-pressed={value === next ? true : undefined}
                onClick={() => void act(value)}
              >
                {label}
              </button>
            ))}
        </div>
      ))}
    </fieldset>
  );
}
