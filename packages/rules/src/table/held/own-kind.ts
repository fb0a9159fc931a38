import type { HeldKind } from './kind';
import { POOL } from './kind';

/** A kind of thing that the people of a table have made up. */
export interface OwnKind {
  id: string;
  /** What they are called, and one of them where that is another word. */
  name: string;
  one: string;
  /** The sides of those that are dice; `null` where they are counted. */
  sides: number | null;
  /** How many somebody has room for, and is refreshed to; `null` is no end. In the pool there is none. */
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
  most: most === null ? undefined : (holder) => (holder === POOL ? undefined : most),
});
