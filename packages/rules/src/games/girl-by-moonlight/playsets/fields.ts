import type { FieldOption } from '../../../engine';
import { spoken } from '../spoken';
import { titled } from '../vocabulary';

/** Why somebody does something by hand. */
export const reasonField = spoken('reason', 'Why?');

/** Words of the book as a field’s options. */
export const asOptions = (words: readonly string[]): FieldOption[] =>
  words.map((word) => ({ value: word, label: titled(word) }));
