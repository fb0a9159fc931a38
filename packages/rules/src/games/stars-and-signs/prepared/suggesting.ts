import type { StarsState } from '../state';
import type { CardKind } from './card';

/** What was prepared of a kind, in words to choose from, as long as a form takes. */
export const preparedWords = (
  { director }: Pick<StarsState, 'director'>,
  kind: CardKind,
  most: number,
): { suggestions?: string[] } => {
  const suggestions = Object.values(director.cards)
    .filter((card) => card.kind === kind)
    .map(({ name, text }) => (text || name).slice(0, most))
    .sort();
  return suggestions.length > 0 ? { suggestions } : {};
};
