import { community, pack } from './community';
import { exchange, forge } from './forge';
import type { LibraryForm } from './form';
import { foundry } from './foundry';
import { nested } from './nested';
import { Source } from './source';

/** All forms that are known, what is surest first; the last one fits anything. */
const forms: readonly LibraryForm[] = [foundry, nested, exchange, forge, pack, community];

/** The form that an entry is in: each is recognised by itself, so that one file may have several. */
export function formOf(value: unknown): LibraryForm {
  const entry = Source.of(value);
  return forms.find((form) => form.is(entry)) ?? community;
}
