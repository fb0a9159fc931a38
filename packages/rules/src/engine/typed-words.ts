import { z } from 'zod';

/** The fields of commands in which people write in their own words, rather than choose. */
const typed = z.registry<{ typed: true }>();

/** Marks a schema as one of people's own words, so that they can be removed on request. */
export function typedWords<T extends z.ZodType>(schema: T): T {
  typed.add(schema, { typed: true });
  return schema;
}

/**
 * A field of a command that holds text: what it is called, whether people write it themselves, what stands
 * in it, and the way there.
 */
type Visit = (name: string, typed: boolean, value: unknown, path: Path) => void;
type Path = readonly (string | number)[];

/** A text that somebody has typed, and the field that they typed it into. */
export interface Typed {
  name: string;
  /** As it stands there. */
  text: string;
}

/** The own words in a command, as its schema tells them from names of things and from choices. */
export function wordsIn(schema: z.ZodType, command: unknown): string[] {
  return typedIn(schema, command).map(({ text }) => text.trim());
}

/** The fields of a command with own words in them. */
export function typedIn(schema: z.ZodType, command: unknown): Typed[] {
  return [...placesIn(schema, command)].map(([, typed]) => typed);
}

/** A copy of a command with its own words put through `change`, and nothing else. */
export function mapTyped<C>(schema: z.ZodType, command: C, change: (typed: Typed) => string): C {
  let changed: unknown = command;
  for (const [path, typed] of placesIn(schema, command)) {
    const text = change(typed);
    if (text !== typed.text) changed = withText(changed, path, text);
  }
  return changed as C;
}

/** Where own words stand in a command. */
function placesIn(schema: z.ZodType, command: unknown): [Path, Typed][] {
  const found = new Map<string, [Path, Typed]>();
  walk(schema, command, (name, own, text, path) => {
    if (!own || typeof text !== 'string' || text.trim() === '') return;
    found.set(JSON.stringify(path), [path, { name, text }]);
  });
  return [...found.values()];
}

function withText(value: unknown, [key, ...rest]: Path, text: string): unknown {
  if (key === undefined) return text;
  const entries = Object.entries(objectOf(value)).map(([name, part]) => [
    name,
    name === String(key) ? withText(part, rest, text) : part,
  ]);
  return Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries);
}

/** Whether a command is of a kind that a schema knows, whatever its fields. */
export function knowsCommand(schema: z.ZodType, command: { type: string }): boolean {
  const { def } = (schema as z.core.$ZodType as z.core.$ZodTypes)._zod;
  return def.type !== 'union' || def.options.some((option) => mayBe(option, command));
}

/** The names of fields that hold people’s own words wherever they occur in a game’s commands. */
export function typedFieldNames(schema: z.ZodType): ReadonlySet<string> {
  const own = new Set<string>();
  const other = new Set<string>();
  walk(schema, EVERYTHING, (name, isOwn) => (isOwn ? own : other).add(name));
  return new Set([...own].filter((name) => !other.has(name)));
}

/** Stands for any value: every branch of a schema is visited. */
const EVERYTHING = Symbol('everything');

/** @param path the way to the value; what it is called is the last name on it. */
function walk(schema: z.core.$ZodType, value: unknown, visit: Visit, path: Path = []): void {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const name = path.findLast((part) => typeof part === 'string') ?? '';
  const inside = (inner: z.core.$ZodType, part: unknown, ...way: Path) =>
    walk(inner, part, visit, [...path, ...way]);
  const typed = isTyped(schema);
  switch (def.type) {
    case 'string':
      // Where a text is kept as the list that it was read as, each part is the text.
      if (!Array.isArray(value)) visit(name, typed, value, path);
      else for (const [at, part] of value.entries()) visit(name, typed, part, [...path, at]);
      return;
    case 'enum':
    case 'literal':
      visit(name, false, value, path);
      return;
    case 'object':
      for (const [key, inner] of Object.entries(def.shape)) inside(inner, partOf(value, key), key);
      return;
    case 'array':
      if (value === EVERYTHING) inside(def.element, value);
      else if (Array.isArray(value)) {
        for (const [at, part] of value.entries()) inside(def.element, part, at);
      }
      return;
    case 'record':
      if (value === EVERYTHING) inside(def.valueType, value);
      else
        for (const [key, part] of Object.entries(objectOf(value))) inside(def.valueType, part, key);
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
  if (value === EVERYTHING) return value;
  const of = objectOf(value);
  return Object.hasOwn(of, key) ? Reflect.get(of, key) : undefined;
}
