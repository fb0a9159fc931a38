import { damageTypes, ranges, rangeWords, traits, traitWords } from '../vocabulary';

// What forms have to choose from.

export const traitOptions = traits.map((value) => ({
  value,
  label: traitWords[value].name,
  detail: traitWords[value].uses,
}));
export const rangeOptions = ranges.map((value) => ({ value, label: rangeWords[value] }));
export const damageOptions = damageTypes.map((value) => ({ value, label: value }));
