import type { OpenOffer } from '../state';

/** An offer with a choice, as one for each thing to choose: buttons that say where one goes. */
export function eachChoice(
  offer: OpenOffer,
  field: string,
  label: (option: string) => string,
): OpenOffer[] {
  const choice = offer.fields?.find(({ name }) => name === field);
  if (choice?.kind !== 'choice') return [offer];
  return choice.options.map((option) => ({
    ...offer,
    key: `${offer.key}:${option.value}`,
    label: label(option.label),
    with: { ...offer.with, [field]: option.value },
    fields: offer.fields?.filter((one) => one !== choice) ?? [],
  }));
}

/** Of the offers to move pieces those that lead to a place, as buttons that say who comes there. */
export function comingTo(
  offers: readonly OpenOffer[],
  place: string,
  nameOf: (piece: string) => string,
) {
  return offers
    .filter(({ command }) => command === 'piece.move')
    .flatMap((offer) =>
      eachChoice(offer, 'to', () => `${nameOf(String(offer.with.piece))} comes here`),
    )
    .filter((offer) => offer.with.to === place);
}
