import type { PersonText, ReadyPerson, ReadyStart, StartText } from '../../../table';
import { readyId } from '../../../table';
import type { Character } from '../characters/character';
import { makingSteps } from '../characters/character';
import { newCharacter, statsAtStart } from '../characters/making';
import type { HumanityState } from '../state';
import type { CoreStat, GainKind, Motivation } from '../vocabulary';
import { gainWords, motivationWords, statWords } from '../vocabulary';

/** Somebody to take, of our own invention: what a player writes down who makes them by hand. */
export interface HumanityPerson extends ReadyPerson {
  readonly id: string;
  readonly pronouns: string;
  readonly emoji: string;
  readonly age: string;
  readonly looks: string;
  readonly highest: CoreStat;
  readonly motivation: Motivation;
  readonly story: string;
  readonly mentors: string;
  readonly skills: readonly [string, string, string];
  readonly ties: readonly [string, string, string];
  readonly afternoon: string;
  readonly aptitudes: readonly [string, string];
  readonly gains: readonly { readonly kind: GainKind; readonly text: string }[];
}

/** A scene to play at once, a long goal to work towards, and a rumor whose truth lies on the desk (HUM-1506). */
export interface HumanityStart extends ReadyStart<HumanityPerson> {
  readonly scene: string;
  readonly opening: readonly string[];
  readonly firsts: readonly string[];
  readonly goal: { readonly name: string; readonly to: number };
  readonly rumor: { readonly text: string; readonly truth: string };
}

/**
 * The sheet of somebody ready-made, as their player would have written it down: all steps of the making are done
 * (TABLE-071), and their Stats are what the rules make of their choices (HUM-203…206).
 *
 * @param newId gives what stands on the sheet its ids.
 */
export function sheetOf(
  state: HumanityState,
  person: HumanityPerson,
  { seat, name }: { seat: string; name: string },
  newId: (kind: string) => string,
): Character {
  const { pronouns, age, looks, highest, motivation, story, mentors, afternoon } = person;
  const who = { id: readyId(person.id), owner: seat, name };
  return newCharacter(state, who, {
    ...{ pronouns, age, looks, highest, motivation },
    stats: statsAtStart(state, { highest, motivation }),
    backstory: {
      ...{ text: story, mentors, afternoon, nature: '' },
      skills: [...person.skills],
      ties: [...person.ties],
    },
    aptitudes: person.aptitudes.map((text) => ({
      id: newId('aptitude'),
      text,
      specialization: null,
    })),
    gains: person.gains.map((gain) => ({ id: newId('gain'), ...gain, exceptional: false })),
    made: [...makingSteps],
  });
}

/** What everybody may read of a start. */
export const told = ({ id, name, opening, firsts, people }: HumanityStart): StartText => ({
  id,
  name,
  opening,
  firsts,
  people: people.map(toldOf),
});

function toldOf(person: HumanityPerson): PersonText {
  const { id, name, line, emoji, looks, highest, motivation, story } = person;
  const raised = motivationWords[motivation].raises.filter((stat) => stat !== highest);
  return {
    id,
    name,
    line,
    emoji,
    goodAt: [highest, ...raised].map((stat) => statWords[stat].name),
    about: [
      { term: 'Looks like', lines: [looks] },
      { term: 'Who that is', lines: [`${motivationWords[motivation].name}. ${story}`] },
      { term: 'Has proven', lines: person.skills },
      { term: 'Is tied to', lines: person.ties },
      { term: 'Apt in', lines: person.aptitudes },
      {
        term: 'Has with them',
        lines: person.gains.map(({ kind, text }) => `${gainWords[kind]}: ${text}`),
      },
      { term: 'An ordinary afternoon', lines: [person.afternoon] },
    ],
  };
}
