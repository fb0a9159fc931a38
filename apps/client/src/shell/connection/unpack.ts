import type { WireDiff } from '@moonlit/protocol';
import { audienceOf, FormReader, offersIn } from '@moonlit/protocol/frames';
import type { Diff, Snapshot } from './wire';

/** Unpacks what comes over one connection, in the order in which it was sent. */
export class Unpacker {
  readonly #forms = new FormReader();

  constructor(private readonly seat: string) {}

  /** @throws {RangeError} for what makes no sense after what came before. */
  diff([number, to, patches]: WireDiff): Diff {
    const audience = audienceOf(number, this.seat);
    if (isSeat(audience)) {
      for (const [path, value] of patches) {
        if (typeof path === 'string') this.#forms.fill(offersIn(path, value));
      }
    }
    return { audience, to, patches };
  }

  /** @throws {RangeError} as `diff` does. */
  snapshot(snapshot: Snapshot): Snapshot {
    if (isSeat(snapshot.audience)) this.#forms.fill(offersIn('', snapshot.state));
    return snapshot;
  }
}

const isSeat = (audience: string): boolean => audience.startsWith('seat:');
