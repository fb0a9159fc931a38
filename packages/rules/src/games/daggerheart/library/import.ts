import type { z } from 'zod';
import type { Fresh } from './entry';
import { libraryRoom } from './entry';
import { calledIn, faultsOf, short } from './faults';
import { entrySchemas } from './format';
import { inOwnForm } from './forms/form';
import { fieldsIn } from './forms/source';
import type { LibraryKind } from './kinds';
import { kindWords, libraryKinds } from './kinds';
import type { Found } from './lists';
import { entriesIn } from './lists';
import { parsedJson } from './parsing';
import type { WhichPiece } from './pieces';
import { whichPiece } from './pieces';

/** What an import brings, of each kind. */
export type Brought = { [K in LibraryKind]: Fresh<K>[] };

/** A file that somebody brings; a text that was pasted has no name. */
export interface LibraryFile {
  name: string;
  text: string;
}

/** What came of reading: everything that the files hold is brought, kept as text, or named. */
export interface Reading {
  brought: Brought;
  /** The forms that were recognised, as one reads them. */
  forms: string[];
  /** What could not be read, with its place and reason: each keeps out itself and nothing else. */
  faults: string[];
  /** What was done that nobody would expect, such as a second name. */
  notes: string[];
  /** Fields of the files that are kept as text, by their names. */
  kept: string[];
  /** Fields of the files that are left out, by their names. */
  left: string[];
  /** Which piece of an import it is, where it is one. */
  piece?: WhichPiece;
}

/** How many entries there are in all. */
export const countOf = (brought: Brought): number =>
  libraryKinds.reduce((sum, kind) => sum + brought[kind].length, 0);

