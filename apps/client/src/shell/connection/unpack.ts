import type { WireDiff, WirePatch } from '@moonlit/protocol';
import { audienceOf, inflated, OfferReader } from '@moonlit/protocol/frames';
import type { Diff, Snapshot, WireSnapshot } from './wire';

/** Unpacks what comes over one connection, in the order in which it was sent. */
export class Unpacker {
  readonly #offers = new OfferReader();

  constructor(private readonly seat: string) {}

  /** @throws {RangeError} for what makes no sense after what came before. */
  diff([number, to, patches]: WireDiff): Diff {
    const audience = audienceOf(number, this.seat);
    return { audience, to, patches: isSeat(audience) ? patches.map(this.#patch) : patches };
  }

  /** @throws {RangeError} as `diff` does, and for what cannot be inflated. */
  snapshot(told: WireSnapshot): Snapshot {
    const { audience, revision } = told;
    const state = 'deflated' in told ? inflated(told.state) : told.state;
    const read = isSeat(audience) ? this.#offers.read('', state) : state;
    if (typeof read === 'object' && read !== null) return { audience, revision, state: read };
    throw new RangeError('This is no state.');
  }

  readonly #patch = (patch: WirePatch): WirePatch =>
    patch.length === 2 ? [patch[0], this.#offers.read(patch[0], patch[1])] : patch;
}

const isSeat = (audience: string): boolean => audience.startsWith('seat:');
