import type { FileKind, TravelTold } from '../../../table/travel/file';
import type { AnySheet, Card, Counter, SavedRoll } from '../state';

// What of somebody travels where there is no rulebook: their card, what is counted on it, and the dice that their player
// has saved. A page reads this, too.

export const kind: FileKind = { game: 'any-game', form: 1 };

/** What a page or the rules see of a table, as far as somebody’s card is concerned. */
export interface SeenTable {
  cards: Readonly<Record<string, Card>>;
  counters: Readonly<Record<string, Counter>>;
}

/** The cards that lie open and are somebody’s own. */
export const travellersOf = ({ cards }: Pick<SeenTable, 'cards'>, seat: string): Card[] =>
  Object.values(cards).filter(({ owner }) => owner === seat);

/**
 * What of a card leaves with whoever it belongs to (TABLE-231).
 *
 * @param saved the dice that this person has saved for themselves.
 */
export const sheetOf = (
  { counters }: Pick<SeenTable, 'counters'>,
  card: Card,
  saved: Readonly<Record<string, SavedRoll>> = {},
): AnySheet => ({
  kind: card.kind,
  name: card.name,
  text: card.text,
  tags: [...card.tags],
  emoji: card.emoji,
  colour: card.colour,
  counters: Object.values(counters).flatMap(({ card: on, name, value, min, max, boxes }) =>
    on === card.id ? { name, value, min, max, boxes } : [],
  ),
  rolls: Object.values(saved).map(({ name, expression, ask }) => ({
    ...{ name, expression },
    ...(ask ? { ask } : {}),
  })),
});

/** A card as it is read before somebody says whether it may come. */
export const told = ({ text, tags, counters, rolls }: AnySheet): TravelTold[] => [
  { term: 'Who that is', lines: [text, tags.join(', ')] },
  {
    term: 'Counts',
    lines: counters.map(({ name, value, max }) => `${name}: ${value} of ${max}`),
  },
  { term: 'Rolls', lines: rolls.map(({ name, expression }) => `${name}: ${expression}`) },
];
