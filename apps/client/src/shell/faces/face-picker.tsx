import './face-picker.css';
import type { Field } from '@moonlit/rules';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { say } from '../../design/voice';
import { fillIn, formOf, heldIn } from '../offers/form-state';
import type { OpenOffer } from '../state';
import type { Chosen } from './parts';

/** A choice among parts of one kind. */
type Choice = Extract<Field, { kind: 'choice' }>;

interface FacePickerProps {
  offer: OpenOffer;
  /** The fields that say which parts there are. */
  kinds: readonly string[];
  /** Which part of each kind somebody has, as far as it is chosen; the others by their name. */
  which(chosen: Chosen): Record<string, string>;
  /**
   * How somebody looks with parts of each kind; of an option that stands for something else, that.
   *
   * @param kind the kind that one is choosing of, if one looks at its options.
   */
  draw(which: Chosen, kind?: string): ComponentChildren;
  /** The colour that they have. */
  hero: string | undefined;
}

const isChoice = (field: Field): field is Choice => field.kind === 'choice';

/** Puts somebody’s face together, part by part: each part is shown as it would look on them, and has a name for ears. */
export function FacePicker({ offer, kinds, which, draw, hero }: FacePickerProps) {
  const form = formOf(offer.key);
  const fields = (offer.fields ?? []).filter(isChoice).filter(({ name }) => kinds.includes(name));
  const chosen = Object.fromEntries(
    fields.flatMap((field) => {
      const held = heldIn(form, field);
      return typeof held === 'string' && held !== '' ? [[field.name, held]] : [];
    }),
  );
  const now = which(chosen);
  // Whoever does not see what has come of it hears it.
  const surprise = () => {
    const parts = fields.flatMap((field) => {
      const part = field.options[Math.floor(Math.random() * field.options.length)];
      if (!part) return [];
      fillIn(form, field, part.value);
      return [`${field.label}: ${part.label}.`];
    });
    say(parts.join(' '));
  };
  return (
    <div class="face-picker" data-hero={hero}>
      <div class="face-picker-so-far">{draw({ ...now, ...chosen })}</div>
      <button type="button" class="btn" onClick={surprise}>
        Surprise me
      </button>
      {fields.map((field) => (
        <PartsOfKind
          key={field.name}
          field={field}
          value={chosen[field.name] ?? now[field.name]}
          choose={(value) => fillIn(form, field, value)}
          look={(value) => draw({ ...now, [field.name]: value }, field.name)}
        />
      ))}
    </div>
  );
}

interface PartsProps {
  field: Choice;
  value: string | undefined;
  choose(value: string): void;
  look(value: string): ComponentChildren;
}

function PartsOfKind({ field, value, choose, look }: PartsProps) {
  const group = useId();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('.face-part:has(:checked)');
    if (row.current && chosen) {
      row.current.scrollLeft =
        chosen.offsetLeft - (row.current.clientWidth - chosen.clientWidth) / 2;
    }
  }, [value]);
  return (
    <fieldset>
      <legend class="hint">{field.label}</legend>
      <div class="face-parts" ref={row}>
        {field.options.map((option) => (
          <label key={option.value} class="face-part" title={option.label}>
            <input
              type="radio"
              name={group}
              value={option.value}
              aria-label={option.label}
              checked={option.value === value}
              onChange={() => choose(option.value)}
            />
            {look(option.value)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
