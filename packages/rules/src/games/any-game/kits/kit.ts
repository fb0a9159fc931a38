import type { FileFault } from '../../../table/travel/file';
import { isSendable, isTooDeep, objectOf } from '../../../table/travel/file';
import type { Deck } from '../decks/deck';
import { linesOfCards } from '../decks/writing';
import { bandLines } from '../rolls/writing';
import { templateLines } from '../sheets/writing';
import type { RandomTable, Reading, SavedRoll, Template } from '../state';
import { tableLines } from '../tables/writing';

// All that a table has made to play its game by, as one file. A page writes kits, the rules read them.

/** Counts the forms that kits have had: an older one is read, a newer one is not. */
export const KIT_FORM = 1;
const FORMAT = 'moonlit-kit';
const GAME = 'any-game';

/** What a table plays its game by, each thing as people write it. */
export interface Kit {
  readonly name: string;
  readonly look?: string;
  /** What people ask each other before they begin, a line each. */
  readonly questions: string;
  readonly templates: readonly Written[];
  readonly readings: readonly (Written & { readonly best?: 'high' | 'low' | 'none' })[];
  readonly decks: readonly (Written & { readonly back?: Deck['back'] })[];
  readonly tables: readonly Written[];
  /** Their `reading` is the name of one. */
  readonly rolls: readonly Omit<SavedRoll, 'id'>[];
}

interface Written {
  readonly name: string;
  readonly lines: string;
}

/** As much of a table as a kit is made of; everybody sees all of it. */
export interface KitTable {
  readonly game: string;
  readonly look: string;
  readonly questions?: string;
  readonly table: { readonly name: string };
  readonly saved: Readonly<Record<string, SavedRoll>>;
  readonly readings?: Readonly<Record<string, Reading>>;
  readonly tables?: Readonly<Record<string, RandomTable>>;
  readonly templates?: Readonly<Record<string, Template>>;
  readonly decks?: Readonly<Record<string, Pick<Deck, 'name' | 'back' | 'cards'>>>;
}

/** The kit of a table: what lies open and can be used again, and nothing of what was played (ANY-KIT-001). */
export function kitOf(at: KitTable): Kit {
  const { readings = {}, tables = {}, templates = {}, decks = {} } = at;
  return {
    name: at.game || at.table.name,
    look: at.look,
    questions: at.questions ?? '',
    templates: Object.values(templates).flatMap((one) =>
      one.away ? [] : { name: one.name, lines: templateLines(one) },
    ),
    readings: Object.values(readings).map((one) => ({ name: one.name, lines: bandLines(one) })),
    decks: Object.values(decks).map(({ name, back, cards }) => ({
      ...{ name, back },
      lines: linesOfCards(cards),
    })),
    tables: Object.values(tables).map((one) => ({ name: one.name, lines: tableLines(one) })),
    rolls: Object.values(at.saved).map(({ id: _, reading, ...roll }) => {
      const by = reading === undefined ? undefined : readings[reading]?.name;
      return { ...roll, ...(by === undefined ? {} : { reading: by }) };
    }),
  };
}

/** A kit with hardly anything in it: it stands in the form that asks for one. */
export const exampleKit: Kit = {
  ...{ name: 'A kit', questions: 'What do we play for?', readings: [], decks: [], tables: [] },
  ...{ templates: [{ name: 'Somebody', lines: 'Luck: 3/3' }], rolls: [] },
};

/** Writes a kit down. */
export const kitFile = (kit: Kit): string =>
  JSON.stringify({ format: FORMAT, game: GAME, form: KIT_FORM, kit });

/** Whether a kit is empty: there is nothing in it to take along. */
export const isEmptyKit = ({
  questions,
  templates,
  readings,
  decks,
  tables,
  rolls,
}: Kit): boolean =>
  questions === '' && [templates, readings, decks, tables, rolls].every((all) => all.length === 0);

/**
 * Reads a file as far as it says that it is a kit (ANY-KIT-003). It is measured before it is parsed, and of what stands
 * in it nothing is believed.
 *
 * @returns what stands for the kit in it, still to be read; or why not, and what to do.
 */
export function readKitFile(text: string): { kit: Readonly<Record<string, unknown>> } | FileFault {
  if (!isSendable(text)) {
    return {
      fault: `That kit is too long: ${text.length.toLocaleString('en')} letters.`,
      instead:
        'A kit has 28,000 at most. Take one with fewer decks or tables, and write the others here.',
    };
  }
  if (isTooDeep(text)) return notOne;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return {
      fault: 'That kit cannot be read: it is damaged, or a part of it is missing.',
      instead: 'Take it from where it was first kept, as a whole.',
    };
  }
  const { format, game, form, kit } = objectOf(value);
  if (format !== FORMAT || game !== GAME || typeof form !== 'number' || form < 1) return notOne;
  if (form > KIT_FORM) {
    return {
      fault: 'That kit was written by a newer version of this app.',
      instead: 'Bring it to a server that is up to date, or wait until this one is.',
    };
  }
  return typeof kit === 'object' && kit !== null && !Array.isArray(kit)
    ? { kit: objectOf(kit) }
    : notOne;
}

const notOne: FileFault = {
  fault: 'That is no kit.',
  instead:
    'Choose a file that was kept with “Keep the kit”, or paste what “Copy the kit” has given.',
};
