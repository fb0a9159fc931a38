import { folded, oneOf } from '../../../table/form';
import { damageTypes, ranges, rangeWords, traits, traitWords } from '../vocabulary';

// What forms have to choose from.

export const traitOptions = traits.map((value) => ({
  value,
  label: traitWords[value].name,
  detail: traitWords[value].uses,
}));
export const rangeOptions = ranges.map((value) => ({ value, label: rangeWords[value] }));
export const damageOptions = damageTypes.map((value) => ({ value, label: value }));

const resistances = ['no', 'resistance', 'immunity'] as const;
const resistanceOptions = [
  { value: 'no', label: 'None' },
  { value: 'resistance', label: 'Resistance' },
  { value: 'immunity', label: 'Immunity' },
];
/** What damage of a type does to somebody, below the rest: few have anything against it (DGH-609, 610). */
export const resistance = (label: string) => folded(oneOf(label, resistances, resistanceOptions));
