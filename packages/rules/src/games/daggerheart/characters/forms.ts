import { z } from 'zod';
import { folded, form, named, number, oneOf, usually, words } from '../../../table/form';
import { caps, damageTypes, ranges, rangeWords, traits, traitWords } from '../vocabulary';
import { reach } from './commands';

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

/** A level, of somebody or of a card. */
export const level = z.int().min(1).max(caps.level);
const does = words('What it does', 4000);
const costs = {
  hope: usually(0, number('Costs Hope', caps.hope)),
  stress: usually(0, number('Costs Stress', reach.slots)),
};
export const feature = form({ name: named(), text: does, ...costs });
export const experience = form({
  name: named('Experience'),
  bonus: number('Bonus', reach.bonus, 1),
});
export const weapon = form({
  name: named('Weapon'),
  trait: oneOf('Trait', traits, traitOptions),
  range: usually('melee', oneOf('Range', ranges, rangeOptions)),
  die: number('Damage die (d4, d6, d8, d10, d12, d20)', reach.die, 2),
  bonus: usually(0, number('Damage bonus', reach.flat)),
  damage: usually('physical', oneOf('Damage', damageTypes, damageOptions)),
});
/** What a weapon begins with that is written down. */
export const usualWeapon = { trait: 'agility', die: 8 };

/** Examples of Experiences as the screen lists them (DGH-501): where somebody comes from, and how they are. */
export const ideas = [
  'Thief',
  'Field Medic',
  'Priestess',
  'Merchant',
  'Know-it-all',
  'Stubborn',
  'Charming',
];
/** … what they are good at, and what they say of themselves. */
export const moreIdeas = [
  'Social Chameleon',
  'Inventor',
  'Survivalist',
  'Eye for Detail',
  'Scavenger',
  'Quiet',
  'Gotta go Fast',
];
