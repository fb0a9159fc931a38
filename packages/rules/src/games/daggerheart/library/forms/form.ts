import type { LibraryKind } from '../kinds';
import { plainText, wordsOf } from './plain-text';
import { fieldsIn, isEmpty, Source } from './source';

/** Where a field of the own form stands in another one: under one of some names, or as it is read there. */
export type Field = readonly string[] | ((entry: Source, context: FormContext) => unknown);

/** The fields of one kind of entry, by their names in the own form (docs/daggerheart-library.md). */
export type Fields = Readonly<Record<string, Field>>;

/** What an entry is read beside. */
export interface FormContext {
  /** What stands in the same files under an id: features may lie apart from what has them. */
  part(id: string): unknown;
}

/** A form in which people have content. */
export interface LibraryForm {
  /** What it is called, as one reads it. */
  name: string;
  /** Whether an entry is in it. */
  is(entry: Source): boolean;
  /** What an entry says that it is. */
  kindOf?(entry: Source): LibraryKind | 'part' | null;
  fields: Readonly<Partial<Record<LibraryKind, Fields>>>;
  /** Whether words that have no place of their own are kept as text. */
  keepsWords: boolean;
}

/** A text that has no place of its own, under its name. */
export interface Paragraph {
  name: string;
  text: string;
}

/** An entry in the own form, and what became of its fields (DGH-2006). */
export interface InOwnForm {
  fields: Record<string, unknown>;
  /** What is kept as text, by the names of the file. */
  kept: string[];
  /** What is left out, by the names of the file. */
  left: string[];
}

/** Fields that say nothing to people: ids, pictures, how something is sorted, where it was printed. */
const TECHNICAL =
  /(?:^|\.|\])(?:_?id|_key|_stats|slug|uuid|source|sources|img|image|icon|url|link|page|pdf_page|sort|order|flags|folder|ownership|author|version|license|tags|created\w*|updated\w*|modified\w*)$/i;

/** “potential_adversaries”, “potentialAdversaries” → “Potential adversaries” */
export function asHeading(key: string): string {
  const words = key
    .replace(/[_-]+/g, ' ')
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Reads an entry by the table of its form. */
export function inOwnForm(
  value: unknown,
  form: LibraryForm,
  kind: LibraryKind,
  context: FormContext,
): InOwnForm {
  const source = Source.of(value);
  const fields: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(form.fields[kind] ?? {})) {
    const found = typeof field === 'function' ? field(source, context) : taken(source, field);
    if (!isEmpty(found)) fields[name] = found;
  }
  const kept: string[] = [];
  if (form.keepsWords) {
    const more = [...ownParagraphs(source), ...paragraphsIn(source, kept)];
    const before = fields.more;
    if (more.length > 0) fields.more = [...(Array.isArray(before) ? before : []), ...more];
  }
  return { fields, kept, left: source.unread() };
}

/** A word, a number, or words in a language; the marks of a text are taken away, of a name none. */
function taken(source: Source, names: readonly string[]): unknown {
  const value = source.take(...names);
  if (typeof value === 'string') return plainText(value);
  return typeof value === 'object' && value !== null ? wordsOf(value) : value;
}

/** Paragraphs that the own form has kept before. */
function ownParagraphs(source: Source): Paragraph[] {
  return source.list('more').flatMap((one) => {
    const [name, text] = [wordsOf(one.take('name')), wordsOf(one.take('text'))];
    return name && text ? [{ name, text }] : [];
  });
}

/** What else an entry says in words, field by field. */
function paragraphsIn(source: Source, kept: string[]): Paragraph[] {
  const tops = new Set(source.unread().map((path) => path.replace(/[.[{].*$/s, '')));
  return [...tops].flatMap((key) => {
    if (TECHNICAL.test(key) || key === 'more') return [];
    const value = fieldsIn(source.value).get(key);
    if (!isSaid(value)) return [];
    const text = wordsOf(value);
    if (text === undefined) return [];
    source.take(key);
    kept.push(key);
    return [{ name: asHeading(key), text }];
  });
}

/** Words and numbers, and lists of them: what an object of many fields says, no heading could tell. */
function isSaid(value: unknown): boolean {
  if (typeof value === 'string' || typeof value === 'number') return true;
  if (Array.isArray(value)) return value.every(isSaid);
  const keys = [...fieldsIn(value).keys()];
  return keys.length > 0 && keys.every((key) => SAID.test(key));
}

const SAID = /^(?:[a-z]{2}(?:-[A-Z]{2})?|name|text|desc|description|paragraph|list|question)$/;
