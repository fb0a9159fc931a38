import type { StarsPlay } from '../game';
import type { StarsState } from '../state';
import type { CardKind, DeskCard } from './card';

/** What a card says where it is told. */
const wordsOf = ({ name, text }: DeskCard, most: number): string => (text || name).slice(0, most);

/** Cards of a kind that were not told yet. */
const unused = ({ director }: Pick<StarsState, 'director'>, kind: CardKind): DeskCard[] =>
  Object.values(director.cards).filter((card) => card.kind === kind && !card.used);

/** What was prepared of a kind, in words to choose from, as long as a form takes. */
export function preparedWords(
  state: Pick<StarsState, 'director'>,
  kind: CardKind,
  most: number,
): { suggestions?: string[] } {
  const suggestions = unused(state, kind)
    .map((card) => wordsOf(card, most))
    .sort();
  return suggestions.length > 0 ? { suggestions } : {};
}

/** What was prepared has been told as it stands: that card is used. */
export function markUsed(play: StarsPlay, kind: CardKind, said: string, most: number): void {
  const card = unused(play.state, kind).find((one) => wordsOf(one, most) === said);
  if (card) play.emit({ type: 'cardSet', card: { ...card, used: true } });
}
