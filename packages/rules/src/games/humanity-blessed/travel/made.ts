import type { Character } from '../characters/character';
import { makingSteps } from '../characters/character';
import { newCharacter } from '../characters/making';
import type { HumanityState } from '../state';
import type { Stat } from '../vocabulary';
import { coreStats, statWords } from '../vocabulary';
import type { HumanitySheet } from './sheet';

/** Somebody who comes, as their player would have written them down here: nothing is locked, and nothing held. */
export function arrived(
  state: HumanityState,
  sheet: HumanitySheet,
  seat: string,
  newId: (prefix: string) => string,
): Character {
  const blank = newCharacter(state, { id: newId('character'), owner: seat, name: sheet.name });
  const { pronouns, age, looks, backstory, sizes, banked } = sheet;
  const stats: Character['stats'] = { ...blank.stats };
  for (const stat of Object.keys(blank.stats) as Stat[]) {
    const size = sizes[stat];
    if (size !== undefined) stats[stat] = { size, lock: null };
  }
  const { hardware } = stats;
  return {
    ...blank,
    ...{ pronouns, age, looks, backstory, stats },
    highest: sheet.highest ?? null,
    motivation: sheet.motivation ?? null,
    dedication: sheet.dedication ?? null,
    ...(sheet.wasLost ? { wasLost: true as const } : {}),
    ...(banked > 0 ? { banked: { count: banked, from: {} } } : {}),
    ...(sheet.larger ? { larger: { used: sheet.larger } } : {}),
    ...(hardware ? { tokens: hardware.size / 2 } : {}),
    aptitudes: sheet.aptitudes.map(({ text, specialization = null }) => ({
      id: newId('aptitude'),
      text,
      specialization,
    })),
    gains: sheet.gains.map((gain) => ({ id: newId('gain'), ...gain })),
    made: [...makingSteps],
  };
}

/** What of a sheet fits this table just now: an eighth Stat alone that is played here (TABLE-233). */
export function fitting(
  { public: { optional } }: HumanityState,
  sheet: HumanitySheet,
): { sheet: HumanitySheet; left: string[] } {
  const known = new Set<string>([...coreStats, ...(optional ? [optional] : [])]);
  const fits = (stat: string) => known.has(stat);
  const sizes = Object.fromEntries(Object.entries(sheet.sizes).filter(([stat]) => fits(stat)));
  const gone = (Object.keys(sheet.sizes) as Stat[]).filter((stat) => !fits(stat));
  const { highest, ...rest } = sheet;
  return {
    sheet: { ...rest, sizes, ...(highest && fits(highest) ? { highest } : {}) },
    left: gone.map((stat) => `${statWords[stat].name} is not played at this table.`),
  };
}
