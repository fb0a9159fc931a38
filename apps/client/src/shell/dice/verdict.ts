import type { SessionRolls } from '@moonlit/protocol';
import { facesOf, hashOfSeed } from '@moonlit/protocol/fair-dice';

/** What comes out when a session's dice are worked out again. */
export interface Verdict {
  /** The seed fits the fingerprint that was published before the first roll. */
  sealed: boolean;
  /** The same fingerprint as this device saw then; `null` when it saw none. */
  sameAsSeen: boolean | null;
  /** No number is left out: rolls thrown away in silence would leave a gap. */
  complete: boolean;
  rolls: (SessionRolls['rolls'][number] & { right: boolean })[];
  wrong: number;
}

/** Works a session's rolls out again. `seen`: the fingerprint that this device saw before. */
export function verdictOn(
  { hash, rolls }: SessionRolls,
  seed: string,
  seen: string | null,
): Verdict {
  const checked = rolls.map((one) => ({
    ...one,
    right: facesOf(seed, one.roll, one.sides ?? one.faces.map(() => 6)).join() === one.faces.join(),
  }));
  return {
    sealed: hashOfSeed(seed) === hash,
    sameAsSeen: seen === null ? null : seen === hash,
    complete: rolls.every(({ roll }, index) => roll === index),
    rolls: checked,
    wrong: checked.filter(({ right }) => !right).length,
  };
}
