import type { Field, FieldOption } from '@moonlit/rules';
import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { Icon } from '../../design/icon';
import { Written } from '../../design/written';
import { OwnWords } from './own-words';
import { Suggestions } from './suggestions';
import type { Draft, FieldValue } from './values';
import { fieldValue } from './values';

type Of<K extends Field['kind']> = Extract<Field, { kind: K }>;

interface FieldProps<F extends Field> {
  field: F;
  value: FieldValue;
  change(value: FieldValue): void;
  /** The id of what says that something is wrong in it. */
  wrong?: string | undefined;
  /** Draws what an option looks like, beside its words. */
  draw?: ((value: string) => ComponentChildren) | undefined;
}

/** Most options that stand side by side; more go into a list to pull down. */
const RADIOS_MAX = 10;

/** One field of an offer, whatever its kind. */
export function OfferField(props: Omit<FieldProps<Field>, 'value'> & { draft: Draft }) {
  const { field, draft, change, wrong, draw } = props;
  const value = fieldValue(field, draft);
  switch (field.kind) {
    case 'text':
      return <TextField field={field} value={value} change={change} wrong={wrong} />;
    case 'choice':
      return field.options.length > RADIOS_MAX ? (
        <SelectField field={field} value={value} change={change} wrong={wrong} />
      ) : (
        <RadioField field={field} value={value} change={change} wrong={wrong} draw={draw} />
      );
    case 'choices':
      return <ChoicesField field={field} value={value} change={change} wrong={wrong} draw={draw} />;
    case 'number':
      // What was typed stands there as it was typed, also where it does not fit.
      return (
        <NumberField
          field={field}
          value={draft[field.name] ?? value}
          change={change}
          wrong={wrong}
        />
      );
    case 'switch':
      return <SwitchField field={field} value={value} change={change} />;
    case 'step':
      // A step is chosen by its line of the log, beside which the offer then stands.
      return null;
  }
}

function Label({ field, id, required }: { field: Field; id: string; required: boolean }) {
  return (
    <label for={id}>
      {field.label}
      {required ? null : <span class="optional"> (optional)</span>}
    </label>
  );
}

function TextField({ field, value, change, wrong }: FieldProps<Of<'text'>>) {
  const id = useId();
  const text = String(value ?? '');
  const shared = {
    id,
    class: 'input',
    value: text,
    maxLength: field.max,
    'aria-required': field.required,
    'aria-invalid': wrong !== undefined,
    'aria-describedby': [wrong, field.hint && `${id}-hint`].filter(Boolean).join(' ') || undefined,
  };
  return (
    <div class="field">
      <Label field={field} id={id} required={field.required} />
      {field.hint ? (
        <p class="hint" id={`${id}-hint`}>
          {field.hint}
        </p>
      ) : null}
      {field.multiline ? (
        <textarea {...shared} rows={3} onInput={(event) => change(event.currentTarget.value)} />
      ) : (
        <input
          {...shared}
          type="text"
          autocomplete="off"
          onInput={(event) => change(event.currentTarget.value)}
        />
      )}
      {field.suggestions && field.suggestions.length > 0 ? (
        <Suggestions label={field.label} ideas={field.suggestions} text={text} change={change} />
      ) : null}
    </div>
  );
}

/** Longest label that still stands beside another on a phone. */
const SHORT_MAX = 16;

function optionsClass(options: readonly FieldOption[]): string {
  const short = options.every(({ label, detail }) => !detail && label.length <= SHORT_MAX);
  return short ? 'options options-short' : 'options';
}

function OptionText({ option }: { option: FieldOption }) {
  return (
    <span class="option-text">
      <Written>{option.label}</Written>
      {option.detail ? <small>{option.detail}</small> : null}
    </span>
  );
}

function RadioField({ field, value, change, wrong, draw }: FieldProps<Of<'choice'>>) {
  const id = useId();
  const options = field.required ? field.options : [{ value: '', label: 'None' }, ...field.options];
  return (
    <div
      class="field"
      role="radiogroup"
      aria-labelledby={`${id}-name`}
      aria-required={field.required}
      aria-invalid={wrong !== undefined}
      aria-describedby={wrong}
    >
      <p class="field-name" id={`${id}-name`}>
        {field.label}
      </p>
      <div class={optionsClass(options)}>
        {options.map((option) => (
          <label key={option.value} class="option">
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={(value ?? '') === option.value}
              onChange={() => change(option.value === '' ? null : option.value)}
            />
            {draw?.(option.value)}
            <OptionText option={option} />
          </label>
        ))}
      </div>
    </div>
  );
}

