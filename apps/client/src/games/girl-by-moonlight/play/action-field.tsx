import type { ActionId } from '@moonlit/rules/girl-by-moonlight';
import { useId } from 'preact/hooks';
import { Icon } from '../../../design/icon';
import { Dots } from '../../../design/track';
import type { FieldProps } from '../../../shell/game';
import { content } from '../api/content';
import { ownProtagonist, useTable } from '../view';
import { attributesOf, isActionField } from './attributes';

/**
 * The actions as the sheet has them: Sun, Moon and Stars, each with its dots and what it is for. Where one of them
 * is raised, those that one begins with stand among them, and what comes of it below.
 */
export function ActionField({ offer, field, value, change, wrong }: FieldProps) {
  const name = useId();
  const actions = content.value?.actions;
  if (!actions || !isActionField(field)) return null;
  const raising = offer.command === 'character.raise-action';
  const best = raising ? 0 : Math.max(...field.options.map(({ label }) => diceOf(label)));
  const chosen = field.options.find((option) => option.value === value);
  return (
    <div
      class="field action-field"
      role="radiogroup"
      aria-labelledby={`${name}-name`}
      aria-required={field.required}
      aria-invalid={wrong !== undefined}
      aria-describedby={wrong}
    >
      <p class="field-name" id={`${name}-name`}>
        {field.label}
      </p>
      {attributesOf().map(({ id: attribute, title, resists, has }) => {
        const ids = raising ? Object.keys(actions) : field.options.map((option) => option.value);
        const all = ids.filter(has);
        return all.length === 0 ? null : (
          <div key={attribute} class={`attribute attribute-${attribute}`}>
            <p class="attribute-head">{title}</p>
            {raising ? <p class="hint">Resists {resists}</p> : null}
            {all.map((id) => {
              const option = field.options.find((one) => one.value === id);
              return (
                <ActionOption
                  key={id}
                  id={id as ActionId}
                  label={raising ? undefined : option?.label}
                  best={best > 0 && diceOf(option?.label) === best}
                  raised={raising ? chosen?.value === id || !option : undefined}
                  radio={option && { name, checked: value === id, onChange: () => change(id) }}
                />
              );
            })}
          </div>
        );
      })}
      {raising ? (
        <p class="notice" role="status">
          {chosen?.detail ?? 'Choose one, and see what your attributes come to.'}
        </p>
      ) : null}
    </div>
  );
}

interface OptionProps {
  id: ActionId;
  /** What it is called with the dice that it is rolled with; without, it is called by its name. */
  label: string | undefined;
  best: boolean;
  /** Whether it has a dot, where that is what is chosen. */
  raised: boolean | undefined;
  /** What chooses it; nothing where one begins with it. */
  radio: { name: string; checked: boolean; onChange(): void } | undefined;
}

function ActionOption({ id, label, best, raised, radio }: OptionProps) {
  const table = useTable();
  const { mundane, transcendent } = table.public.value.derived.lengths.dots;
  const action = content.value?.actions[id];
  const dots = ownProtagonist(table)?.actions[id];
  const shown = raised === undefined ? dots : { mundane: raised ? 1 : 0, transcendent: 0 };
  const text = (
    <span class="option-text">
      <span class="action-line">
        <span class="action-name">{label ?? action?.name}</span>
        {label ? (
          <span class="sr-only">
            {diceOf(label) === 1 ? ' die' : ' dice'}
            {best ? ', ' : '. '}
          </span>
        ) : null}
        {best ? (
          <span class="badge badge-best">
            Best<span class="sr-only">. </span>
          </span>
        ) : null}
        {shown ? (
          <Dots {...shown} max={mundane} more={raised === undefined ? transcendent : 0} />
        ) : null}
      </span>
      <small>{radio ? action?.text : 'Your playbook begins with it.'}</small>
    </span>
  );
  return radio ? (
    <label class="option">
      <input type="radio" value={id} {...radio} />
      {text}
    </label>
  ) : (
    <div class="option option-given">
      <Icon name="check" />
      {text}
    </div>
  );
}

/** The dice that the label of an option ends with: “Defy 2”. */
const diceOf = (label = ''): number => Number(/(\d+)/.exec(label)?.[1] ?? 0);
