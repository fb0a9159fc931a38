import type { z } from 'zod';
import type { Fresh, LibraryKind } from './entry';
import { libraryKinds } from './entry';
import { fieldsOf, importSchema } from './format';

/** What an import brings, of each kind. */
export type Brought = { [K in LibraryKind]: Fresh<K>[] };

/** A whole import, with the fields that there is no place for; or what is wrong, a sentence for each fault. */
export type Read = { brought: Brought; left: string[] } | { faults: string[] };

/** The most faults that are told at once. */
const FAULTS = 12;

/** Reads an import: all of it, or nothing (DGH-2002). */
export function readImport(text: string): Read {
  const parsed = parsedJson(text);
  if ('fault' in parsed) return { faults: [parsed.fault] };
  const whole = underItsName(parsed.value);
  const read = importSchema.safeParse(whole);
  if (!read.success) return { faults: told(read.error.issues, whole) };
  const { $schema: _, ...brought } = read.data;
  const faults = libraryKinds.flatMap((kind) => twice(kind, brought[kind]));
  return faults.length > 0 ? { faults } : { brought, left: leftOut(whole) };
}

/** What an import brought, where it could be read. */
export function broughtBy({ text }: { text: string }): Brought | null {
  const read = readImport(text);
  return 'brought' in read ? read.brought : null;
}

function parsedJson(text: string): { value: unknown } | { fault: string } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    const at = /position (\d+)/.exec(String(error))?.[1];
    const before = text.slice(0, at === undefined ? text.length : Number(at)).split('\n');
    const where =
      at === undefined
        ? 'before its end'
        : `at line ${before.length}, character ${(before.at(-1)?.length ?? 0) + 1}`;
    return {
      fault: `The text is no JSON: it breaks off ${where}. Mend it there; a comma or a bracket may be missing, or the text was cut off.`,
    };
  }
}

/** Many files are one list without a name: which it is, its first entry says. */
function underItsName(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  const first = new Set(Object.keys(objectOf(value[0])));
  const kind = signs.find(([, fields]) => fields.every((field) => first.has(field)))?.[0];
  return kind ? { [kind]: value } : value;
}

const signs: readonly (readonly [LibraryKind, readonly string[]])[] = [
  ['adversaries', ['difficulty', 'hp']],
  ['environments', ['impulses']],
  ['weapons', ['trait', 'damage']],
  ['cards', ['domain', 'level']],
];

/** Where something is wrong, what stands there, and what to do. */
function told(issues: readonly z.core.$ZodIssue[], whole: unknown): string[] {
  const all = issues.map((issue) => {
    if (issue.code === 'unrecognized_keys') {
      const keys = issue.keys.map((key) => `“${short(key)}”`).join(', ');
      return `${keys}: there is no such list. Write ${libraryKinds.join(', ')}.`;
    }
    const value = at(whole, issue.path);
    const is = value === undefined ? 'is missing' : `${wordOf(value)} does not fit`;
    return `${placeOf(whole, issue.path)}: ${is}. ${issue.message}`;
  });
  const more = all.length - FAULTS;
  return more > 0 ? [...all.slice(0, FAULTS), `And ${more} more like these.`] : all;
}

/** `adversaries[2].hp (“Ogre”)` */
function placeOf(whole: unknown, path: readonly PropertyKey[]): string {
  const place = path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
  const { name } = objectOf(at(whole, path.slice(0, 2)));
  const called = path.length > 2 && typeof name === 'string' ? ` (“${short(name)}”)` : '';
  return `${place || 'The whole'}${called}`;
}

const at = (whole: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inside, part) => objectOf(inside)[String(part)], whole);

function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value))
    : {};
}

function wordOf(value: unknown): string {
  if (typeof value === 'string') return value === '' ? 'an empty text' : `“${short(value)}”`;
  if (Array.isArray(value)) return `a list of ${value.length}`;
  return typeof value === 'object' && value !== null ? 'what stands there' : String(value);
}

const short = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

/** Two of one name could not be told apart. */
function twice(kind: LibraryKind, entries: readonly { name: string }[]): string[] {
  const seen = new Set<string>();
  return entries.flatMap(({ name }, index) => {
    const key = name.toLowerCase();
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    return [`${kind}[${index}].name: “${short(name)}” stands there twice. Give one another name.`];
  });
}

/** The fields that entries have beside those that a library keeps. */
function leftOut(whole: unknown): string[] {
  const all = libraryKinds.flatMap((kind) => {
    const entries = Object.values(objectOf(objectOf(whole)[kind]));
    const known = new Set(fieldsOf[kind]);
    return entries.flatMap((one) => Object.keys(objectOf(one)).filter((key) => !known.has(key)));
  });
  return [...new Set(all)].map(short);
}
