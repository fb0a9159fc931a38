import type { WirePatch } from '@moonlit/protocol';
import { audienceOf, inflated, OfferReader, SaidReader } from '@moonlit/protocol/frames';
import type { Diff, Snapshot, ToldDiff, WireSnapshot } from './wire';
import { anyObject, parsePatches } from './wire';

/** Unpacks what comes over one connection, in the order in which it was sent. */
export class Unpacker {
  readonly #offers = new OfferReader();
  readonly #said = new SaidReader();

  constructor(private readonly seat: string) {}

  /** @throws {Error} for what makes no sense after what came before. */
  diff([number, to, told]: ToldDiff): Diff {
    const audience = audienceOf(number, this.seat);
    const read: unknown = number === 0 ? this.#said.read(to, told) : told;
    const patches = typeof told === 'string' ? parsePatches(read) : told;
    return { audience, to, patches: number === 2 ? patches.map(this.#patch) : patches };
  }

  /** @throws {Error} as `diff` does, and for what cannot be inflated. */
  snapshot(told: WireSnapshot): Snapshot {
    const { audience, revision } = told;
    const state = 'deflated' in told ? inflated(told.state) : told.state;
    const read = audience.startsWith('seat:') ? this.#offers.read('', state) : state;
    return { audience, revision, state: anyObject(read) };
  }

  readonly #patch = (patch: WirePatch): WirePatch =>
    patch.length === 2 ? [patch[0], this.#offers.read(patch[0], patch[1])] : patch;
}
