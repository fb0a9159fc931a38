import type { PersonText, ReadyPerson, ReadyStart, StartText } from '../../../table';
import { readyId } from '../../../table';
import type { Counter } from '../counters/counter';
import { effortRefresh, freeInvokesOf } from '../numbers';
import type {
  Asset,
  AssetFunction,
  Feature,
  Protagonist,
  SignatureMove,
} from '../protagonists/protagonist';
import { makingSteps, newProtagonist, noWish } from '../protagonists/protagonist';
import type { Trait } from '../protagonists/trait';
import { newTrait } from '../protagonists/trait';
import type { Ability, Alignment, Aspect, Skill } from '../vocabulary';
import {
  abilities,
  abilityWords,
  actionWords,
  aspects,
  aspectWords,
  pools,
  skillWords,
} from '../vocabulary';

/** Somebody to take, of our own invention: what a player writes down who makes them by hand. */
export interface StarsPerson extends ReadyPerson {
  readonly id: string;
  readonly pronouns: string;
  readonly emoji: string;
  readonly class: string;
  readonly looks: string;
  readonly background: string;
  readonly abilities: Readonly<Record<Ability, number>>;
  readonly skills: Readonly<Partial<Record<Skill, number>>>;
  readonly aspects: Readonly<Record<Aspect, string>>;
  readonly agendas: readonly [string, string];
  readonly anchors: readonly [string, string];
  readonly affinities: readonly { readonly name: string; readonly rank: number }[];
  readonly magicalAffinity: string;
  readonly gift: string;
  readonly catch: string;
  readonly relic: string;
  readonly regalia: string;
  /** What they say as they Transform. */
  readonly phrase: string;
  readonly moves: readonly Omit<SignatureMove, 'id'>[];
  /** What their Class lets them do. */
  readonly feature: Pick<Feature, 'name' | 'text' | 'effect'>;
  readonly asset: Pick<Asset, 'name' | 'kind' | 'text'> &
    Omit<AssetFunction, 'id' | 'name' | 'properties'>;
}

/** A scene to play at once: what lies on the table, and what lies on the desk. */
export interface StarsStart extends ReadyStart<StarsPerson> {
  readonly scene: string;
  readonly opening: readonly string[];
  readonly firsts: readonly string[];
  readonly counters: readonly (Omit<Counter, 'id' | 'filled'> & { readonly secret: boolean })[];
  readonly traits: readonly {
    readonly text: string;
    readonly on: string;
    readonly alignment: Alignment;
  }[];
}

/**
 * The sheet of somebody ready-made, as their player would have written it down: all steps of the making are done
 * (TABLE-071).
 *
 * @param newId gives what stands on the sheet its ids.
 */
export function sheetOf(
  person: StarsPerson,
  { seat, name }: { seat: string; name: string },
  newId: (kind: string) => string,
): Protagonist {
  const { pronouns, looks, background, gift, relic, regalia, phrase, asset } = person;
  const { name: called, kind, text, ...usedFor } = asset;
  const sheet: Protagonist = {
    ...newProtagonist(readyId(person.id), seat, name),
    ...{ pronouns, looks, background, class: person.class },
    abilities: { ...person.abilities },
    skills: { ...person.skills },
    magic: {
      ...{ gift, catch: person.catch, relic, regalia, phrase, wish: noWish },
      moves: person.moves.map((move) => ({ id: newId('move'), ...move })),
    },
    assets: [
      {
        ...{ id: newId('asset'), name: called, kind, text },
        functions: [{ id: newId('function'), name: called, ...usedFor, properties: [] }],
        ...{ carried: true, lost: false, properties: [], requires: null, filled: 0, protects: '' },
      },
    ],
    features: [
      {
        ...{ id: newId('feature'), kind: 'core', trigger: '', hope: 0, uses: 0, used: 0 },
        ...{ clears: 'words', until: '', magical: false },
        ...{ slot: null, repeatable: false, ...person.feature },
      },
    ],
    made: [...makingSteps],
  };
  for (const pool of pools) sheet.effort[pool] = effortRefresh(sheet, pool);
  return sheet;
}

/** The Traits of somebody ready-made, besides what ties them to others. */
export function traitsOfReady(
  { aspects: three, agendas, anchors, affinities, magicalAffinity }: StarsPerson,
  of: string,
  newId: (kind: string) => string,
): Trait[] {
  const trait = (...[kind, text, more = {}]: [Trait['kind'], string, Partial<Trait>?]) =>
    newTrait(newId('trait'), kind, text, { ...more, of });
  return [
    ...aspects.map((aspect) => trait('aspect', three[aspect], { aspect })),
    ...agendas.map((text) => trait('agenda', text, { agenda: { ended: false, heals: null } })),
    ...anchors.map((text) => trait('anchor', text)),
    ...affinities.map(({ name, rank }) =>
      trait('affinity', name, { rank, free: freeInvokesOf(rank) }),
    ),
    trait('affinity', magicalAffinity, { rank: 1, magical: true }),
  ];
}

/** What everybody may read of a start: nothing of what begins on the desk (TABLE-140). */
export const told = ({ id, name, opening, firsts, people }: StarsStart): StartText => ({
  id,
  name,
  opening,
  firsts,
  people: people.map(toldOf),
});

function toldOf(person: StarsPerson): PersonText {
  const { id, name, line, emoji, looks, background, gift, moves, feature } = person;
  const best = abilities
    .filter((ability) => person.abilities[ability] >= 5)
    .sort((one, other) => person.abilities[other] - person.abilities[one]);
  return {
    id,
    name,
    line,
    emoji,
    goodAt: best.map((ability) => `${abilityWords[ability].name} ${person.abilities[ability]}`),
    about: [
      { term: 'Looks like', lines: [looks] },
      { term: 'Who that is', lines: [`${person.class}. ${background}`] },
      { term: 'Can', lines: [`${feature.name}: ${feature.text}`] },
      {
        term: 'Aspects',
        lines: aspects.map((aspect) => `${aspectWords[aspect].name}: ${person.aspects[aspect]}`),
      },
      { term: 'Wants', lines: person.agendas },
      { term: 'Holds on to', lines: person.anchors },
      { term: 'Magic', lines: [gift, `Catch: ${person.catch}`] },
      {
        term: 'Signature Moves',
        lines: moves.map(
          (move) =>
            `${move.name}: ${actionWords[move.action].name} (${skillWords[move.skill].name}). ${move.text}`,
        ),
      },
    ],
  };
}
