import type { Die, FairDice, SeedStream } from '../engine';

/**
 * Dice that fall as a test says. Without others to fall back on, running out of given faces is an
 * error, so that none is guessed.
 */
export class GivenDice implements FairDice {
  readonly #faces: number[] = [];

  /** @param otherwise dice that fall where no faces are given. */
  constructor(public otherwise?: FairDice) {}

  /** The next faces, in the order in which they will be rolled. */
  next(...faces: number[]): void {
    this.#faces.push(...faces);
  }

  /** Faces that nobody has rolled yet. */
  get left(): readonly number[] {
    return this.#faces;
  }

  /**
   * Demands that all faces were rolled, at the end of a command: one that is left says that a test has misread the
   * rules, or that the rules have forgotten a die.
   */
  used(): void {
    if (this.#faces.length === 0) return;
    throw new Error(`Nobody has rolled ${this.#faces.join(', ')}.`);
  }

  hash(stream: string, session: number): string {
    return `hash of ${stream} ${session}`;
  }

  seed(stream: string, session: number): string {
    return `seed of ${stream} ${session}`;
  }

  dice(stream: SeedStream, session: number, roll: number): Die {
    if (this.#faces.length === 0 && this.otherwise) {
      return this.otherwise.dice(stream, session, roll);
    }
    return (sides) => {
      const face = this.#faces.shift();
      if (face === undefined) throw new Error('More dice are rolled than faces were given.');
      if (face > sides) throw new Error(`A die of ${sides} sides cannot show ${face}.`);
      return face;
    };
  }

  /** Goes back to the faces there were before a command that was refused. */
  restore(faces: readonly number[]): void {
    this.#faces.splice(0, this.#faces.length, ...faces);
  }
}
