import type { PublicValues } from '../../../engine';
import type { HumanityState } from '../state';
import { stats, statWords } from '../vocabulary';
import type { StatDie } from './character';

/** A Stat in words: “d6”, “d6, locked at 4”. */
export const dieInWords = ({ size, lock }: StatDie): string => {
  if (!lock) return `d${size}`;
  return lock.value === null ? `d${size}, locked` : `d${size}, locked at ${lock.value}`;
};

/** What everybody sees of characters, and beats tell changes of. */
export function* characterValues({
  public: { characters },
}: Pick<HumanityState, 'public'>): Iterable<PublicValues> {
  for (const one of Object.values(characters)) {
    yield {
      id: one.id,
      of: one.id,
      from: one,
      values: () => [
        ...stats.flatMap((stat) => {
          const die = one.stats[stat];
          return die ? [{ what: statWords[stat].name, value: dieInWords(die) }] : [];
        }),
        ...(one.tokens === undefined ? [] : [{ what: 'Tokens', value: one.tokens }]),
        ...(one.banked ? [{ what: 'Banked', value: one.banked.count }] : []),
      ],
    };
  }
}
