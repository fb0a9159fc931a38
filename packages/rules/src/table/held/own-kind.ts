import type { HeldKind } from './kind';

/** A kind of thing that the people of a table have made up. */
export interface OwnKind {
  id: string;
  /** What they are called, and one of them where that is another word. */
  name: string;
  one: string;
  /** The sides of those that are dice; `null` where they are counted. */
  sides: number | null;
  /** How many one holder has room for, and is refreshed to; `null` is no end. */
  most: number | null;
  /** Anybody may take them from whoever has them. */
  free: boolean;
}

/** The same as the rules of what is held know it. */
export const kindOf = ({ id, name, one, sides, most }: OwnKind): HeldKind => ({
  id,
  one: one || name,
  some: name,
  sides: sides ?? undefined,
  most: most ?? undefined,
});
