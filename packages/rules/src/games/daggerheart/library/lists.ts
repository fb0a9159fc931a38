import { formOf } from './forms';
import type { LibraryForm } from './forms/form';
import { fieldsIn, Source } from './forms/source';
import type { LibraryKind } from './kinds';
import { libraryKinds } from './kinds';
import { PIECE } from './pieces';

/** An entry as it stands in a file. */
export interface Found {
  kind: LibraryKind | 'part' | null;
  /** Where it stands: `adversaries[2]`. */
  place: string;
  value: unknown;
  form: LibraryForm;
}

/** What lists are called, beside the names that they have here. */
const LISTS: Readonly<Record<string, LibraryKind>> = {
  ...Object.fromEntries(libraryKinds.map((kind) => [kind, kind])),
  adversary: 'adversaries',
  monsters: 'adversaries',
  environment: 'environments',
  weapon: 'weapons',
  armor: 'armours',
  armors: 'armours',
  armour: 'armours',
  abilities: 'cards',
  ability: 'cards',
  domaincards: 'cards',
  domaincard: 'cards',
  card: 'cards',
  class: 'classes',
  subclass: 'subclasses',
  ancestry: 'ancestries',
  community: 'communities',
  transformation: 'transformations',
  beastform: 'beastforms',
  item: 'items',
  loot: 'items',
  consumable: 'consumables',
  domain: 'domains',
};

/** The kind that a list, or a file, is called after. */
export function kindCalled(name: string): LibraryKind | null {
  const words = name
    .toLowerCase()
    .replace(/\.\w+$/, '')
    .split(/[^a-z]+/)
    .filter(Boolean);
  const joined = words.join('');
  const known = (word: string): LibraryKind | null =>
    Object.hasOwn(LISTS, word) ? (LISTS[word] ?? null) : null;
  return known(joined) ?? words.map(known).find((kind) => kind !== null) ?? null;
}

/** Fields by which an entry without a heading is known, what is surest first. */
const SIGNS: readonly (readonly [LibraryKind, (entry: Source) => boolean])[] = [
  ['environments', (entry) => has(entry, 'impulses', 'impulse', 'potential_adversaries')],
  [
    'adversaries',
    (entry) =>
      has(
        entry,
        'difficulty',
        'thresholds',
        'threshold_major',
        'thresholdMajor',
        'damageThresholds',
      ) && has(entry, 'hp', 'hitPoints', 'hit_points', 'motives_and_tactics', 'motives', 'motive'),
  ],
  ['weapons', (entry) => has(entry, 'trait') && has(entry, 'damage', 'range')],
  ['armours', (entry) => has(entry, 'base_score', 'baseScore', 'score', 'base_thresholds')],
  ['subclasses', (entry) => has(entry, 'foundations', 'foundation', 'spellcast_trait')],
  ['classes', (entry) => has(entry, 'evasion') && has(entry, 'domain_1', 'domains', 'hp')],
  ['cards', (entry) => has(entry, 'domain') && has(entry, 'level', 'recall', 'recall_cost')],
  ['communities', (entry) => has(entry, 'note') && has(entry, 'feats', 'feature', 'features')],
  ['beastforms', (entry) => has(entry, 'examples', 'advantages')],
  ['ancestries', (entry) => has(entry, 'feats', 'feature', 'features')],
  ['items', (entry) => has(entry, 'roll')],
  ['items', (entry) => has(entry, 'description', 'desc', 'text')],
];

const has = (entry: Source, ...names: readonly string[]): boolean =>
  names.some((name) => entry.has(name));

/** What an entry is: by itself, by the list that it stands in, by the name of its file, by its fields. */
function kindOf(value: unknown, form: LibraryForm, list: LibraryKind | null): Found['kind'] {
  const entry = Source.of(value);
  const said = form.kindOf?.(entry) ?? list;
  if (said !== null) return said;
  if (form.kindOf && fieldsIn(entry.peek('system')).size > 0) return null;
  return SIGNS.find(([, is]) => is(entry))?.[0] ?? null;
}

/** Things around a list that say nothing of it. */
const AROUND =
  /^(?:\$schema|schema|version|form|format|game|system|name|title|author|license|licence|attribution|credits|copyright|meta|metadata|source|description|id|exported\w*)$/i;

/** What is found in a file: entries, what stands around them, and names that are no list. */
export interface Contents {
  found: Found[];
  unknown: string[];
  around: string[];
}

/** All entries of a parsed file, whatever they stand in. */
export function entriesIn(whole: unknown, fileName: string): Contents {
  const named = kindCalled(fileName);
  const contents: Contents = { found: [], unknown: [], around: [] };
  const add = (value: unknown, place: string, list: LibraryKind | null): void => {
    const form = formOf(value);
    const kind = kindOf(value, form, list);
    // In a list without a name, what an entry is says where one looks for it.
    const called = place.startsWith('[') ? `${kind ?? 'entries'}${place}` : place;
    contents.found.push({ kind, place: called, value, form });
  };
  const addAll = (list: readonly unknown[], place: string, kind: LibraryKind | null): void => {
    for (const [index, value] of list.entries()) add(value, `${place}[${index}]`, kind);
  };
  if (Array.isArray(whole)) {
    addAll(whole, '', named);
    return contents;
  }
  const fields = fieldsIn(whole);
  if (isOneEntry(whole)) {
    add(whole, 'The whole', named);
    return contents;
  }
  for (const [name, value] of fields) {
    if (name === PIECE) continue;
    const kind = kindCalled(name);
    const listed = Array.isArray(value);
    const inside = [...fieldsIn(value).values()];
    if (listed && (kind !== null || value.some((one) => fieldsIn(one).size > 0))) {
      addAll(value, name, kind ?? named);
    } else if (listed && value.length === 0) contents.around.push(name);
    else if (kind !== null && inside.length > 0 && inside.every((one) => fieldsIn(one).size > 0)) {
      addAll(inside, name, kind);
    } else if (AROUND.test(name)) contents.around.push(name);
    else contents.unknown.push(name);
  }
  return contents;
}

/** Whether a file is a single entry, as documents of a tabletop are. */
function isOneEntry(value: unknown): boolean {
  const entry = Source.of(value);
  const form = formOf(value);
  if (form.kindOf && form.is(entry)) return true;
  const named = entry.has('name') || entry.has('label');
  return named && SIGNS.some(([kind, is]) => kind !== 'items' && is(entry));
}
