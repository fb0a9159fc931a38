import { diceOf, hashOfSeed, seedOf } from '@moonlit/protocol/fair-dice';
import type { FairDice, SeedStream } from '@moonlit/rules';

/**
 * A table's dice: every session and stream has a seed of its own, derived from the table's secret.
 * The hash of a seed is published before the first roll, the seed after the last.
 *
 * @param committed seeds that were promised before the table came to this server, by stream and
 *   session: `public:3`.
 */
export function fairDice(
  tableSecret: string,
  committed: Readonly<Record<string, string>> = {},
): FairDice {
  const seeds = new Map(Object.entries(committed));

  function seed(stream: SeedStream, session: number): string {
    const key = `${stream}:${session}`;
    const known = seeds.get(key);
    if (known !== undefined) return known;
    const made = seedOf(tableSecret, stream, session);
    seeds.set(key, made);
    return made;
  }

  return {
    seed,
    hash: (stream, session) => hashOfSeed(seed(stream, session)),
    dice: (stream, session, roll) => diceOf(seed(stream, session), roll),
  };
}
