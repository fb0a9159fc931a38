import type { WireDiff, WirePatch } from '@moonlit/protocol';
import { audienceOf, OfferReader } from '@moonlit/protocol/frames';
import type { Diff, Snapshot } from './wire';

/** Unpacks what comes over one connection, in the order in which it was sent. */
export class Unpacker {
  readonly #offers = new OfferReader();

  constructor(private readonly seat: string) {}

  /** @throws {RangeError} for what makes no sense after what came before. */
  diff([number, to, patches]: WireDiff): Diff {
    const audience = audienceOf(number, this.seat);
    return { audience, to, patches: isSeat(audience) ? patches.map(this.#patch) : patches };
  }

  /** @throws {RangeError} as `diff` does. */
  snapshot(snapshot: Snapshot): Snapshot {
    if (!isSeat(snapshot.audience)) return snapshot;
    const state = this.#offers.read('', snapshot.state);
    return typeof state === 'object' && state !== null ? { ...snapshot, state } : snapshot;
  }

  readonly #patch = (patch: WirePatch): WirePatch =>
    patch.length === 2 ? [patch[0], this.#offers.read(patch[0], patch[1])] : patch;
}

const isSeat = (audience: string): boolean => audience.startsWith('seat:');
