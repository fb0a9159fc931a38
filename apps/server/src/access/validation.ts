import type { z } from 'zod';
import { cleanInput } from './clean-input';

/**
 * Reads what came from outside: the one gate through which people's words come in, over sockets and
 * HTTP, so each text is cleaned here, once it fits as it was sent: cleaning makes no name good that is
 * refused for what it hides. What does not fit is told in one plain sentence that names the
 * field and nothing of the server's inside; a schema's own messages win.
 *
 * @param asSent leaves the texts as they are: for an envelope whose content is read next.
 */
export function validate<T>(
  schema: z.ZodType<T>,
  value: unknown,
  { asSent = false }: { asSent?: boolean } = {},
): { ok: true; value: T } | { ok: false; message: string; unknownType: boolean } {
  const cleaned = asSent ? value : cleanInput(value);
  const sent = schema.safeParse(value, { error: errorMessage });
  const parsed =
    sent.success && cleaned !== value ? schema.safeParse(cleaned, { error: errorMessage }) : sent;
  if (parsed.success) return { ok: true, value: parsed.data };
  const issue = parsed.error.issues[0];
  return {
    ok: false,
    message: issue?.message ?? 'That cannot be read.',
    unknownType: issue?.code === 'invalid_union' && issue.path.join('.') === 'type',
  };
}

const errorMessage: z.core.$ZodErrorMap = (issue) => {
  const field = nameOf(issue.path ?? []);
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? `${field} is missing.`
        : `${field} must be ${kinds[issue.expected] ?? 'something else'}.`;
    case 'too_big':
      return `${field} is too ${issue.origin === 'string' ? 'long' : 'much'}: at most ${issue.maximum}${unit(issue.origin)}.`;
    case 'too_small':
      if (issue.origin === 'string' && Number(issue.minimum) === 1) return `${field} is empty.`;
      return `${field} is too ${issue.origin === 'string' ? 'short' : 'little'}: at least ${issue.minimum}${unit(issue.origin)}.`;
    case 'unrecognized_keys':
      return `${nameOf([issue.keys[0] ?? ''])} does not belong here.`;
    case 'invalid_value':
      return issue.input === undefined
        ? `${field} is missing.`
        : `${field} is none of the possible values.`;
    case 'invalid_union':
      return issue.path?.at(-1) === 'type'
        ? 'This table does not know that command.'
        : `${field} is none of the possible values.`;
    default:
      return `${field} cannot be read.`;
  }
};

const kinds: Partial<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'yes or no',
  array: 'a list',
  object: 'a set of fields',
  record: 'a set of fields',
};

function unit(origin: string): string {
  if (origin === 'string') return ' characters';
  return origin === 'array' || origin === 'set' ? ' entries' : '';
}

/** A field as a person reads it. It may be an attacker's own word, so it is cut short. */
function nameOf(path: readonly PropertyKey[]): string {
  const name = path.map(String).join('.');
  return name === '' ? 'The message' : `“${name.length > 40 ? `${name.slice(0, 40)}…` : name}”`;
}
