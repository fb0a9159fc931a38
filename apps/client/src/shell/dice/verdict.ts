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
  /** What was typed in is neither right nor wrong. */
  rolls: (SessionRolls['rolls'][number] & { right: boolean | null })[];
  wrong: number;
  /** How many rolls somebody has typed in. */
  typed: number;
}

/** Works a session's rolls out again. `seen`: the fingerprint that this device saw before. */
export function verdictOn(
  { hash, rolls }: SessionRolls,
  seed: string,
  seen: string | null,
): Verdict {
  const checked = rolls.map((one) => ({
    ...one,
    right: one.typed ? null : fits(seed, one),
  }));
  return {
    sealed: hashOfSeed(seed) === hash,
    sameAsSeen: seen === null ? null : seen === hash,
    complete: rolls.every(({ roll }, index) => roll === index),
    rolls: checked,
    wrong: checked.filter(({ right }) => right === false).length,
    typed: checked.filter(({ right }) => right === null).length,
  };
}

const fits = (seed: string, { roll, sides, faces }: SessionRolls['rolls'][number]): boolean =>
  facesOf(seed, roll, sides ?? faces.map(() => 6)).join() === faces.join();
