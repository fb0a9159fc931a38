import { z } from 'zod';
import type { Field, FieldOption } from '../engine';
import { needed, typedUpTo } from './command';
import { choiceField, numberField, textField } from './fields';

// Parts of commands that a form asks for: the bounds of each stand once, for its schema and for its field.

/** A part of a command: its schema, and its field as it begins with what is there now. */
interface Asked<Z extends z.ZodType = z.ZodType> {
  readonly schema: Z;
  field(name: string, now: unknown): Field;
}

/** Words that may be missing: a word or two, a sentence, or a text. */
export const words = (label: string, most = 80) => ({
  schema: typedUpTo(most).default(''),
  field: (name: string, now: unknown) => textField(name, label, most, now ? String(now) : ''),
});

/** What something is called. */
export const named = (label = 'Name', most = 60) => ({
  schema: needed(most),
  field: (name: string, now: unknown) => textField(name, label, most, now ? String(now) : '', true),
});

export const number = (label: string, max: number, min = 0) => ({
  schema: z.int().min(min).max(max),
  field: (name: string, now: unknown) => numberField(name, label, max, Number(now ?? min), min),
});

export const flag = (label: string) => ({
  schema: z.boolean(),
  field: (name: string, now: unknown): Field => ({
    name,
    kind: 'switch',
    label,
    initial: now === true,
  }),
});

export const oneOf = <const T extends readonly string[]>(
  label: string,
  values: T,
  options: FieldOption[],
) => ({
  schema: z.enum(values),
  field: (name: string, now: unknown) =>
    choiceField(name, label, options, now === undefined ? undefined : String(now)),
});

/** A part that is as usual where nothing is said. */
export const usually = <Z extends z.ZodType>(
  usual: z.core.util.NoUndefined<z.output<Z>>,
  { schema, field }: Asked<Z>,
) => ({
  schema: z._default(schema, usual),
  field: (name: string, now: unknown = usual) => field(name, now),
});

/** A part that is seldom filled in, below the others. */
export const folded = <Z extends z.ZodType>({ schema, field }: Asked<Z>) => ({
  schema,
  field: (name: string, now: unknown): Field => ({ ...field(name, now), folded: true }),
});

/** Words that stay as they are where nothing is said. */
export const kept = (label: string, most = 80) => ({
  schema: typedUpTo(most).optional(),
  field: words(label, most).field,
});

/** What was said of a form whose parts stay as they are where nothing is. */
export const said = <T extends object>(parts: T) =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

/** A form: the shape of what it asks for, and its fields as they begin with what is there now. */
export function form<P extends Readonly<Record<string, Asked>>>(parts: P) {
  const all = Object.entries(parts);
  return {
    parts,
    shape: Object.fromEntries(all.map(([name, { schema }]) => [name, schema])) as {
      [K in keyof P]: P[K]['schema'];
    },
    fields: (now: { readonly [K in keyof P]?: unknown } = {}): Field[] =>
      all.map(([name, { field }]) => field(name, now[name])),
  };
}
