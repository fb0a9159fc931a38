import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { GameListing, SetupField } from '../api/systems';
import type { Setup } from '../state';
import { ChoiceCard } from './choice-card';
import { LackingWords, useLacking } from './lacking';

/** Keeps the fields of a game's setup apart from those of the form around them. */
const nameOf = ({ name }: SetupField): string => `setup.${name}`;

/** What is chosen of a game before a table of it is opened: all of its fields, or some. */
export function SetupFields({ game, fields }: { game: GameListing; fields: SetupField[] }) {
  return fields.map((field) => <SetupControl key={`${game.id}.${field.name}`} field={field} />);
}

function SetupControl({ field }: { field: SetupField }) {
  const name = nameOf(field);
  const hint = field.hint ? (
    <p class="hint" id={`${name}-hint`}>
      {field.hint}
    </p>
  ) : null;
  switch (field.kind) {
    case 'choice':
      return (
        <ChoiceControl field={field} name={name}>
          {hint}
        </ChoiceControl>
      );
    case 'text':
      return (
        <TextControl field={field} name={name}>
          {hint}
        </TextControl>
      );
    case 'switch':
      return (
        <div class="field">
          <label class="option">
            <input type="checkbox" name={name} defaultChecked={field.initial} />
            <span class="option-text">{field.label}</span>
          </label>
          {hint}
        </div>
      );
  }
}

interface TextProps {
  field: Extract<SetupField, { kind: 'text' }>;
  name: string;
  children: ComponentChildren;
}

function TextControl({ field, name, children }: TextProps) {
  return (
    <div class="field">
      <label for={name}>{field.label}</label>
      {children}
      <input
        id={name}
        name={name}
        class="input"
        defaultValue={field.initial ?? ''}
        required={field.required}
        maxLength={field.max}
        autocomplete="off"
        {...useLacking(name, field.hint && `${name}-hint`)}
      />
      <LackingWords name={name} />
    </div>
  );
}

interface ChoiceProps {
  field: Extract<SetupField, { kind: 'choice' }>;
  name: string;
  children: ComponentChildren;
}

/** Cards side by side; what the chosen one is about stands beneath them all, more of it at a tap. */
function ChoiceControl({ field, name, children }: ChoiceProps) {
  const { label, options, required, initial } = field;
  const [chosen, choose] = useState(initial ?? (required ? options[0]?.value : undefined));
  const about = options.find(({ value }) => value === chosen);
  return (
    <fieldset class="field">
      <legend>{label}</legend>
      {children}
      <div class="look-cards">
        {options.map(({ value, label: title, line, look }) => (
          <ChoiceCard
            key={value}
            name={name}
            value={value}
            words={{ name: title, line, look }}
            required={required}
            checked={value === chosen}
            change={() => choose(value)}
          />
        ))}
      </div>
      <div class="look-detail" role="status">
        {about?.line && about.detail ? (
          <details class="drawer">
            <summary>{about.line}</summary>
            <p>{about.detail}</p>
          </details>
        ) : (
          about?.detail
        )}
      </div>
    </fieldset>
  );
}

/** What was chosen, by field. What was left open is left out. */
export function setupOf(game: GameListing, values: FormData): Setup {
  return Object.fromEntries(
    game.setup.flatMap((field): [string, string | boolean][] => {
      const value = values.get(nameOf(field));
      if (field.kind === 'switch') return [[field.name, value !== null]];
      const text = typeof value === 'string' ? value.trim() : '';
      return text === '' ? [] : [[field.name, text]];
    }),
  );
}

/** The options of a setup that were chosen: what the table is about, in words. */
export function chosenOptions(game: GameListing | undefined, setup: Setup) {
  return (game?.setup ?? []).flatMap((field) =>
    field.kind === 'choice' ? field.options.filter(({ value }) => value === setup[field.name]) : [],
  );
}

/** What was written into a setup, such as what is played. */
export function writtenWords(game: GameListing, setup: Setup): string {
  const written = game.setup.map(({ kind, name }) => (kind === 'text' ? setup[name] : ''));
  return written.filter((words) => typeof words === 'string' && words !== '').join(', ');
}
