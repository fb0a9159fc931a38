import type { z } from 'zod';
import { fieldsIn } from './forms/source';

/** What stands at a path of an entry in the own form. */
const at = (whole: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inside, part) =>
      Array.isArray(inside) ? inside[Number(part)] : fieldsIn(inside).get(String(part)),
    whole,
  );

const pathOf = (path: readonly PropertyKey[]): string =>
  path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('');

function wordOf(value: unknown): string {
  if (typeof value === 'string') return value === '' ? 'an empty text' : `“${short(value)}”`;
  if (Array.isArray(value)) return `a list of ${value.length}`;
  return typeof value === 'object' && value !== null ? 'what stands there' : String(value);
}

/** As much of a text as fits into a sentence. */
export const short = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

/** What an entry is called, where that can be said: ` (“Ogre”)`. */
export function calledIn(entry: unknown): string {
  const name = fieldsIn(entry).get('name');
  return typeof name === 'string' && name !== '' ? ` (“${short(name)}”)` : '';
}

/** Where something is wrong with an entry, what stands there, and what to do: a sentence for each (DGH-2002). */
export function faultsOf(
  place: string,
  entry: unknown,
  issues: readonly z.core.$ZodIssue[],
): string[] {
  return issues.map((issue) => {
    const value = at(entry, issue.path);
    const is = value === undefined ? 'is missing' : `${wordOf(value)} does not fit`;
    return `${place}${pathOf(issue.path)}${calledIn(entry)}: ${is}. ${issue.message}`;
  });
}
