import type { Field } from '../../engine';

/** A field for words that may as well be said aloud: nobody has to write them. */
export const spoken = (
  name: string,
  label: string,
  max = 300,
): Extract<Field, { kind: 'text' }> => ({
  name,
  kind: 'text',
  label,
  max,
  required: false,
});
