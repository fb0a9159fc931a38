import type { Fresh } from '../../library/entry';
import type { LibraryKind } from '../../library/kinds';

/** Content as it is meant, whatever form it is written in: what reading has to come to, number by number. */
export type Model = { readonly [K in LibraryKind]: readonly Fresh<K>[] };

/** How many entries of each kind the second reference document has. */
export const FULL: Readonly<Record<LibraryKind, number>> = {
  adversaries: 264,
  environments: 47,
  weapons: 312,
  armours: 69,
  cards: 210,
  classes: 13,
  subclasses: 26,
  ancestries: 25,
  communities: 15,
  transformations: 6,
  beastforms: 24,
  items: 60,
  consumables: 60,
  domains: 10,
};

/** The same numbers each time, evenly spread: content is made of them, so that no two entries are alike. */
export class Numbers {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** A whole number from `least` to `most`. */
  from(least: number, most: number): number {
    this.#state = (Math.imul(this.#state, 1664525) + 1013904223) >>> 0;
    return least + Math.floor((this.#state / 2 ** 32) * (most - least + 1));
  }

  of<T>(list: readonly T[]): T {
    const found = list[this.from(0, list.length - 1)];
    if (found === undefined) throw new Error('There is nothing to choose from.');
    return found;
  }
}

const HEADS = [
  'Ash',
  'Bramble',
  'Cinder',
  'Dusk',
  'Ember',
  'Fen',
  'Gloam',
  'Hollow',
  'Iron',
  'Jade',
];
const TAILS = [
  'warden',
  'moth',
  'singer',
  'tooth',
  'lantern',
  'reed',
  'keeper',
  'drifter',
  'bell',
  'knot',
];
const WORDS = [
  ...['river', 'old', 'quiet', 'door', 'salt', 'turns', 'behind', 'every', 'lamp', 'and', 'waits'],
  ...[
    'for',
    'a',
    'name',
    'that',
    'nobody',
    'keeps',
    'in',
    'winter',
    'near',
    'far',
    'light',
    'stone',
  ],
];

/** A name that nothing else has: “Ashwarden 12”. */
export const nameAt = (numbers: Numbers, kind: string, at: number): string =>
  `${numbers.of(HEADS)}${numbers.of(TAILS)} ${kind} ${at + 1}`;

/** Words without a meaning, which begin with no price. */
export function wordsOf(numbers: Numbers, many: number): string {
  const words = Array.from({ length: many }, () => numbers.of(WORDS));
  return `The ${words.join(' ')}.`;
}
