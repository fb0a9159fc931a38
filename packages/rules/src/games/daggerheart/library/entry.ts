import type { Feature, Weapon } from '../characters/character';
import type { AdversaryFeature, StatBlock } from '../fight/adversary';
import type { LibraryKind, PageKind } from './kinds';
import { libraryKinds } from './kinds';

/** The drawer with the table's library: all of it for the GM, what one can take for a player. */
export const LIBRARY = 'library';
/** The drawer with what is written into it, and brought. */
export const WRITING = 'library-writing';

/** What a table has written or brought for itself, beside what lies on sheets and on the desk. */
export type Library = { [K in LibraryKind]?: Record<string, Entries[K]> };

/** The entries of each kind. */
export interface Entries extends Record<PageKind, LibraryPage> {
  weapons: LibraryWeapon;
  armours: LibraryArmour;
  cards: LibraryCard;
  classes: LibraryClass;
  adversaries: LibraryAdversary;
  environments: LibraryEnvironment;
}

/** What can happen to the library: an entry is put into it, or in the place of what it was, or removed. */
export type LibraryEvent =
  | { type: 'librarySet'; kind: LibraryKind; entry: Entries[LibraryKind] }
  | { type: 'libraryRemoved'; kind: LibraryKind; id: string }
  | { type: 'licenceSet'; text: string };

/** An entry as it is read or typed, before it has a place. */
export type Fresh<K extends LibraryKind> = K extends K ? Omit<Entries[K], 'id'> : never;

/** Words of an entry that no field of it is for, each under its name: “Background questions”. */
export interface Paragraph {
  name: string;
  text: string;
}

/** What any entry may have beside. */
interface WithMore {
  more?: Paragraph[];
}

export interface LibraryWeapon extends Weapon, WithMore {
  tier: number;
  text: string;
  /** “primary”, “two-handed”: in the words of the file. */
  slot?: string;
  burden?: string;
}

export interface LibraryArmour extends WithMore {
  id: string;
  name: string;
  tier: number;
  /** Armour slots. */
  score: number;
  /** Before the level is added. */
  thresholds: { major: number; severe: number };
  text: string;
}

export interface LibraryCard extends Feature, WithMore {
  level: number;
  domain: string;
  /** Spell, ability, grimoire: in the table's words. */
  style: string;
  recall: number;
}

/** A class in words; 0 where it says nothing of a number. */
export interface LibraryClass extends WithMore {
  id: string;
  name: string;
  description: string;
  domains: string;
  evasion: number;
  hp: number;
  features: Omit<Feature, 'id'>[];
}

export interface LibraryAdversary extends StatBlock, WithMore {
  id: string;
  tier: number;
  description: string;
  features: Omit<AdversaryFeature, 'id'>[];
  /** How many of a horde an HP stands for. */
  horde?: number;
}

/** A place that acts: what it does costs the GM Fear. */
export interface LibraryEnvironment extends WithMore {
  id: string;
  name: string;
  tier: number;
  style: string;
  description: string;
  impulses: string;
  /** In words, since some depend on who is there. */
  difficulty: string;
  features: Omit<AdversaryFeature, 'id'>[];
}

/** Something of which a table has words and features, and no number that the rules look at. */
export interface LibraryPage extends WithMore {
  id: string;
  name: string;
  /** 0 where it is of none. */
  tier: number;
  /** What stands beside its name: “Spellcast trait: Agility”. */
  line: string;
  description: string;
  features: PageFeature[];
}

export interface PageFeature {
  name: string;
  text: string;
  /** When one has it: “foundation”, “mastery”. */
  type?: string;
}

/** An environment as the table sees it. */
export interface SeenEnvironment {
  id: string;
  name: string;
  description: string;
}

/** How many entries of each kind a library holds, and how many characters in the open and on the desk. */
export const libraryRoom: Readonly<Record<LibraryKind | 'open' | 'desk', number>> = {
  weapons: 800,
  cards: 600,
  classes: 60,
  armours: 250,
  subclasses: 150,
  ancestries: 120,
  communities: 120,
  transformations: 80,
  beastforms: 150,
  items: 500,
  consumables: 500,
  domains: 60,
  adversaries: 800,
  environments: 200,
  open: 1_000_000,
  desk: 1_000_000,
};

/**
 * How long a text may be that is imported at once: a message holds 32,768 characters, and each quote of JSON
 * takes two of them. A larger library goes in several pieces by itself.
 */
export const IMPORT_MOST = 28_000;

/** How long a file may be that is read, in characters. */
export const FILE_MOST = 8_000_000;

/** What every list of an empty import looks like: what the form begins with. */
export const EMPTY_IMPORT = `{${libraryKinds.map((kind) => `\n  "${kind}": []`).join(',')}\n}`;
