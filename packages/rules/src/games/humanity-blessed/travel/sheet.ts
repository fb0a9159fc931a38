import type { FileKind } from '../../../table/travel/file';
import type {
  Aptitude,
  Backstory,
  Character,
  Gain,
  OwnSpecialization,
} from '../characters/character';
import type { DedicationId, DieSize, Motivation, Stat } from '../vocabulary';
import { stats } from '../vocabulary';

// What of a character travels: who they are, and what they can do and have for good. Locks, Blessings, reputations, debts
// and what a session counts belong to the story that they leave. A page reads this, too.

export const kind: FileKind = { game: 'humanity-blessed', form: 1 };

/** A character as a file has them, and as a table reads them. */
export interface HumanitySheet
  extends Pick<Character, 'name' | 'pronouns' | 'age' | 'looks' | 'wasLost'> {
  backstory: Backstory;
  sizes: Partial<Record<Stat, DieSize>>;
  /** Missing until they are chosen. */
  highest?: Stat;
  motivation?: Motivation;
  dedication?: DedicationId;
  /** What their Dedication has banked. */
  banked: number;
  aptitudes: SheetAptitude[];
  gains: Omit<Gain, 'id'>[];
  /** The Stats that upgrades were based on, of somebody who began larger. */
  larger?: Stat[];
}

export interface SheetAptitude extends Pick<Aptitude, 'text'> {
  specialization?: OwnSpecialization;
}

/** What a page or the rules see of a table, as far as somebody’s sheet is concerned. */
export interface SeenTable {
  characters: Readonly<Record<string, Character>>;
}

/** Those of a seat’s own who can leave with it: whoever has not left the story; a companion goes with whose it is. */
export const travellersOf = ({ characters }: SeenTable, seat: string): Character[] =>
  Object.values(characters).filter(
    ({ owner, standing, companion }) => owner === seat && standing !== 'gone' && !companion,
  );

/** What of a character leaves with whoever plays them (TABLE-231). */
export function sheetOf(one: Character): HumanitySheet {
  const { name, pronouns, age, looks, backstory, highest, motivation, dedication } = one;
  return {
    ...{ name, pronouns, age, looks },
    backstory: { ...backstory, skills: [...backstory.skills], ties: [...backstory.ties] },
    sizes: Object.fromEntries(
      stats.flatMap((stat) => {
        const die = one.stats[stat];
        return die ? [[stat, die.size]] : [];
      }),
    ),
    ...(highest ? { highest } : {}),
    ...(motivation ? { motivation } : {}),
    ...(dedication ? { dedication } : {}),
    ...(one.wasLost ? { wasLost: true as const } : {}),
    banked: one.banked?.count ?? 0,
    aptitudes: one.aptitudes.map(({ text, specialization }) =>
      specialization ? { text, specialization: { ...specialization } } : { text },
    ),
    gains: one.gains.map(({ kind: of, text, exceptional }) => ({ kind: of, text, exceptional })),
    ...(one.larger ? { larger: [...one.larger.used] } : {}),
  };
}
