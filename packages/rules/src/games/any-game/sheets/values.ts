import { keyOf } from '../naming';
import type { Counting, Sheet, SheetField, Template } from '../state';
import { calculate } from './formula';

// What stands on a sheet. Nothing of it is stored but what somebody has filled in. A page reads this, too.

type Filled = Pick<Sheet, 'values'>;
type Lines = Pick<Template, 'fields'>;

/** A line that is a number: within bounds, or boxes. */
export type CountingField = SheetField & Counting;
export const isCounting = (field: SheetField): field is CountingField =>
  field.is === 'number' || field.is === 'track' || field.is === 'check';

/** Whether what is filled in on one line can stand on another: both count, or both are words. */
export const holdSame = (
  { is: one }: Pick<SheetField, 'is'>,
  { is: other }: Pick<SheetField, 'is'>,
) => sortOf(one) === sortOf(other);

const sorts: Readonly<Record<string, string>> = { track: 'number', check: 'number', list: 'text' };
const sortOf = (is: SheetField['is']): string => sorts[is] ?? is;

/** Where a number stands: as it was filled in, within the bounds that it has now; else at its start. */
export function countOf({ id, start, min, max }: CountingField, { values }: Filled): number {
  const filled = values[id];
  return typeof filled === 'number' ? Math.max(min, Math.min(max, filled)) : start;
}

/** The words of a line: what was filled in, or the dice that its template says. */
export function wordsOf(field: SheetField, { values }: Filled): string {
  const filled = values[field.id];
  if (filled !== undefined && filled !== '') return String(filled);
  return field.is === 'dice' ? field.dice : '';
}

/** The lines of a template by their names. */
const named = new WeakMap<readonly SheetField[], ReadonlyMap<string, SheetField>>();

/** The line of a name. */
export function lineCalled({ fields }: Lines, name: string): SheetField | undefined {
  let known = named.get(fields);
  if (!known) {
    // A heading may be called as a line beneath it.
    const lines = fields.filter(({ is }) => is !== 'heading');
    known = new Map(lines.map((field) => [keyOf(field.name), field]));
    named.set(fields, known);
  }
  return known.get(keyOf(name));
}

/**
 * The numbers of a sheet by their names, those that are computed among them (ANY-SHT-008). Each is computed once,
 * however often others call it.
 */
export function numbersOn(template: Lines, sheet: Filled): (name: string) => number | undefined {
  const known = new Map<string, number>();
  const worth = (name: string): number => {
    const field = lineCalled(template, name);
    if (!field) return Number.NaN;
    const met = known.get(field.id);
    if (met !== undefined) return met;
    // Who comes round to it again finds no number, so that there is an end.
    known.set(field.id, Number.NaN);
    const value = isCounting(field)
      ? countOf(field, sheet)
      : field.is === 'computed'
        ? (calculate(field.formula, { of: worth, missing, wrong: missing }) ?? Number.NaN)
        : Number.NaN;
    known.set(field.id, value);
    return value;
  };
  return (name) => {
    const value = worth(name);
    return Number.isNaN(value) ? undefined : value;
  };
}

/** A formula is stored when it could be read, and names that are gone come to no number. */
function missing(message: string): never {
  throw new Error(`A formula that was read once cannot be read: ${message}`);
}

/** What was filled in on lines that its template has no more, by what they were called (ANY-SHT-005). */
export function filledBefore(
  { fields }: Lines,
  { values }: Filled,
  templates: readonly Template[],
): { id: string; name: string; value: number | string }[] {
  const now = new Set(fields.map(({ id }) => id));
  const all = templates.flatMap((one) => [...one.fields, ...(one.former ?? [])]);
  const names = new Map(all.map(({ id, name }) => [id, name]));
  return Object.entries(values).flatMap(([id, value]) => {
    const name = names.get(id);
    return now.has(id) || value === '' || name === undefined ? [] : [{ id, name, value }];
  });
}
