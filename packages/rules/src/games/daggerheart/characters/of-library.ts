import type { DaggerheartState } from '../state';
import type { Trait } from '../vocabulary';
import { traits } from '../vocabulary';

// What the table's library says of somebody's class, beside what of it stands on the sheet (DGH-2010).

type AtTable = Pick<DaggerheartState, 'beside'>;
type Library = DaggerheartState['beside']['library'];
type LibraryClass = NonNullable<Library['classes']>[string];

const same = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** A class in the library by its name; `null` where it is of the table's own words. */
export function classCalled({ beside }: AtTable, name: string): LibraryClass | null {
  if (name === '') return null;
  return Object.values(beside.library.classes ?? {}).find((one) => same(one.name, name)) ?? null;
}

/** What stands under a heading of a class; empty where nothing does. */
export const saidUnder = (one: LibraryClass | null, heading: string): string =>
  one?.more?.find(({ name }) => same(name, heading))?.text ?? '';

/** Whether the library has anything of a kind. */
export function hasAny({ beside }: AtTable, kind: keyof Library): boolean {
  for (const _ in beside.library[kind]) return true;
  return false;
}

const number = (written: string | undefined): number =>
  Number((written ?? '').replace('−', '-').replace('+', '')) || 0;

/** “0, −1, +1, +2, +1, 0” in the order of the sheet, or “+2 Agility, Strength −1”; `null` where it says nothing of all six. */
export function suggestedTraits(text: string): Record<Trait, number> | null {
  const bare = text.match(/[+−-]?\d/g) ?? [];
  const found = traits.map((trait, at) => {
    const before = new RegExp(`([+−-]?\\d)\\s*(?:to\\s+)?${trait}`, 'i').exec(text)?.[1];
    const behind = new RegExp(`${trait}\\s*:?\\s*([+−-]?\\d)`, 'i').exec(text)?.[1];
    return before ?? behind ?? (/[a-z]{4}/i.test(text) ? undefined : bare[at]);
  });
  if (bare.length !== traits.length || found.includes(undefined)) return null;
  const [agility, strength, finesse, instinct, presence, knowledge] = found.map(number);
  const zero = 0;
  return {
    agility: agility ?? zero,
    strength: strength ?? zero,
    finesse: finesse ?? zero,
    instinct: instinct ?? zero,
    presence: presence ?? zero,
    knowledge: knowledge ?? zero,
  };
}
