import type { Field } from '@moonlit/rules';
import type { ActionId, AttributeId } from '@moonlit/rules/girl-by-moonlight';
import { useId } from 'preact/hooks';
import { Dots } from '../../../design/track';
import type { FieldProps } from '../../../shell/game';
import type { Content } from '../api/content';
import { content } from '../api/content';
import { ownProtagonist, useTable } from '../view';

type Choice = Extract<Field, { kind: 'choice' }>;

/** Whether a field is about with which of the actions to roll. */
export function isActionField(field: Field): field is Choice {
  const actions = content.value?.actions;
  if (field.kind !== 'choice' || !actions || field.options.length < 2) return false;
  return field.options.every(({ value }) => value in actions);
}

/** The actions as the sheet has them: Sun, Moon and Stars, each with its dots and what it is for. */
export function ActionField({ field, value, change, wrong }: FieldProps) {
  const texts = content.value;
  const name = useId();
  if (!texts || !isActionField(field)) return null;
  const best = Math.max(...field.options.map(({ label }) => diceOf(label)));
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
      {(Object.keys(texts.attributes) as AttributeId[]).map((attribute) => {
        const options = field.options.filter(
          (option) => texts.actions[option.value as ActionId].attribute === attribute,
        );
        return options.length === 0 ? null : (
          <div key={attribute} class={`attribute attribute-${attribute}`}>
            <p class="attribute-head">{texts.attributes[attribute].name}</p>
            {options.map((option) => (
              <ActionOption
                key={option.value}
                name={name}
                option={option}
                texts={texts}
                best={best > 0 && diceOf(option.label) === best}
                chosen={value === option.value}
                choose={() => change(option.value)}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}

interface OptionProps {
  /** Of all radio buttons of the field. */
  name: string;
  option: Choice['options'][number];
  texts: Content;
  best: boolean;
  chosen: boolean;
  choose(): void;
}

function ActionOption({ name, option, texts, best, chosen, choose }: OptionProps) {
  const table = useTable();
  const { lengths } = table.public.value.derived;
  const id = option.value as ActionId;
  const dots = ownProtagonist(table)?.actions[id];
  return (
    <label class="option">
      <input type="radio" name={name} value={id} checked={chosen} onChange={choose} />
      <span class="option-text">
        <span class="action-line">
          <span class="action-name">{option.label}</span>
          <span class="sr-only">
            {diceOf(option.label) === 1 ? ' die' : ' dice'}
            {best ? ', ' : '. '}
          </span>
          {best ? (
            <span class="badge badge-best">
              Best<span class="sr-only">. </span>
            </span>
          ) : null}
          {dots ? (
            <Dots {...dots} max={lengths.dots.mundane} more={lengths.dots.transcendent} />
          ) : null}
        </span>
        <small>{texts.actions[id].text}</small>
      </span>
    </label>
  );
}

/** The dice that the label of an option ends with: “Defy 2”. */
const diceOf = (label: string): number => Number(/(\d+)/.exec(label)?.[1] ?? 0);
