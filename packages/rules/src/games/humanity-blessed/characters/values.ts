import type { PublicValue, PublicValues } from '../../../engine';
import type { HumanityState } from '../state';
import { stats, statWords } from '../vocabulary';
import type { Character, StatDie } from './character';

/** A Stat in words: “d6”, “d6, locked at 4”. */
export const dieInWords = ({ size, lock }: StatDie): string => {
  if (!lock) return `d${size}`;
  return lock.value === null ? `d${size}, locked` : `d${size}, locked at ${lock.value}`;
};

/** What everybody sees of characters, and beats tell changes of. */
export const characterValues = ({
  public: { characters },
}: Pick<HumanityState, 'public'>): PublicValues[] =>
  Object.values(characters).map((one) => ({
    id: one.id,
    of: one.id,
    from: one,
    values: () => valuesOf(one),
  }));

function valuesOf({ stats: sheet, tokens, banked }: Character): PublicValue[] {
  const values: PublicValue[] = [];
  for (const stat of stats) {
    const die = sheet[stat];
    if (die) values.push({ what: statWords[stat].name, value: dieInWords(die) });
  }
  if (tokens !== undefined) values.push({ what: 'Tokens', value: tokens });
  if (banked) values.push({ what: 'Banked', value: banked.count });
  return values;
}
