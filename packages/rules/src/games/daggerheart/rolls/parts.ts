import type { Field, FieldOption, Refusal } from '../../../engine';
import { choiceField, textField } from '../../../table';
import { id, sentence } from '../../../table/command';
import type { Character } from '../characters/character';
import { commanding } from '../characters/companion';
import { traitOptions } from '../characters/forms';
import { lacksHope, spendHope } from '../characters/vitals';
import type { DhPlay, DhRule } from '../game';
import { present } from '../game';
import type { Trait } from '../vocabulary';
import { traitWords } from '../vocabulary';
import type { Proposal, RollPart } from './roll';

/** What somebody says of their part in a roll. */
export const said = { doing: sentence.default(''), experience: id.optional() };

/** The same, without the Experience where there is none. */
export const saidIn = ({ doing, experience }: Said): Pick<Proposal, 'doing' | 'experience'> =>
  experience === undefined ? { doing } : { doing, experience };

type Said = { doing: string; experience?: string | undefined };

export const doingField: Field = textField('doing', 'What do you do?', 300, '');

/** What they do, and the Experience that they do it with. */
export const saidFields = (one: Character): Field[] => [doingField, ...experienceFields(one)];

/** An Experience costs a Hope, so it is asked for only where there is one. */
export function experienceFields({ experiences, hope }: Character): Field[] {
  if (experiences.length === 0 || hope.held === 0) return [];
  const options = experiences.map(({ id: value, name, bonus }) => ({
    value,
    label: `${name} +${bonus}`,
  }));
  const label = 'An Experience (1 Hope)';
  return [{ name: 'experience', kind: 'choice', label, options, required: false }];
}

/** Why somebody cannot use an Experience, if so (DGH-106, 403). */
export function lacksHopeFor(
  one: Character,
  experience: string | undefined,
  rule: DhRule,
): Refusal | null {
  const found = one.experiences.find(({ id }) => id === experience);
  return found ? lacksHope(one, 1, `“${found.name}”`, rule) : null;
}

/** Pays for an Experience, where somebody uses one. */
export function payExperience(
  play: DhPlay,
  { id: character, experiences }: Character,
  experience: string | undefined,
  rule: DhRule,
) {
  if (experience === undefined) return undefined;
  const found = present(
    experiences.find(({ id }) => id === experience),
    'Experience on that sheet',
  );
  spendHope(play, character, 1, `“${found.name}”`, rule);
  return found;
}

/** The traits with their values. */
export const traitField = ({ traits }: Character, initial?: Trait | null): Field =>
  choiceField(
    'trait',
    'Trait',
    traitOptions.map(({ value, label, detail }) => ({
      ...{ value, detail },
      label: `${label} ${signed(traits[value])}`,
    })),
    initial ?? undefined,
  );

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** Somebody's weapons, with what a roll with them is like where that matters. */
export function weaponField({ weapons }: Character, detailed: boolean): Field {
  const options = weapons.map(({ id: value, name: label, trait, die, bonus }): FieldOption => {
    const dice = `d${die}${bonus > 0 ? `+${bonus}` : ''}`;
    return { value, label, ...(detailed ? { detail: `${traitWords[trait].name}, ${dice}` } : {}) };
  });
  return choiceField('weapon', 'With what', options, weapons[0]?.id);
}

export const weaponOf = ({ weapons }: Character, id: string) =>
  present(
    weapons.find((weapon) => weapon.id === id),
    'weapon on that sheet',
  );

/** One character's part, its Experience paid for (DGH-106, 403). */
export function partOf(
  play: DhPlay,
  one: Character,
  trait: Trait,
  weapon: string | null,
  { doing, experience }: Said,
  companion?: true,
): RollPart {
  payExperience(play, commanding(one, companion), experience, 'DGH-106');
  return {
    character: one.id,
    trait,
    weapon,
    experience: experience ?? null,
    doing,
    helpers: [],
    fallen: null,
    ...(companion ? { companion } : {}),
  };
}
