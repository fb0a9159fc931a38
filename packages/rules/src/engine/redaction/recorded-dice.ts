import type { Die, FairDice, SeedStream } from '../dice';

/**
 * Dice that fall as they have fallen: what the events of a step say of its dice. It is an error to ask for
 * what they do not say.
 */
export class RecordedDice implements FairDice {
  constructor(private readonly events: readonly { type: string }[]) {}

  hash(stream: SeedStream): string {
    return this.#said('hashes', 'hash', stream);
  }

  seed(stream: SeedStream): string {
    return this.#said('seeds', 'seed', stream);
  }

  dice(stream: SeedStream, _session: number, roll: number): Die {
    const rolled = this.events
      .map((event) => new Map<string, unknown>(Object.entries(event)))
      .find((of) => of.get('stream') === stream && of.get('roll') === roll);
    const faces: unknown = rolled?.get('faces');
    let next = 0;
    return () => {
      const face: unknown = Array.isArray(faces) ? faces[next] : undefined;
      next += 1;
      return typeof face === 'number' ? face : unknownDice();
    };
  }

  /** What stands for a stream in an event for all of them, or in one for a seat's own. */
  #said(all: string, one: string, stream: SeedStream): string {
    for (const event of this.events) {
      const of = new Map<string, unknown>(Object.entries(event));
      const shared = of.get(all);
      if (typeof shared === 'object' && shared !== null) {
        const said = new Map<string, unknown>(Object.entries(shared)).get(stream);
        if (typeof said === 'string') return said;
      }
      const own = of.get(one);
      if (typeof own === 'string' && `seat:${String(of.get('seat'))}` === stream) return own;
    }
    return unknownDice();
  }
}

function unknownDice(): never {
  throw new Error('No event of this step tells of these dice.');
}
