import type { Field, FieldOption } from '../../../engine';
import { titled } from '../vocabulary';

/** A field for a sentence that nobody has to say. */
export const wordsField = (name: string, label: string): Field => ({
  name,
  kind: 'text',
  label,
  max: 300,
  required: false,
});

/** Why somebody does something by hand. */
export const reasonField = wordsField('reason', 'Why?');

/** Words of the book as a field’s options. */
export const asOptions = (words: readonly string[]): FieldOption[] =>
  words.map((word) => ({ value: word, label: titled(word) }));
