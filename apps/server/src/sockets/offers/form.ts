import type { LIST as ListMark, VALUE as ValueMark } from '@moonlit/protocol';
import { LIST, VALUE } from '@moonlit/protocol';
import type { Field, FieldOption, Offer } from '@moonlit/rules';

/** A part of a form, before the names of its fields are numbered. */
export type Part =
  | string
  | boolean
  | typeof ValueMark
  | typeof ListMark
  | { readonly [name: string]: Part }
  | readonly Part[];

/** What an offer says beside its form: a value, or a list of options or texts. */
export type Value = { readonly is: unknown } | { readonly list: readonly (FieldOption | string)[] };

/** An offer, taken apart into its form and its values, which are in the order in which the form asks for them. */
export interface Apart {
  readonly form: { readonly [name: string]: Part };
  readonly values: readonly Value[];
}

const known = new WeakMap<Offer, Apart>();

/**
 * Takes an offer apart. What stands in a form is what the code of a release says of a command and of its fields, whatever
 * it is about: all else is a value, so that nobody’s words are ever compared with anybody else’s.
 */
export function apart(offer: Offer): Apart {
  const before = known.get(offer);
  if (before) return before;
  const values: Value[] = [];
  const form = record(offer, (name, value): Part => {
    if (name === 'command' || name === 'place') return String(value);
    if (name === 'fields') return (offer.fields ?? []).map((field) => fieldPart(field, values));
    if (name === 'with' && Object.keys(offer.with).length > 0) {
      return record(offer.with, (_, settled) => valuePart(settled, values));
    }
    return valuePart(value, values);
  });
  const taken = { form, values };
  known.set(offer, taken);
  return taken;
}

/** What of a field belongs to the form. */
const OF_FORM: ReadonlySet<string> = new Set(
  'name kind label hint required multiline folded own'.split(' '),
);

const fieldPart = (field: Field, values: Value[]): Part =>
  record(field, (name, value) => {
    const list = listOf(field, name);
    if (list) {
      values.push({ list });
      return LIST;
    }
    const isOfForm = OF_FORM.has(name) && (typeof value === 'string' || typeof value === 'boolean');
    return isOfForm ? value : valuePart(value, values);
  });

/** What of a field is told once, as a whole. */
function listOf(field: Field, name: string): readonly (FieldOption | string)[] | undefined {
  if (name === 'options' && 'options' in field) return field.options;
  return name === 'suggestions' && 'suggestions' in field ? field.suggestions : undefined;
}

function valuePart(value: unknown, values: Value[]): typeof ValueMark {
  values.push({ is: value });
  return VALUE;
}

/** An object of the same fields, without those that are left out on the wire as well. */
function record(from: object, part: (name: string, value: unknown) => Part): Apart['form'] {
  const fields = Object.entries(from).filter(([, value]) => value !== undefined);
  return Object.fromEntries(fields.map(([name, value]) => [name, part(name, value)]));
}
