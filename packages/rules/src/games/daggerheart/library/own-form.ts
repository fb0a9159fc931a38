import { rangeWords, traitWords } from '../vocabulary';
import type { Entries, Fresh, Library, Paragraph } from './entry';
import type { LibraryKind } from './kinds';
import { libraryKinds } from './kinds';

/** An entry of a kind with or without the id that it has at a table. */
type Any<K extends LibraryKind> = Fresh<K> | Entries[K];
/** Entries by kind: what was read, or what a table has. */
type Shelves = { readonly [K in LibraryKind]?: readonly Any<K>[] };

const signed = (bonus: number): string => (bonus < 0 ? String(bonus) : `+${bonus}`);
const added = (bonus: number): string => (bonus > 0 ? `+${bonus}` : '');
const typeOf = (damage: 'physical' | 'magical'): string => (damage === 'magical' ? 'mag' : 'phy');

/** The highest number of a threshold says that there is none (`NO_THRESHOLD`). */
const NONE = 99;
const threshold = (value: number): string => (value >= NONE ? 'None' : String(value));
const thresholdsOf = ({ major, severe }: { major: number; severe: number }): string =>
  `${threshold(major)}/${threshold(severe)}`;

/** “2d6+3 phy”; without dice, “3 phy”. */
function damageOf({ dice, die, bonus, damage }: Entries['adversaries']['attack']): string {
  const rolled = dice > 0 ? `${dice}d${die}${added(bonus)}` : String(bonus);
  return `${rolled} ${typeOf(damage)}`;
}

const moreOf = ({ more }: { more?: Paragraph[] }) => (more && more.length > 0 ? { more } : {});

/** What there is of the fields that may say nothing. */
const filled = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) =>
        value !== '' && value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  );

/** A page: all that it has stands under its own name. */
const page = ({ name, tier, line, description, features, ...rest }: Any<'items'>) => ({
  ...filled({ name, line, description, feats: features }),
  ...(tier > 0 ? { tier } : {}),
  ...moreOf(rest),
});

/** How each kind is written, so that it is read as it was. */
const written: { readonly [K in LibraryKind]: (one: Any<K>) => Record<string, unknown> } = {
  adversaries: (one) => ({
    ...filled({
      name: one.name,
      tier: one.tier,
      type: one.kind,
      horde: one.horde,
      description: one.description,
      motives_and_tactics: one.motives,
      difficulty: one.difficulty,
      thresholds: thresholdsOf(one.thresholds),
      hp: one.hp.slots,
      stress: one.stress.slots,
      atk: signed(one.attack.modifier),
      attack: one.attack.name,
      range: rangeWords[one.attack.range],
      damage: damageOf(one.attack),
      direct: one.attack.direct || undefined,
      experience: one.experiences.map(({ name, bonus }) => `${name} +${bonus}`).join(', '),
      physical: one.physical === 'no' ? undefined : one.physical,
      magical: one.magical === 'no' ? undefined : one.magical,
      feats: one.features,
    }),
    ...moreOf(one),
  }),
  environments: (one) => ({
    ...filled({
      name: one.name,
      tier: one.tier,
      type: one.style,
      description: one.description,
      impulses: one.impulses,
      difficulty: one.difficulty,
      feats: one.features,
    }),
    ...moreOf(one),
  }),
  weapons: (one) => ({
    ...filled({
      name: one.name,
      tier: one.tier,
      trait: traitWords[one.trait].name,
      range: rangeWords[one.range],
      damage: `d${one.die}${added(one.bonus)} ${typeOf(one.damage)}`,
      slot: one.slot,
      burden: one.burden,
      text: one.text,
    }),
    ...moreOf(one),
  }),
  armours: (one) => ({
    ...filled({
      name: one.name,
      tier: one.tier,
      score: one.score,
      thresholds: thresholdsOf(one.thresholds),
      text: one.text,
    }),
    ...moreOf(one),
  }),
  cards: ({ name, domain, style, level, recall, text, hope, stress, ...rest }) => ({
    ...filled({ name, domain, type: style, level, recall, text, hope, stress }),
    ...moreOf(rest),
  }),
  classes: ({ name, description, domains, evasion, hp, features, ...rest }) => ({
    ...filled({ name, description, domains, evasion, hp, feats: features }),
    ...moreOf(rest),
  }),
  subclasses: page,
  ancestries: page,
  communities: page,
  transformations: page,
  beastforms: page,
  items: page,
  consumables: page,
  domains: page,
};

const listOf = <K extends LibraryKind>(kind: K, shelves: Shelves): Record<string, unknown>[] =>
  (shelves[kind] ?? []).map((one) => written[kind](one));

/** Entries in the own form, kind by kind (docs/daggerheart-library.md): the ids that they have at a table stay behind. */
export const inLists = (
  shelves: Shelves,
): [kind: LibraryKind, entries: Record<string, unknown>[]][] =>
  libraryKinds
    .map((kind): [LibraryKind, Record<string, unknown>[]] => [kind, listOf(kind, shelves)])
    .filter(([, entries]) => entries.length > 0);

/** A table’s library as a file that another table reads as it was. Empty lists are left out. */
export const libraryFile = (shelves: Shelves): string =>
  JSON.stringify(Object.fromEntries(inLists(shelves)), null, 2);

/** All that a table’s library has, kind by kind. */
export const shelvesOf = (library: Library): Shelves =>
  shelved((kind) => Object.values<Entries[typeof kind]>(library[kind] ?? {}));

const shelved = (all: <K extends LibraryKind>(kind: K) => Entries[K][]): Shelves => ({
  weapons: all('weapons'),
  cards: all('cards'),
  classes: all('classes'),
  armours: all('armours'),
  subclasses: all('subclasses'),
  ancestries: all('ancestries'),
  communities: all('communities'),
  transformations: all('transformations'),
  beastforms: all('beastforms'),
  items: all('items'),
  consumables: all('consumables'),
  domains: all('domains'),
  adversaries: all('adversaries'),
  environments: all('environments'),
});

/** An entry, and the shelf that it lies on. */
type OnShelf = { [K in LibraryKind]: Entries[K] & { readonly shelf: K } }[LibraryKind];

/** Entries that were found one by one, shelf by shelf. */
export function shelvesOfFound(found: readonly OnShelf[]): Shelves {
  const on = <K extends LibraryKind>(kind: K): Entries[K][] =>
    found.flatMap((one) => (isOn(one, kind) ? [one] : []));
  return shelved(on);
}

const isOn = <K extends LibraryKind>(
  one: OnShelf,
  kind: K,
): one is Extract<OnShelf, { shelf: K }> & Entries[K] => one.shelf === kind;
