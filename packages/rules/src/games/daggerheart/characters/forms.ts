import type { Field } from '../../../engine';
import { choiceField, numberField, textField } from '../../../table';
import type { DhOffers } from '../game';
import { offering } from '../game';
import { damageTypes, ranges, rangeWords, traits, traitWords } from '../vocabulary';
import type { Character } from './character';
import { reach } from './commands';
import { ownedBy } from './find';
import { offerGrowth } from './growth-forms';

/** The drawer with the forms of a sheet. */
export const SHEET = 'sheet-forms';

/** How many of a kind a sheet has room for. */
export const sheetRoom = { experiences: 12, weapons: 6 } as const;

const options = (values: readonly string[], words: (value: string) => string) =>
  values.map((value) => ({ value, label: words(value) }));

export const traitOptions = traits.map((value) => ({
  value,
  label: traitWords[value].name,
  detail: traitWords[value].uses,
}));
export const rangeOptions = ranges.map((value) => ({ value, label: rangeWords[value] }));
export const damageOptions = options(damageTypes, (value) => value);
const dieOptions = [4, 6, 8, 10, 12, 20];

/** All forms of the sheets that a seat writes on: its own, or anybody's for the GM. */
export function offerForms(context: DhOffers): void {
  const { state, seat, director } = context;
  const all = director ? Object.values(state.public.characters) : ownedBy(state, seat.id);
  for (const character of all) {
    if (character.life === 'dead') continue;
    offerMaking(context, character);
    offerLists(context, character);
    offerGrowth(context, character);
  }
}

function offerMaking({ add }: DhOffers, one: Character): void {
  const offer = offering({ add }, 'making', one.name);
  const settled = { character: one.id };
  offer('character.identity', settled, 'Who they are', [
    textField('name', 'Name', 60, one.name, true),
    textField('pronouns', 'Pronouns', 80, one.pronouns),
    textField('class', 'Class', 80, one.class),
    textField('subclass', 'Subclass', 80, one.subclass),
    textField('heritage', 'Heritage: ancestry and community', 80, one.heritage),
    textField('description', 'What one sees of them', 2000, one.description),
  ]);
  offer(
    'character.traits',
    settled,
    'Traits',
    traits.map((trait) =>
      numberField(trait, traitWords[trait].name, reach.trait, one.traits[trait], -reach.trait),
    ),
    { detail: 'Many begin with +2, +1, +1, 0, 0 and −1.' },
  );
  const { thresholds, hp, stress, armour } = one;
  offer('character.defences', settled, 'What protects them', [
    numberField('evasion', 'Evasion', reach.evasion, one.evasion),
    numberField('major', 'Major threshold', reach.threshold, thresholds.major),
    numberField('severe', 'Severe threshold', reach.threshold, thresholds.severe),
    numberField('hp', 'HP slots', reach.slots, hp.slots, 1),
    numberField('stress', 'Stress slots', reach.slots, stress.slots, 1),
    numberField('armour', 'Armour Score', reach.armour, armour.slots),
    textField('armourName', 'Armour', 80, one.armourName),
    numberField('proficiency', 'Proficiency', reach.proficiency, one.proficiency, 1),
  ]);
  offer('character.story', settled, 'Their story', [
    textField('background', 'Where do they come from? What drives them?', 2000, one.background),
    textField('connections', 'What ties them to the others?', 2000, one.connections),
  ]);
}

/** What stands on a sheet more than once: weapons, Experiences. */
function offerLists({ add }: DhOffers, one: Character): void {
  const offer = offering({ add }, 'making', one.name);
  const settled = { character: one.id };
  if (one.weapons.length < sheetRoom.weapons)
    offer('weapon.add', settled, 'A weapon', weaponFields);
  for (const { id, name } of one.weapons) {
    offer('weapon.remove', { ...settled, weapon: id }, `Put away “${name}”`);
  }
  if (one.experiences.length < sheetRoom.experiences) {
    const detail =
      'A phrase that says what they know how to do: not too broad, and nothing that they cannot do.';
    offer('experience.add', settled, 'An Experience', experienceFields, { detail });
  }
  for (const { id, name } of one.experiences) {
    offer('experience.remove', { ...settled, experience: id }, `Strike out “${name}”`);
  }
}

const experienceFields: Field[] = [
  textField('name', 'Experience', 60, '', true),
  numberField('bonus', 'Bonus', reach.bonus, 2, 1),
];

const weaponFields: Field[] = [
  textField('name', 'Weapon', 60, '', true),
  choiceField('trait', 'Trait', traitOptions, 'agility'),
  choiceField('range', 'Range', rangeOptions, 'melee'),
  {
    ...numberField('die', 'Damage die: d…', reach.die, 8, 2),
    label: `Damage die (${dieOptions.map((die) => `d${die}`).join(', ')})`,
  },
  numberField('bonus', 'Damage bonus', reach.flat, 0),
  choiceField('damage', 'Damage', damageOptions, 'physical'),
];
