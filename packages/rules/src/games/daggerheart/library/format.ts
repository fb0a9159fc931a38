import { z } from 'zod';
import { adversaryKinds, most } from '../fight/adversary';
import { caps, ranges, rangeWords, traits, traitWords } from '../vocabulary';
import type { Fresh, LibraryKind } from './entry';
import { libraryRoom } from './entry';
import type { Cost } from './reading';
import {
  costIn,
  damage,
  entry,
  experiences,
  list,
  name,
  oneOf,
  thresholds,
  whole,
  words,
} from './reading';

// What may be imported, field by field, as docs/daggerheart-library.md tells it. Names are those of the files that
// the community makes of the open reference document, so that what somebody has written in that form fits as it is.

const TEXT = 2000;
const tier = whole(1, 4).default(1);
const range = oneOf(ranges, (one) => rangeWords[one]).default('melee');
const resists = oneOf(['no', 'resistance', 'immunity'], (one) => one).default('no');

const cost = (limit: number) => whole(0, limit).optional();
/** What something costs: where that is not given by itself, its text may begin with it. */
const costOf = (given: number | undefined, text: string, what: Cost, limit: number): number =>
  given ?? Math.min(limit, costIn(text, what));

const feature = entry({
  name: name(80),
  text: words(TEXT),
  fear: cost(most.fear),
  stress: cost(12),
}).transform(({ fear, stress, ...rest }) => ({
  ...rest,
  fear: costOf(fear, rest.text, 'Fear', most.fear),
  stress: costOf(stress, rest.text, 'Stress', 12),
}));
const feats = list(feature, most.features);

const adversary = entry({
  name: name(),
  tier,
  type: oneOf(adversaryKinds, (one) => one).default('standard'),
  description: words(TEXT),
  motives_and_tactics: words(300),
  difficulty: whole(1, most.difficulty),
  thresholds: thresholds.default({ major: 99, severe: 99 }),
  hp: whole(1, most.hp),
  stress: whole(0, 12).default(0),
  atk: whole(-most.modifier, most.modifier).default(0),
  attack: words(80),
  range,
  damage,
  direct: z.boolean({ error: 'Write true or false, without quotes.' }).optional(),
  experience: experiences.default([]),
  physical: resists,
  magical: resists,
  feats,
}).transform((read): Fresh<'adversaries'> => {
  const {
    type: kind,
    motives_and_tactics: motives,
    hp,
    stress,
    attack,
    atk,
    range,
    ...rest
  } = read;
  const { damage: dealt, direct = dealt.direct, experience: experiences, feats, ...others } = rest;
  return {
    ...others,
    kind,
    motives,
    hp: { marked: 0, slots: hp },
    stress: { marked: 0, slots: stress },
    attack: { ...dealt, name: attack || 'Attack', modifier: atk, range, direct },
    experiences,
    features: feats,
  };
});

const environment = entry({
  name: name(),
  tier,
  type: words(80),
  description: words(TEXT),
  impulses: words(300),
  difficulty: words(80),
  feats,
}).transform(
  ({ type, feats, ...rest }): Fresh<'environments'> => ({
    ...rest,
    style: type,
    features: feats,
  }),
);

const weapon = entry({
  name: name(),
  tier,
  trait: oneOf(traits, (one) => traitWords[one].name),
  range,
  damage,
  text: words(300),
}).transform(({ damage: dealt, ...rest }): Fresh<'weapons'> => {
  // As many dice as the Proficiency are rolled, whatever stands before the d.
  const { die, bonus, damage } = dealt;
  return { ...rest, die, bonus, damage };
});

/** What a character can do costs Hope and Stress. */
const abilityCosts = { hope: cost(caps.hope), stress: cost(12) };
const paid = <T extends { text: string; hope?: number | undefined; stress?: number | undefined }>(
  read: T,
) => ({
  ...read,
  hope: costOf(read.hope, read.text, 'Hope', caps.hope),
  stress: costOf(read.stress, read.text, 'Stress', 12),
});

const card = entry({
  name: name(),
  domain: words(80),
  type: words(80),
  level: whole(1, caps.level).default(1),
  recall: whole(0, 12).default(0),
  text: words(TEXT),
  ...abilityCosts,
}).transform(({ type, ...rest }): Fresh<'cards'> => ({ ...paid(rest), style: type }));

const ability = entry({ name: name(80), text: words(TEXT), ...abilityCosts }).transform(paid);

const role = entry({
  name: name(),
  description: words(TEXT),
  domains: words(80),
  evasion: whole(0, 30).default(0),
  hp: whole(0, 12).default(0),
  feats: list(ability, 8),
}).transform(({ feats, ...rest }): Fresh<'classes'> => ({ ...rest, features: feats }));

/** An import as a whole. */
export const importSchema = z.strictObject(
  {
    $schema: z.string().optional(),
    adversaries: list(adversary, libraryRoom.adversaries),
    environments: list(environment, libraryRoom.environments),
    weapons: list(weapon, libraryRoom.weapons),
    cards: list(card, libraryRoom.cards),
    classes: list(role, libraryRoom.classes),
  },
  { error: 'Write lists in curly brackets: { "adversaries": [ … ] }.' },
);

/** The fields that each kind has, as they are written: what else stands in an entry is left out. */
export const fieldsOf: Readonly<Record<LibraryKind, readonly string[]>> = {
  adversaries: Object.keys(adversary.in.shape),
  environments: Object.keys(environment.in.shape),
  weapons: Object.keys(weapon.in.shape),
  cards: Object.keys(card.in.shape),
  classes: Object.keys(role.in.shape),
};
