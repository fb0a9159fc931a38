import type { Die, FairDice } from '@moonlit/rules/engine';

/** Faces of 32 random bits: those beyond the last whole round of them would make small faces likelier. */
const BITS_32 = 2 ** 32;

/** One face of a die, by the browser's own source of chance. */
export function randomFace(sides: number): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn < BITS_32 - (BITS_32 % sides) ? 1 + (drawn % sides) : randomFace(sides);
}

/**
 * Dice for a table in the page. They fall as the browser's chance has it, but for faces that were set before.
 * Nothing proves them to anybody: whoever plays alone has nobody to prove them to.
 */
export class LocalDice implements FairDice {
  #set: readonly number[] = [];

  /** What the dice of the next roll show, one after the other; what is not set falls as it likes. */
  set(faces: readonly number[]): void {
    this.#set = faces;
  }

  hash(): string {
    return '';
  }

  seed(): string {
    return '';
  }

  dice(): Die {
    const set = [...this.#set];
    this.#set = [];
    return (sides) => {
      const face = set.shift();
      return face !== undefined && face <= sides ? face : randomFace(sides);
    };
  }
}
