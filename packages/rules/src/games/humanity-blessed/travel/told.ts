import type { TravelTold } from '../../../table/travel/file';
import type { Character } from '../characters/character';
import { sheetParts } from '../sheet/lines';
import type { HumanitySheet } from './sheet';

/** A sheet as it is read before somebody says whether it may come: in the order of the printed one. */
export const told = (sheet: HumanitySheet): TravelTold[] => sheetParts(asRead(sheet));

/** The sheet as if it stood on a table: nothing is locked. */
const asRead = ({ sizes, banked, aptitudes, gains, ...sheet }: HumanitySheet): Character => ({
  ...{ id: '', owner: null, side: 'protagonists', standing: 'in', made: [] },
  ...{ name: sheet.name, pronouns: sheet.pronouns, age: sheet.age, looks: sheet.looks },
  backstory: sheet.backstory,
  stats: Object.fromEntries(
    Object.entries(sizes).map(([stat, size]) => [stat, { size, lock: null }]),
  ),
  highest: sheet.highest ?? null,
  motivation: sheet.motivation ?? null,
  dedication: sheet.dedication ?? null,
  ...(banked > 0 ? { banked: { count: banked, from: {} } } : {}),
  aptitudes: aptitudes.map(({ text, specialization = null }, at) => ({
    id: String(at),
    text,
    specialization,
  })),
  gains: gains.map((gain, at) => ({ id: String(at), ...gain })),
});