function SelectField({ field, value, change, wrong }: FieldProps<Of<'choice'>>) {
  const id = useId();
  const detail = field.options.find((option) => option.value === value)?.detail;
  return (
    <div class="field">
      <Label field={field} id={id} required={field.required} />
      <select
        id={id}
        class="input"
        value={String(value ?? '')}
        aria-required={field.required}
        aria-invalid={wrong !== undefined}
        aria-describedby={wrong}
        onChange={(event) => change(event.currentTarget.value || null)}
      >
        <option value="">{field.required ? 'Choose…' : 'None'}</option>
        {field.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {detail ? <p class="hint">{detail}</p> : null}
    </div>
  );
}

function ChoicesField({ field, value, change, wrong, draw }: FieldProps<Of<'choices'>>) {
  const chosen = Array.isArray(value) ? value : [];
  const own = chosen.filter((one) => !field.options.some((option) => option.value === one));
  const id = useId();
  const single = field.max === 1;
  const full = chosen.length >= field.max && !single;
  const options: FieldOption[] = [
    ...field.options,
    ...own.map((one) => ({ value: one, label: one })),
  ];
  const none = single && field.min === 0;
  const toggle = (option: string, on: boolean) =>
    change(on ? [...(single ? [] : chosen), option] : chosen.filter((one) => one !== option));
  return (
    <fieldset class="field" aria-describedby={wrong}>
      <legend>{field.label}</legend>
      <p class="hint">{countHint(field, chosen.length)}</p>
      <div class={optionsClass(options)}>
        {none ? (
          <label class="option">
            <input
              type="radio"
              name={id}
              checked={chosen.length === 0}
              onChange={() => change([])}
            />
            <OptionText option={{ value: '', label: 'None' }} />
          </label>
        ) : null}
        {options.map((option) => {
          const on = chosen.includes(option.value);
          return (
            <label key={option.value} class="option">
              <input
                type={single ? 'radio' : 'checkbox'}
                name={single ? id : undefined}
                checked={on}
                disabled={!on && full}
                aria-invalid={single ? undefined : wrong !== undefined}
                aria-describedby={wrong}
                onChange={(event) => toggle(option.value, event.currentTarget.checked)}
              />
              {draw?.(option.value)}
              <OptionText option={option} />
            </label>
          );
        })}
      </div>
      {field.own && !full ? (
        <OwnWords label={field.label} add={(words) => toggle(words, !chosen.includes(words))} />
      ) : null}
    </fieldset>
  );
}

function countHint({ min, max }: { min: number; max: number }, count: number): string {
  const so = `${count} chosen`;
  if (max === 1) return min === 1 ? 'Choose one.' : 'Choose one, or none.';
  if (min === max) return `Choose ${min}; ${so}.`;
  return min > 0 ? `Choose ${min} to ${max}; ${so}.` : `Choose up to ${max}; ${so}.`;
}

function NumberField({ field, value, change, wrong }: FieldProps<Of<'number'>>) {
  const id = useId();
  const number = Number(value);
  // What stands there while it is typed: half a number is none yet, and whatever others do draws it anew.
  const [typing, setTyping] = useState<string | null>(null);
  const step = (by: number) => change(Math.min(field.max, Math.max(field.min, number + by)));
  return (
    <div class="field field-number">
      <label for={id}>{field.label}</label>
      <div class="stepper">
        <button
          type="button"
          class="btn btn-icon"
          aria-disabled={number <= field.min}
          onClick={() => step(-1)}
        >
          <Icon name="minus" />
          <span class="sr-only">Less: {field.label}</span>
        </button>
        <input
          id={id}
          class="input"
          type="number"
          inputMode="numeric"
          min={field.min}
          max={field.max}
          step={1}
          value={typing ?? number}
          aria-invalid={wrong !== undefined}
          aria-describedby={wrong}
          onInput={({ currentTarget: { value: typed, valueAsNumber } }) => {
            setTyping(typed);
            if (Number.isFinite(valueAsNumber)) change(Math.round(valueAsNumber));
          }}
          onBlur={() => setTyping(null)}
        />
        <button
          type="button"
          class="btn btn-icon"
          aria-disabled={number >= field.max}
          onClick={() => step(1)}
        >
          <Icon name="plus" />
          <span class="sr-only">More: {field.label}</span>
        </button>
      </div>
    </div>
  );
}

function SwitchField({ field, value, change }: FieldProps<Of<'switch'>>) {
  return (
    <label class="switch">
      <input
        type="checkbox"
        role="switch"
        aria-checked={value === true}
        checked={value === true}
        onChange={(event) => change(event.currentTarget.checked)}
      />
      <span>{field.label}</span>
    </label>
  );
}
