import type { Field, Offer } from '../engine';

/** Options that are many are only counted. */
const MANY = 12;

const listed = (options: readonly { value: string }[]): string =>
  options.length > MANY ? `${options.length}` : options.map(({ value }) => value).join('|');

/** What stands in a field beforehand. */
const beforehand = (value: string | number | boolean | undefined): string =>
  value === undefined || value === '' ? '' : ` = ${value}`;

function asked(field: Field): string {
  switch (field.kind) {
    case 'number':
      return `${field.min}..${field.max}${beforehand(field.initial)}`;
    case 'text':
      return `text ${field.max}${field.required ? ' needed' : ''}${beforehand(field.initial)}`;
    case 'switch':
      return `switch${beforehand(field.initial)}`;
    case 'choice':
      return `${listed(field.options)}${field.required ? '' : ' or none'}${beforehand(field.initial)}`;
    case 'choices':
      return `${field.min}..${field.max} of ${listed(field.options)}${beforehand(field.initial?.join('|'))}`;
    default:
      return field.kind;
  }
}

/**
 * A field of a form in a few words, for tests: what it asks for, how far it goes, what stands in it beforehand, and
 * whether it is folded away: “count: 1..6 = 1”, “who: 1..2 of anya|carl”, “aim: text 300, folded”.
 */
export const fieldWords = (field: Field): string =>
  `${field.name}: ${asked(field)}${field.folded ? ', folded' : ''}`;

/** What a form asks, field by field. */
export const formWords = ({ fields = [] }: Pick<Offer, 'fields'>): string[] =>
  fields.map(fieldWords);

/** How an offer is drawn, but for its words: where it stands, in which order, what it costs and rolls. */
export function offerWords({ place, order, primary, cost, rolls, on }: Offer): string {
  const parts = [
    place,
    order ? `order ${order}` : '',
    primary ? 'first' : '',
    cost ? `for ${cost}` : '',
    rolls ? `rolls ${rolls.dice}` : '',
    on === undefined ? '' : on ? 'on' : 'off',
  ];
  return parts.filter(Boolean).join(', ');
}
