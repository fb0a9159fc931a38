import type { DiceStream, FairDice } from '../engine';

/**
 * Dice that fall as a test says. Without others to fall back on, running out of given faces is an
 * error, so that none is guessed.
 */
export class GivenDice implements FairDice {
  readonly #faces: number[] = [];

  constructor(private readonly otherwise?: FairDice) {}

  /** The next faces, in the order in which they will be rolled. */
  next(...faces: number[]): void {
    this.#faces.push(...faces);
  }

  /** Faces that nobody has rolled yet; a test that ends with some has misread the rules. */
  get left(): readonly number[] {
    return this.#faces;
  }

  hash(stream: string, session: number): string {
    return `hash of ${stream} ${session}`;
  }

  seed(stream: string, session: number): string {
    return `seed of ${stream} ${session}`;
  }

  roll(stream: DiceStream, session: number, roll: number, count: number): number[] {
    if (this.#faces.length === 0 && this.otherwise) {
      return this.otherwise.roll(stream, session, roll, count);
    }
    if (this.#faces.length < count) {
      throw new Error(`${count} dice are rolled, but only ${this.#faces.length} faces were given.`);
    }
    return this.#faces.splice(0, count);
  }

  /** Goes back to the faces there were before a command that was refused. */
  restore(faces: readonly number[]): void {
    this.#faces.splice(0, this.#faces.length, ...faces);
  }
}
