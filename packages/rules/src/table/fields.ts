import type { Field, FieldOption } from '../engine';

/** A field with a list of which one has to be chosen. */
export function choiceField(
  name: string,
  label: string,
  options: FieldOption[],
  initial?: string,
): Field {
  const known = options.some(({ value }) => value === initial);
  if (initial === undefined || !known) {
    return { name, kind: 'choice', label, options, required: true };
  }
  return { name, kind: 'choice', label, options, required: true, initial };
}

/** A field for a whole number. */
export function numberField(
  name: string,
  label: string,
  max: number,
  initial: number,
  min = 0,
): Field {
  return { name, kind: 'number', label, min, max, initial: Math.max(min, Math.min(max, initial)) };
}

/** A field for words; long ones get several lines. */
export function textField(
  name: string,
  label: string,
  max: number,
  initial: string,
  required = false,
): Extract<Field, { kind: 'text' }> {
  if (max <= 300) return { name, kind: 'text', label, max, required, initial };
  return { name, kind: 'text', label, max, required, initial, multiline: true };
}

/** The same fields, folded away below the others: what is seldom filled in. */
export const foldedAway = (fields: readonly Field[]): Field[] =>
  fields.map((field) => ({ ...field, folded: true }));
