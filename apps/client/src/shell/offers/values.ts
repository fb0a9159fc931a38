import type { Field, Offer, OfferValue } from '@moonlit/rules';

/** What a field holds while it is filled in; `null` where nothing is chosen. */
export type FieldValue = string | number | boolean | string[] | null;

/** What somebody has filled in so far, by field. Untouched fields are absent. */
export type Draft = Record<string, FieldValue>;

/** A field's value: what was typed, if it still fits the field, or its initial value. */
export function fieldValue(field: Field, draft: Draft): FieldValue {
  const typed = draft[field.name];
  switch (field.kind) {
    case 'text':
      return typeof typed === 'string' ? typed : (field.initial ?? '');
    case 'choice': {
      // Nothing is a choice too, where one may be left open.
      const none = typed === null && !field.required;
      const chosen = typeof typed === 'string' ? typed : none ? null : (field.initial ?? null);
      return field.options.some(({ value }) => value === chosen) ? chosen : null;
    }
    case 'choices': {
      const chosen = Array.isArray(typed) ? typed : (field.initial ?? []);
      return field.own
        ? chosen
        : chosen.filter((one) => field.options.some(({ value }) => value === one));
    }
    case 'number': {
      const number = typeof typed === 'number' ? typed : field.initial;
      return Math.min(field.max, Math.max(field.min, number));
    }
    case 'switch':
      return typeof typed === 'boolean' ? typed : field.initial;
    case 'step':
      return null;
  }
}

/**
 * Why a field cannot be sent as it is, in words; `null` when it can.
 *
 * @param typed what stands in it: a number that does not fit is said to be none, and no other one is sent for it.
 */
export function problemOf(field: Field, value: FieldValue, typed?: FieldValue): string | null {
  const label = `“${field.label}”`;
  switch (field.kind) {
    case 'text': {
      const text = String(value ?? '').trim();
      if (field.required && text === '') return `Please fill in ${label}.`;
      return text.length > field.max ? `${label} has at most ${field.max} characters.` : null;
    }
    case 'choice':
      return field.required && value === null ? `Please choose one for ${label}.` : null;
    case 'choices': {
      const count = Array.isArray(value) ? value.length : 0;
      if (count < field.min) return `Please choose at least ${field.min} for ${label}.`;
      return count > field.max ? `Please choose at most ${field.max} for ${label}.` : null;
    }
    case 'number':
      return typeof typed === 'number' && typed !== value
        ? `${label} goes from ${field.min} to ${field.max}.`
        : null;
    case 'switch':
    case 'step':
      return null;
  }
}

/** The command that an offer makes with what was filled in. A choice left open is left out. */
export function commandOf(
  offer: Offer,
  draft: Draft,
): { type: string } & Record<string, OfferValue> {
  const filled: Record<string, OfferValue> = {};
  for (const field of offer.fields ?? []) {
    const value = fieldValue(field, draft);
    if (value !== null) filled[field.name] = typeof value === 'string' ? value.trim() : value;
  }
  return { ...offer.with, ...filled, type: offer.command };
}

/** Whether an offer is about a step of the table: it stands beside the line of the log. */
export function isAboutStep({ fields }: Offer): boolean {
  return fields?.some((field) => field.kind === 'step') ?? false;
}

/** An offer about a step of the table, settled for the step of one line of the log. */
export function atStep<O extends Offer & { key: string }>(offer: O, seq: number): O | null {
  const step = offer.fields?.find((field) => field.kind === 'step');
  if (!step || seq <= step.after) return null;
  return {
    ...offer,
    key: `${offer.key}:${seq}`,
    with: { ...offer.with, [step.name]: seq },
    fields: offer.fields?.filter((field) => field !== step),
  };
}
