import type { FileKind, TravelTold } from '../../../table/travel/file';
import { countOf, isCounting, wordsOf } from '../sheets/values';
import type { AnySheet, Card, Counter, SavedRoll, Sheet, Template } from '../state';
import { bounds } from '../state';

// What of somebody travels where there is no rulebook: their card, what is counted on it, and the dice that their player
// has saved. A page reads this, too.

export const kind: FileKind = { game: 'any-game', form: 1 };

/** What a page or the rules see of a table, as far as somebody’s card is concerned. */
export interface SeenTable {
  cards: Readonly<Record<string, Card>>;
  counters: Readonly<Record<string, Counter>>;
  sheets?: Readonly<Record<string, Sheet>>;
  templates?: Readonly<Record<string, Template>>;
}

/** The cards that lie open and are somebody’s own. */
export const travellersOf = ({ cards }: Pick<SeenTable, 'cards'>, seat: string): Card[] =>
  Object.values(cards).filter(({ owner }) => owner === seat);

/**
 * What of a card leaves with whoever it belongs to (TABLE-231).
 *
 * @param saved the dice that this person has saved for themselves.
 */
export function sheetOf(
  table: Omit<SeenTable, 'cards'>,
  card: Card,
  saved: Readonly<Record<string, SavedRoll>> = {},
): AnySheet {
  const filled = filledOn(table, card);
  const counted = Object.values(table.counters).flatMap(
    ({ card: on, name, value, min, max, boxes }) =>
      on === card.id ? { name, value, min, max, boxes } : [],
  );
  return {
    kind: card.kind,
    name: card.name,
    text: [card.text, ...filled.words].filter(Boolean).join('\n').slice(0, TEXT),
    tags: [...card.tags],
    emoji: card.emoji,
    colour: card.colour,
    counters: [...filled.counters, ...counted].slice(0, bounds.onCard),
    rolls: [
      ...filled.rolls,
      ...Object.values(saved).map(({ name, expression, ask }) => ({
        ...{ name, expression },
        ...(ask ? { ask } : {}),
      })),
    ],
  };
}

/** As many letters as a card has room for. */
const TEXT = 2000;

/**
 * What is filled in on the sheet of a card, without the sheet, which another table may not have: its numbers as
 * counters, its words as lines, its dice as those that are saved (ANY-SHT-013).
 */
function filledOn(
  { sheets = {}, templates = {} }: Omit<SeenTable, 'cards'>,
  { id }: Card,
): Pick<AnySheet, 'counters' | 'rolls'> & { words: string[] } {
  const sheet = sheets[id];
  const words: string[] = [];
  const counters: AnySheet['counters'] = [];
  const rolls: AnySheet['rolls'] = [];
  if (!sheet) return { counters, rolls, words };
  for (const field of templates[sheet.template]?.fields ?? []) {
    const { name, is } = field;
    if (isCounting(field)) {
      const { min, max } = field;
      counters.push({ name, value: countOf(field, sheet), min, max, boxes: is !== 'number' });
    } else if (is === 'dice') {
      rolls.push({ name, expression: wordsOf(field, sheet) });
    } else if (wordsOf(field, sheet) !== '') {
      words.push(`${name}: ${wordsOf(field, sheet).replaceAll('\n', ', ')}`);
    }
  }
  return { counters, rolls, words };
}

/** A card as it is read before somebody says whether it may come. */
export const told = ({ text, tags, counters, rolls }: AnySheet): TravelTold[] => [
  { term: 'Who that is', lines: [text, tags.join(', ')] },
  {
    term: 'Counts',
    lines: counters.map(({ name, value, max }) => `${name}: ${value} of ${max}`),
  },
  { term: 'Rolls', lines: rolls.map(({ name, expression }) => `${name}: ${expression}`) },
];
