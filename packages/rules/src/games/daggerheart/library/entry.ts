import type { Feature, Weapon } from '../characters/character';
import type { AdversaryFeature, StatBlock } from '../fight/adversary';

/** The drawer with the table's library: all of it for the GM, what one can take for a player. */
export const LIBRARY = 'library';

/** What a table has written or brought for itself, beside what lies on sheets and on the desk. */
export interface Library {
  weapons: Record<string, LibraryWeapon>;
  cards: Record<string, LibraryCard>;
  classes: Record<string, LibraryClass>;
}

/** The part of the library that lies on the desk, and that nobody knows of before the GM reveals it. */
export interface DeskLibrary {
  adversaries: Record<string, LibraryAdversary>;
  environments: Record<string, LibraryEnvironment>;
}

/** Open kinds first: what is secret must make no difference to the ids of what is open. */
export const openKinds = ['weapons', 'cards', 'classes'] as const;
export const libraryKinds = [...openKinds, 'adversaries', 'environments'] as const;
export type LibraryKind = (typeof libraryKinds)[number];

/** The entries of each kind. */
export interface Entries {
  weapons: LibraryWeapon;
  cards: LibraryCard;
  classes: LibraryClass;
  adversaries: LibraryAdversary;
  environments: LibraryEnvironment;
}

/** What can happen to the library: an entry is put into it, or in the place of what it was, or removed. */
export type LibraryEvent =
  | { type: 'librarySet'; kind: LibraryKind; entry: Entries[LibraryKind] }
  | { type: 'libraryRemoved'; kind: LibraryKind; id: string };

/** An entry as it is read or typed, before it has a place. */
export type Fresh<K extends LibraryKind> = K extends K ? Omit<Entries[K], 'id'> : never;

export interface LibraryWeapon extends Weapon {
  tier: number;
  text: string;
}

export interface LibraryCard extends Feature {
  level: number;
  domain: string;
  /** Spell, ability, grimoire: in the table's words. */
  style: string;
  recall: number;
}

/** A class in words; 0 where it says nothing of a number. */
export interface LibraryClass {
  id: string;
  name: string;
  description: string;
  domains: string;
  evasion: number;
  hp: number;
  features: Omit<Feature, 'id'>[];
}

export interface LibraryAdversary extends StatBlock {
  id: string;
  tier: number;
  description: string;
  features: Omit<AdversaryFeature, 'id'>[];
}

/** A place that acts: what it does costs the GM Fear. */
export interface LibraryEnvironment {
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

/** An environment as the table sees it. */
export interface SeenEnvironment {
  id: string;
  name: string;
  description: string;
}

/** How much a library holds of each kind, and in all: characters that are open, and that lie on the desk. */
export const libraryRoom = {
  weapons: 80,
  cards: 150,
  classes: 20,
  adversaries: 120,
  environments: 40,
  open: 80_000,
  desk: 120_000,
} as const;

/**
 * How long a text may be that is imported at once: a message holds 32,768 characters, and each quote of JSON
 * takes two of them. A larger library comes in several pieces.
 */
export const IMPORT_MOST = 28_000;

/** What every list of an empty import looks like: what the form begins with. */
export const EMPTY_IMPORT = `{${libraryKinds.map((kind) => `\n  "${kind}": []`).join(',')}\n}`;
