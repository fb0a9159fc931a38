import { z } from 'zod';

/** The fields of commands in which people write in their own words, rather than choose. */
const typed = z.registry<{ typed: true }>();

/** Marks a schema as one of people's own words, so that they can be removed on request. */
export function typedWords<T extends z.ZodType>(schema: T): T {
  typed.add(schema, { typed: true });
  return schema;
}

/** A field of a command that holds text: what it is called, and whether people write it themselves. */
type Visit = (name: string, typed: boolean, value: unknown) => void;

/** The own words in a command, as its schema tells them from names of things and from choices. */
export function wordsIn(schema: z.ZodType, command: unknown): string[] {
  const found: string[] = [];
  walk(schema, '', command, (_name, own, value) => {
    if (own && typeof value === 'string' && value.trim() !== '') found.push(value.trim());
  });
  return found;
}

/** The names of fields that hold people’s own words wherever they occur in a game’s commands. */
export function typedFieldNames(schema: z.ZodType): ReadonlySet<string> {
  const own = new Set<string>();
  const other = new Set<string>();
  walk(schema, '', EVERYTHING, (name, isOwn) => (isOwn ? own : other).add(name));
  return new Set([...own].filter((name) => !other.has(name)));
}

/** Stands for any value: every branch of a schema is visited. */
const EVERYTHING = Symbol('everything');

function walk(schema: z.core.$ZodType, name: string, value: unknown, visit: Visit): void {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const inside = (inner: z.core.$ZodType, part: unknown, called = name) =>
    walk(inner, called, value === EVERYTHING ? EVERYTHING : part, visit);
  switch (def.type) {
    case 'string':
      // Where a text is kept as the list that it was read as, each part is the text.
      for (const part of Array.isArray(value) ? value : [value]) visit(name, isTyped(schema), part);
      return;
    case 'enum':
    case 'literal':
      visit(name, false, value);
      return;
    case 'object':
      for (const [key, inner] of Object.entries(def.shape)) inside(inner, partOf(value, key), key);
      return;
    case 'array':
      if (value === EVERYTHING) inside(def.element, value);
      else if (Array.isArray(value)) for (const part of value) inside(def.element, part);
      return;
    case 'record':
      if (value === EVERYTHING) inside(def.valueType, value);
      else for (const part of Object.values(objectOf(value))) inside(def.valueType, part);
      return;
    case 'union':
      for (const option of def.options) {
        if (value === EVERYTHING || mayBe(option, value)) inside(option, value);
      }
      return;
    case 'pipe':
      inside(def.in, value);
      return;
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'readonly':
    case 'nonoptional':
      inside(def.innerType, value);
  }
}

/** A schema that was made of a marked one is marked as well. */
const isTyped = (schema: z.core.$ZodType): boolean =>
  typed.get(schema as Parameters<typeof typed.get>[0])?.typed === true;

/** Whether a value can be meant by one of several schemas: those of commands differ in their `type`. */
function mayBe(option: z.core.$ZodType, value: unknown): boolean {
  const { def } = (option as z.core.$ZodTypes)._zod;
  if (def.type !== 'object') return true;
  const kind = def.shape.type;
  if (!kind) return true;
  const { def: of } = (kind as z.core.$ZodTypes)._zod;
  return of.type !== 'literal' || of.values.some((one) => one === partOf(value, 'type'));
}

const objectOf = (value: unknown): object =>
  typeof value === 'object' && value !== null ? value : {};

function partOf(value: unknown, key: string): unknown {
  return value === EVERYTHING
    ? value
    : new Map<string, unknown>(Object.entries(objectOf(value))).get(key);
}
