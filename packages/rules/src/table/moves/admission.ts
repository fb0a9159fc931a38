import type { Field, OfferValue } from '../../engine';
import { refuse } from '../../engine';
import type { CommandSchema, WayToMove } from './way';

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
  const parts = Object.entries(command).filter(
    ([name]) => !READ_ELSEWHERE.has(name) && !Object.hasOwn(about, name),
  );
  let nearest: string | null = null;
  for (const { with: settled = {}, fields = [] } of ways) {
    const fixed = new Map<string, unknown>(Object.entries(settled));
    if (![...fixed].every(([name, value]) => sameValue(value, valueIn(command, name)))) continue;
    const wrong = parts
      .filter(([name]) => !fixed.has(name))
      .map(([name, value]) => {
        const field = fields.find((one) => one.name === name);
        if (field) return outOfBounds(field, value);
        return sameValue(value, usual(schema, name)) ? null : NOT_ASKED;
      })
      .find((why) => why !== null);
    if (wrong === undefined) return;
    nearest ??= wrong;
  }
  refuse('not-allowed', nearest ?? 'That is not open now.', {
    instead: 'Choose one of the things that are.',
    rule: 'TABLE-112',
  });
}

const NOT_ASKED = 'That cannot be said with it now.';

const valueIn = (command: object, name: string): unknown =>
  new Map<string, unknown>(Object.entries(command)).get(name);

/** What a part of a command is where nothing is said. */
function usual(schema: CommandSchema, name: string): unknown {
  const part = new Map(Object.entries(schema.shape)).get(name);
  const parsed = part?.safeParse(undefined);
  return parsed?.success ? parsed.data : undefined;
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
