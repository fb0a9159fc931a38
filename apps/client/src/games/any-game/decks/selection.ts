import type { Field } from '@moonlit/rules';
import type { OpenOffer } from '../../../shell/state';

type Choices = Extract<Field, { kind: 'choices' }>;
type Choice = Extract<Field, { kind: 'choice' }>;

const cardsOf = ({ fields = [] }: OpenOffer): Choices | undefined =>
  fields.find((field): field is Choices => field.name === 'cards' && field.kind === 'choices');

/** An offer with some of what it asks settled, as a button with words of its own. */
const settled = (
  offer: OpenOffer,
  label: string,
  more: Record<string, string | string[]>,
): OpenOffer => {
  const { detail: _, ...plain } = offer;
  return {
    ...plain,
    label,
    key: `${offer.key}:${Object.values(more).join()}`,
    with: { ...offer.with, ...more },
    fields: (offer.fields ?? []).filter(({ name }) => !Object.hasOwn(more, name)),
  };
};

/** What the buttons for chosen cards say, by the command. */
const words: Readonly<Record<string, string>> = {
  'deck.play': 'Play',
  'deck.discard': 'Discard',
  'deck.take': 'Take into your hand',
};
const places: Readonly<Record<string, string>> = {
  top: 'Put on top',
  bottom: 'Put under all',
  in: 'Shuffle in',
};

/**
 * What can be done with the cards that somebody has chosen: each offer that takes all of them, with them settled, and
 * with a button for each other thing that it asks.
 *
 * @param cards their numbers, in the order in which they were chosen.
 */
export function withChosen(offers: readonly OpenOffer[], cards: readonly string[]): OpenOffer[] {
  if (cards.length === 0) return [];
  return offers.flatMap((offer) => {
    const field = cardsOf(offer);
    const takes = new Set(field?.options.map(({ value }) => value));
    if (!field || !cards.every((card) => takes.has(card))) return [];
    const chosen = { cards: [...cards] };
    const label = words[offer.command];
    if (label !== undefined) return settled(offer, label, chosen);
    const other = offer.fields?.find((one): one is Choice => one.kind === 'choice');
    return (other?.options ?? []).map(({ value, label: name }) =>
      settled(offer, places[value] ?? `Give to ${name}`, { ...chosen, [other?.name ?? '']: value }),
    );
  });
}
