import type { PersonText, ReadyPerson, ReadyStart, StartText } from '../../../table';
import { readyId } from '../../../table';
import type { Character, Feature, Weapon } from '../characters/character';
import { makingSteps, newCharacter } from '../characters/character';
import type { Countdown } from '../countdowns/countdown';
import type { Fresh } from '../library/entry';
import type { Trait } from '../vocabulary';
import { rangeWords, traits, traitWords } from '../vocabulary';

/** Somebody to take, of our own invention: what a player writes down who makes them by hand. */
export interface DhPerson extends ReadyPerson {
  readonly id: string;
  readonly pronouns: string;
  readonly emoji: string;
  readonly class: string;
  readonly heritage: string;
  readonly description: string;
  readonly background: string;
  /** +2, +1, +1, 0, 0 and −1, as many begin with. */
  readonly traits: Readonly<Record<Trait, number>>;
  readonly evasion: number;
  readonly thresholds: { readonly major: number; readonly severe: number };
  readonly hp: number;
  readonly armour: number;
  readonly armourName: string;
  readonly experiences: readonly [string, string];
  readonly weapons: readonly Omit<Weapon, 'id'>[];
  readonly features: readonly Omit<Feature, 'id'>[];
  /** What they say of somebody else who is there, whose name stands for “{}” (TABLE-074). */
  readonly tie: string;
}

/** A scene to play at once: what the GM has on the desk, and what everybody sees. */
export interface DhStart extends ReadyStart<DhPerson> {
  readonly scene: string;
  readonly opening: readonly string[];
  readonly firsts: readonly string[];
  readonly difficulty: number;
  readonly countdowns: readonly (Pick<Countdown, 'name' | 'kind' | 'from'> & { secret: boolean })[];
  readonly adversaries: readonly { block: Fresh<'adversaries'>; copies: number }[];
  readonly environment: Fresh<'environments'>;
}

/** The bonus of each Experience of somebody new. */
export const EXPERIENCE = 2;

/**
 * The sheet of somebody ready-made, as their player would have written it down: all steps of the making are
 * done, and nothing is tied to anybody yet (TABLE-071).
 *
 * @param newId gives what stands on the sheet its ids.
 */
export function sheetOf(
  person: DhPerson,
  { seat, name }: { seat: string; name: string },
  newId: (kind: string) => string,
): Character {
  const { pronouns, heritage, description, background, evasion, armourName, traits } = person;
  const sheet = newCharacter(readyId(person.id), seat, name);
  return {
    ...sheet,
    ...{ pronouns, class: person.class, heritage, description, background },
    ...{ evasion, armourName, traits: { ...traits }, thresholds: { ...person.thresholds } },
    hp: { ...sheet.hp, slots: person.hp },
    armour: { ...sheet.armour, slots: person.armour },
    weapons: person.weapons.map((weapon) => ({ id: newId('weapon'), ...weapon })),
    experiences: person.experiences.map((known) => ({
      id: newId('experience'),
      name: known,
      bonus: EXPERIENCE,
    })),
    features: person.features.map((feature) => ({ id: newId('feature'), ...feature })),
    made: [...makingSteps],
  };
}

/** What everybody may read of a start: nothing of what begins on the desk (TABLE-140). */
export const told = ({ id, name, opening, firsts, people }: DhStart): StartText => ({
  id,
  name,
  opening,
  firsts,
  people: people.map(toldOf),
});

function toldOf(person: DhPerson): PersonText {
  const { id, name, line, emoji, description, background, weapons, features } = person;
  const best = traits
    .filter((trait) => person.traits[trait] > 0)
    .sort((one, other) => person.traits[other] - person.traits[one]);
  return {
    id,
    name,
    kind: person.class,
    line,
    emoji,
    goodAt: best.map((trait) => `${traitWords[trait].name} +${person.traits[trait]}`),
    about: [
      { term: 'Looks like', lines: [description] },
      { term: 'Who that is', lines: [background] },
      { term: 'Knows', lines: person.experiences.map((known) => `${known}, +${EXPERIENCE}`) },
      {
        term: 'Fights with',
        lines: weapons.map(
          (weapon) =>
            `${weapon.name}: ${traitWords[weapon.trait].name}, ${rangeWords[weapon.range]}, d${weapon.die}${weapon.bonus > 0 ? `+${weapon.bonus}` : ''} ${weapon.damage}`,
        ),
      },
      {
        term: 'Can do what nobody else can',
        lines: features.map((feature) => `${feature.name}: ${feature.text}`),
      },
      {
        term: 'Withstands',
        lines: [`${person.hp} HP, Evasion ${person.evasion}, ${person.armourName}`],
      },
    ],
  };
}
