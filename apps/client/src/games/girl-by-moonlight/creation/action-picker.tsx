import type { Field } from '@moonlit/rules';
import type { ActionId, AttributeId } from '@moonlit/rules/girl-by-moonlight';
import { useId } from 'preact/hooks';
import { Icon } from '../../../design/icon';
import { Dots } from '../../../design/track';
import { formOf, heldIn } from '../../../shell/offers/form-state';
import type { Content } from '../api/content';
import { content } from '../api/content';
import { ownProtagonist, useTable } from '../view';

type Choice = Extract<Field, { kind: 'choice' }>;

/** The nine actions beneath their attributes: which are marked, which can be, and what comes of it. */
export function ActionPicker({ offer, field }: { offer: string; field: Choice }) {
  const table = useTable();
  const texts = content.value;
  const name = useId();
  const form = formOf(offer);
  const one = ownProtagonist(table);
  if (!texts || !one) return null;
  const { lengths } = table.public.value.derived;
  const chosen = heldIn(form, field);
  const outcome = field.options.find(({ value }) => value === chosen)?.detail;
  const choose = (value: string) => {
    form.draft.value = { ...form.draft.value, [field.name]: value };
    form.refusal.value = null;
  };
  return (
    <fieldset class="field action-picker">
      <legend>{field.label}</legend>
      {attributes(texts).map(([attribute, { name: title, resists }]) => (
        <div key={attribute} class={`attribute attribute-${attribute}`}>
          <p class="attribute-head">{title}</p>
          <p class="hint">Resists {resists}</p>
          <div class="options">
            {actionsOf(texts, attribute).map(([id, action]) => {
              const free = field.options.some(({ value }) => value === id);
              const on = chosen === id;
              const text = free ? action.text : 'Your playbook begins with it.';
              const line = (
                <span class="option-text">
                  <span class="action-line">
                    <span>{action.name}</span>
                    <Dots
                      mundane={on || !free ? 1 : 0}
                      transcendent={0}
                      max={lengths.dots.mundane}
                      more={0}
                    />
                  </span>
                  <small>{text}</small>
                </span>
              );
              return free ? (
                <label key={id} class="option">
                  <input
                    type="radio"
                    name={name}
                    value={id}
                    checked={on}
                    onChange={() => choose(id)}
                  />
                  {line}
                </label>
              ) : (
                <div key={id} class="option option-given">
                  <Icon name="check" />
                  {line}
                </div>
              );
            })}
          </div>
        </div>
      ))}
      <p class="notice" role="status">
        {outcome ?? 'Choose one, and see what your attributes come to.'}
      </p>
    </fieldset>
  );
}

function attributes(texts: Content): [AttributeId, Content['attributes'][AttributeId]][] {
  return Object.entries(texts.attributes) as [AttributeId, Content['attributes'][AttributeId]][];
}

function actionsOf(
  texts: Content,
  attribute: AttributeId,
): [ActionId, Content['actions'][ActionId]][] {
  const all = Object.entries(texts.actions) as [ActionId, Content['actions'][ActionId]][];
  return all.filter(([, action]) => action.attribute === attribute);
}
