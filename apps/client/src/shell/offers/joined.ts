import type { Field } from '@moonlit/rules';
import type { FieldValue } from './values';

/**
 * Two people’s values of a field as one: what one has added since one began, after the other’s words.
 * `null` where there is no room for both.
 */
export function joined(
  field: Field,
  { theirs, mine, began }: Record<'theirs' | 'mine' | 'began', FieldValue>,
): FieldValue {
  if (field.kind === 'choices') {
    if (!Array.isArray(theirs) || !Array.isArray(mine)) return null;
    const both = [...new Set([...theirs, ...mine])];
    return both.length > field.max ? null : both;
  }
  if (field.kind !== 'text') return null;
  const [other, own, first] = [theirs, mine, began].map((words) => String(words ?? '').trim());
  const added = first && own?.startsWith(first) ? own.slice(first.length).trim() : own;
  const text = [other, added].filter(Boolean).join(field.multiline ? '\n' : ' ');
  return text.length > field.max ? null : text;
}
