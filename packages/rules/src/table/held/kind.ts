import type { SeatId } from '../../engine';

/** A kind of thing that people hold: counted, such as favours, or dice that keep a value, such as blessings. */
export interface HeldKind {
  /** Tells it from the others of the table, for as long as campaigns are kept. */
  readonly id: string;
  /** What one of them is called in a sentence, and several: “favour”, “favours”. */
  readonly one: string;
  readonly some: string;
  /** They are dice: so many sides have those that are rolled. Without, they are counted. */
  readonly sides?: number | undefined;
  /** How many one holder has room for; what comes beyond that is lost. Without, as many as there is room for at all. */
  readonly most?: number | ((holder: string) => number | undefined) | undefined;
  /** How many a refresh brings one to, where that is not the most. */
  readonly refresh?: number | ((holder: string) => number | undefined) | undefined;
  /** On these faces a die that is gained brings one more, which is rolled as well; each keeps its own value. */
  readonly bringsMore?: readonly number[] | undefined;
}

/** Who or what may hold something: a seat, a character, a card, or the pool. */
export interface Holder {
  readonly id: string;
  /** As it stands in the middle of a sentence. */
  readonly name: string;
  /** Who decides about what it holds; `null` is everybody. */
  readonly seat: SeatId | null;
  /** Nobody is there to be given anything. */
  readonly away?: true | undefined;
}

/** The holder that is nobody: what it holds is the whole table’s. */
export const POOL = 'pool';

/** A die that somebody holds. */
export interface HeldDie {
  id: string;
  sides: number;
  /** From 1 to its sides. */
  value: number;
  /** It is held only for now; see `Held.passing`. */
  passing?: true;
}

/** What one holder has of a kind. */
export interface Held {
  count: number;
  /** So many of them are held only for now: until the scene, the fight or whatever gave them is over. */
  passing?: number;
  /** The dice themselves, in the order in which they came. */
  dice?: HeldDie[];
}

/** How much one holder has room for, whatever a kind says; and how many come at once. */
export const heldBounds = { count: 999, dice: 40, atOnce: 20 } as const;

/** How many of a kind a holder has room for. */
export function mostOf({ most, sides }: Pick<HeldKind, 'most' | 'sides'>, holder: string): number {
  const bound = sides === undefined ? heldBounds.count : heldBounds.dice;
  return Math.max(0, Math.min(bound, valueFor(most, holder) ?? bound));
}

/** The same where the kind says a number of its own; `null` where it does not. */
export const limitOf = (kind: Pick<HeldKind, 'most' | 'sides'>, holder: string): number | null =>
  valueFor(kind.most, holder) === undefined ? null : mostOf(kind, holder);

/** How many a refresh brings a holder to; `null` where the kind has no such number. */
export function refreshOf(kind: HeldKind, holder: string): number | null {
  const to = valueFor(kind.refresh, holder) ?? valueFor(kind.most, holder);
  return to === undefined ? null : Math.max(0, Math.min(mostOf(kind, holder), to));
}

const valueFor = (value: HeldKind['most'], holder: string): number | undefined =>
  typeof value === 'function' ? value(holder) : value;
