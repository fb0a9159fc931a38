import type { Field, OfferValue } from '../../engine';
import { refuse } from '../../engine';
import type { CommandSchema, WayToMove } from './way';
import { partOf } from './way';

/** What is not said in a command, and not asked, either: dice of one's own, which the table reads. */
const READ_ELSEWHERE: ReadonlySet<string> = new Set(['type', 'typed']);

/**
 * Refuses a command that fits no way in which it can be made now: every part of it is settled there,
 * asked there and within the bounds of its field, or as its schema has it where nothing is said (TABLE-112).
 */
export function refuseWhatIsNotOffered<C extends { type: string }>(
  schema: CommandSchema,
  command: C,
  about: Readonly<Record<string, OfferValue>>,
  ways: Iterable<WayToMove<C>>,
): void {
  let nearest: string | null = null;
  for (const way of ways) {
    const wrong = misfit(schema, command, about, way);
    if (wrong === null) return;
    if (wrong !== ANOTHER) nearest ??= wrong;
  }
  refuse('not-allowed', nearest ?? 'That is not open now.', {
    instead: 'Choose one of the things that are.',
    rule: 'TABLE-112',
  });
}

/** What a way settles otherwise is meant by another one. */
const ANOTHER = Symbol('another way');
const NOT_ASKED = 'That cannot be said with it now.';

/** Why a command does not fit a way: in a sentence, or because it means another one; `null` where it fits. */
function misfit<C extends { type: string }>(
  schema: CommandSchema,
  command: C,
  about: Readonly<Record<string, OfferValue>>,
  { with: settled = {}, fields }: WayToMove<C>,
): string | typeof ANOTHER | null {
  for (const name of Object.keys(settled)) {
    if (!sameValue(partOf(settled, name), partOf(command, name))) return ANOTHER;
  }
  for (const [name, value] of Object.entries(command)) {
    if (READ_ELSEWHERE.has(name) || Object.hasOwn(about, name)) continue;
    if (Object.hasOwn(settled, name)) continue;
    const field = fields?.find((one) => one.name === name);
    if (field === undefined && sameValue(value, usual(schema, name))) continue;
    const wrong = field ? outOfBounds(field, value) : NOT_ASKED;
    if (wrong !== null) return wrong;
  }
  return null;
}

/** What parts of commands are where nothing is said, as far as it was asked before. */
const usuals = new WeakMap<CommandSchema, Map<string, unknown>>();

/** What a part of a command is where nothing is said. */
function usual(schema: CommandSchema, name: string): unknown {
  const known = usuals.get(schema) ?? new Map<string, unknown>();
  usuals.set(schema, known);
  if (!known.has(name)) {
    const part = new Map(Object.entries(schema.shape)).get(name);
    const parsed = part?.safeParse(undefined);
    known.set(name, parsed?.success ? parsed.data : undefined);
  }
  return known.get(name);
}

/** What is wrong with a value by its field, in a sentence; `null` where it fits. Lengths are the schema's to bound. */
function outOfBounds(field: Field, value: unknown): string | null {
  const { label } = field;
  const one = (wanted: unknown) => field.kind === 'choice' && offers(field.options, wanted);
  switch (field.kind) {
    case 'number':
      if (typeof value === 'number' && value >= field.min && value <= field.max) return null;
      return `“${label}” goes from ${field.min} to ${field.max}.`;
    case 'choice':
      if (one(value) || (!field.required && (value === undefined || value === ''))) return null;
      return `“${label}”: that is none of what there is to choose from.`;
    case 'choices': {
      if (!Array.isArray(value)) return null;
      if (value.length < field.min || value.length > field.max) {
        return `“${label}”: choose ${field.min} to ${field.max}.`;
      }
      if (field.own || value.every((wanted) => offers(field.options, wanted))) return null;
      return `“${label}”: not all of that is there to choose from.`;
    }
    default:
      return null;
  }
}

const offers = (options: readonly { value: string }[], wanted: unknown): boolean =>
  options.some(({ value }) => value === String(wanted));

function sameValue(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