/** Reads a text that somebody has pasted or brought as one file. */
export function readImport(text: string): Reading {
  const reading = readFiles([{ name: '', text }]);
  const piece = /^\{"\$piece":(\{[^{}]{0,80}\})/.exec(text)?.[1];
  const which = piece === undefined ? null : whichPiece.safeParse(standingIn(piece));
  return which?.success ? { ...reading, piece: which.data } : reading;
}

function standingIn(text: string): unknown {
  const parsed = parsedJson(text);
  return 'value' in parsed ? parsed.value : undefined;
}

/** Reads files in any form that is known, each entry by itself (DGH-2002, 2006). */
export function readFiles(files: readonly LibraryFile[]): Reading {
  const faults: string[] = [];
  const notes: string[] = [];
  const left = new Set<string>();
  const found: Found[] = [];
  for (const { name, text } of files) {
    const where = files.length > 1 ? `${name}: ` : '';
    const parsed = parsedJson(text);
    if (parsed.fault) faults.push(`${where}${parsed.fault}`);
    if (!('value' in parsed)) continue;
    const contents = entriesIn(parsed.value, name);
    found.push(...contents.found.map((one) => ({ ...one, place: `${where}${one.place}` })));
    for (const key of contents.around) left.add(key);
    if (contents.unknown.length > 0) {
      const keys = contents.unknown.map((key) => `“${short(key)}”`).join(', ');
      faults.push(`${where}${keys}: there is no such list. Write ${libraryKinds.join(', ')}.`);
    } else if (contents.found.length === 0 && !isEmptyLibrary(parsed.value)) {
      faults.push(`${where}${NOTHING}`);
    }
  }
  return { ...readAll(found, faults, notes, left), faults, notes };
}

const NOTHING =
  'This is nothing that a library of Daggerheart is made of. Write lists in curly brackets: { "adversaries": [ … ] }.';

/** An object whose lists are empty has nothing wrong. */
const isEmptyLibrary = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  [...fieldsIn(value).values()].every((one) => Array.isArray(one) || typeof one === 'string');

function readAll(
  found: readonly Found[],
  faults: string[],
  notes: string[],
  leftOut: ReadonlySet<string>,
): Pick<Reading, 'brought' | 'forms' | 'kept' | 'left'> {
  const [forms, kept, left] = [new Set<string>(), new Set<string>(), new Set(leftOut)];
  const parts = partsOf(found);
  const arriving = new Arriving(faults, notes);
  for (const { kind, place, value, form } of found) {
    if (kind === 'part') continue;
    if (kind === null) {
      faults.push(
        `${place}${calledIn(value)}: it is nothing that a library holds. It is left out.`,
      );
      continue;
    }
    forms.add(form.name);
    const own = inOwnForm(value, form, kind, parts);
    const issues = arriving.read(kind, own.fields, place);
    if (issues) {
      faults.push(...faultsOf(place, own.fields, issues));
      continue;
    }
    for (const name of own.kept) kept.add(name);
    for (const name of own.left) left.add(short(name));
  }
  const apart = parts.unused();
  if (apart > 0) notes.push(`${apart} features that nothing in these files names were left out.`);
  return { brought: arriving.brought, forms: [...forms], kept: [...kept], left: [...left] };
}

/** What lies apart from what has it, by id; it counts which of it was asked for. */
function partsOf(found: readonly Found[]): { part(id: string): unknown; unused(): number } {
  const byId = new Map(
    found.flatMap(({ kind, value }) => {
      const id = kind === 'part' ? fieldsIn(value).get('_id') : undefined;
      return typeof id === 'string' ? [[id, value] as const] : [];
    }),
  );
  const asked = new Set<string>();
  return {
    part(id) {
      if (byId.has(id)) asked.add(id);
      return byId.get(id);
    },
    unused: () => found.filter(({ kind }) => kind === 'part').length - asked.size,
  };
}

/** An entry of which the name is known to be one. */
type Named<K extends LibraryKind> = Fresh<K> & { name: string };

/** How each kind is read, by its kind. */
const schemas: { [K in LibraryKind]: z.ZodType<Named<K>> } = entrySchemas;

/** Entries as they come: two of one name are told apart, the same one twice is taken once. */
class Arriving {
  readonly brought: Brought = nothing();
  /** What has come under a name, by its kind. */
  readonly #known = new Map<string, string>();
  readonly #full = new Set<LibraryKind>();

  constructor(
    private readonly faults: string[],
    private readonly notes: string[],
  ) {}

  /** Takes an entry in the own form; or says what is wrong with it. */
  read<K extends LibraryKind>(
    kind: K,
    fields: object,
    place: string,
  ): readonly z.core.$ZodIssue[] | null {
    const read = schemas[kind].safeParse(fields);
    if (!read.success) return read.error.issues;
    this.#add(kind, read.data, `${place} (“${short(read.data.name)}”)`);
    return null;
  }

  #add<K extends LibraryKind>(kind: K, entry: Named<K>, called: string): void {
    const written = JSON.stringify(entry);
    if (this.#known.get(keyIn(kind, entry.name)) === written) {
      this.notes.push(`${called} stands there twice, the same: it comes in once.`);
      return;
    }
    if (this.brought[kind].length >= libraryRoom[kind]) {
      this.#tellFull(kind, called);
      return;
    }
    const name = this.#freeName(kind, entry.name);
    if (name !== entry.name) {
      this.notes.push(
        `${called} stands there twice, and not the same: the second is “${name}” here.`,
      );
    }
    this.#known.set(keyIn(kind, name), written);
    this.brought[kind].push({ ...entry, name });
  }

  #tellFull(kind: LibraryKind, called: string): void {
    if (this.#full.has(kind)) return;
    this.#full.add(kind);
    const many = `${libraryRoom[kind]} ${kindWords[kind][1]}`;
    this.faults.push(
      `${called}: a library has room for ${many}. It is left out, and all that follow.`,
    );
  }

  #freeName(kind: LibraryKind, name: string): string {
    if (!this.#known.has(keyIn(kind, name))) return name;
    for (let number = 2; ; number += 1) {
      const other = `${name.slice(0, 54)} (${number})`;
      if (!this.#known.has(keyIn(kind, other))) return other;
    }
  }
}

/** Names that differ by capitals alone are one. */
const keyIn = (kind: LibraryKind, name: string): string => `${kind}/${name.toLowerCase()}`;

const nothing = (): Brought => ({
  weapons: [],
  cards: [],
  classes: [],
  armours: [],
  subclasses: [],
  ancestries: [],
  communities: [],
  transformations: [],
  beastforms: [],
  items: [],
  consumables: [],
  domains: [],
  adversaries: [],
  environments: [],
});
