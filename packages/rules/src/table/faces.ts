import { z } from 'zod';
import type { Field } from '../engine';

// What faces of several games are put together of (TABLE-243); each game has parts of its own beside these.

/** Hair, which says most of who somebody is. */
export const hairs = [
  'long',
  'bob',
  'short',
  'curls',
  'ponytail',
  'twin-tails',
  'buns',
  'braid',
  'scarf',
] as const;

/** What each hair is called. */
export const hairWords: Readonly<Record<(typeof hairs)[number], string>> = {
  long: 'Long hair',
  bob: 'A bob',
  short: 'Short hair',
  curls: 'Curls',
  ponytail: 'A ponytail',
  'twin-tails': 'Twin tails',
  buns: 'Two buns',
  braid: 'A braid',
  scarf: 'A headscarf',
};

/** How somebody stands. */
export const postures = ['upright', 'defiant', 'reaching', 'folded'] as const;

/** What each posture is called. */
export const postureWords: Readonly<Record<(typeof postures)[number], string>> = {
  upright: 'Upright',
  defiant: 'A fist at the hip',
  reaching: 'An arm held high',
  folded: 'Arms held close',
};

/** A choice of a part of one kind, as a part of a form: it need not be made, and stays as it is where nothing is said. */
export const facePart = <const T extends readonly string[]>(
  label: string,
  parts: T,
  words: Readonly<Record<T[number], string>>,
) => ({
  schema: z.enum(parts).optional(),
  field: (name: string, now: unknown) => partField(name, label, parts, words, now),
});

/** The field of such a choice: nothing is chosen in it beforehand that nobody has chosen. */
export function partField<P extends string>(
  name: string,
  label: string,
  parts: readonly P[],
  words: Readonly<Record<P, string>>,
  now: unknown,
): Field {
  const options = parts.map((value) => ({ value, label: words[value] }));
  const chosen = parts.find((part) => part === now);
  const field = { name, kind: 'choice', label, options, required: false } as const;
  return chosen === undefined ? field : { ...field, initial: chosen };
}
