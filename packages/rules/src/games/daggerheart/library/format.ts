import { z } from 'zod';
import { adversaryKinds, most } from '../fight/adversary';
import { caps, ranges, rangeWords, traits, traitWords } from '../vocabulary';
import type { Fresh, Paragraph } from './entry';
import { featureTypes } from './forms/feature';
import type { LibraryKind } from './kinds';
import type { Cost } from './reading';
import {
  attackModifier,
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

// What may be imported, field by field, as docs/daggerheart-library.md tells it: the one form into which every other is
// brought (`forms/`) before anything is checked. Names are those of the files that most others copy.

/** The longest text of a feature or a description, and of what is kept beside in words. */
export const TEXT = 4000;
export const MORE_TEXT = 16_000;
const tier = whole(1, 4).default(1);
const range = oneOf(ranges, (one) => rangeWords[one]).default('melee');
const resists = oneOf(['no', 'resistance', 'immunity'], (one) => one).default('no');
const text = words(TEXT);

const more = list(entry({ name: name(80), text: words(MORE_TEXT) }), 30);
/** Words that have no place of their own; missing where there are none. */
const withMore = (paragraphs: readonly (Paragraph | null)[]): { more?: Paragraph[] } => {
  const said = paragraphs.filter((one) => one !== null);
  return said.length > 0 ? { more: said } : {};
};

const cost = (limit: number) => whole(0, limit).optional();
/** What something costs: where that is not given by itself, its text may begin with it. */
const costOf = (given: number | undefined, text: string, what: Cost, limit: number): number =>
  given ?? Math.min(limit, costIn(text, what));

const feature = entry({
  name: name(100),
  type: oneOf(featureTypes, (one) => one).optional(),
  text,
  fear: cost(most.fear),
  stress: cost(12),
}).transform(({ fear, stress, type, ...rest }) => ({
  ...rest,
  ...(type ? { type } : {}),
  fear: costOf(fear, rest.text, 'Fear', most.fear),
  stress: costOf(stress, rest.text, 'Stress', 12),
}));
const feats = list(feature, most.features);

/** “Horde (5/HP)”: how many of them an HP stands for. */
const hordeIn = (type: unknown): number | undefined => {
  const found = typeof type === 'string' ? /\((\d{1,2})\s*\/\s*HP\)/i.exec(type) : null;
  return found ? Number(found[1]) : undefined;
};

/** What an attack does of both types, or with dice for its modifier: the rules have no place for it. */
const saidOf = (name: string, text: string): Paragraph | null => (text ? { name, text } : null);

const adversary = z.preprocess(
  (value) => {
    if (typeof value !== 'object' || value === null || !('type' in value)) return value;
    const horde = hordeIn(value.type);
    return horde === undefined ? value : { horde, ...value };
  },
  entry({
    name: name(),
    tier,
    type: oneOf(adversaryKinds, (one) => one).default('standard'),
    horde: whole(1, 99).optional(),
    description: text,
    motives_and_tactics: words(600),
    difficulty: whole(1, most.difficulty),
    thresholds,
    hp: whole(1, most.hp),
    stress: whole(0, 12).default(0),
    atk: attackModifier.default({ modifier: 0, dice: '' }),
    attack: words(80),
    range,
    damage,
    direct: z.boolean({ error: 'Write true or false, without quotes.' }).optional(),
    experience: experiences.default([]),
    physical: resists,
    magical: resists,
    feats,
    more,
  }).transform((read): Fresh<'adversaries'> => {
    const { type: kind, motives_and_tactics: motives, hp, stress, horde, ...rest } = read;
    const { damage: dealt, direct = dealt.direct, attack, atk, range, more, ...others } = rest;
    const { experience: experiences, feats: features, ...block } = others;
    const { types, ...hits } = dealt;
    return {
      ...block,
      kind,
      motives,
      ...(horde === undefined ? {} : { horde }),
      hp: { marked: 0, slots: hp },
      stress: { marked: 0, slots: stress },
      attack: { ...hits, name: attack || 'Attack', modifier: atk.modifier, range, direct },
      experiences,
      features,
      ...withMore([...more, saidOf('Attack modifier', atk.dice), saidOf('Damage type', types)]),
    };
  }),
);

const environment = entry({
  name: name(),
  tier,
  type: words(80),
  description: text,
  impulses: words(600),
  difficulty: words(200),
  feats,
  more,
}).transform(
  ({ type, feats, more, ...rest }): Fresh<'environments'> => ({
    ...rest,
    style: type,
    features: feats,
    ...withMore(more),
  }),
);

const weapon = entry({
  name: name(),
  tier,
  trait: oneOf(traits, (one) => traitWords[one].name),
  range,
  damage,
  slot: words(40),
  burden: words(40),
  text: words(2000),
  more,
}).transform(({ damage: dealt, slot, burden, more, ...rest }): Fresh<'weapons'> => {
  // As many dice as the Proficiency are rolled, whatever stands before the d.
  const { die, bonus, damage, types } = dealt;
  return {
    ...rest,
    ...{ die, bonus, damage },
    ...(slot ? { slot } : {}),
    ...(burden ? { burden } : {}),
    ...withMore([...more, saidOf('Damage type', types)]),
  };
});

const armour = entry({
  name: name(),
  tier,
  score: whole(0, 20),
  thresholds,
  text: words(2000),
  more,
}).transform(({ more, ...rest }): Fresh<'armours'> => ({ ...rest, ...withMore(more) }));

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
  text,
  ...abilityCosts,
  more,
}).transform(
  ({ type, more, ...rest }): Fresh<'cards'> => ({ ...paid(rest), style: type, ...withMore(more) }),
);

const ability = entry({ name: name(100), text, ...abilityCosts }).transform(paid);

const role = entry({
  name: name(),
  description: text,
  domains: words(80),
  evasion: whole(0, 30).default(0),
  hp: whole(0, 12).default(0),
  feats: list(ability, 12),
  more,
}).transform(
  ({ feats, more, ...rest }): Fresh<'classes'> => ({
    ...rest,
    features: feats,
    ...withMore(more),
  }),
);

const pageFeature = entry({ name: name(100), type: words(40), text }).transform(
  ({ type, ...rest }) => ({ ...rest, ...(type ? { type } : {}) }),
);

const page = entry({
  name: name(),
  tier: whole(0, 4).default(0),
  line: words(200),
  description: words(MORE_TEXT),
  feats: list(pageFeature, 24),
  more,
}).transform(
  ({ feats, more, ...rest }): Fresh<'items'> => ({ ...rest, features: feats, ...withMore(more) }),
);

/** How each kind is read. */
export const entrySchemas = {
  weapons: weapon,
  cards: card,
  classes: role,
  armours: armour,
  subclasses: page,
  ancestries: page,
  communities: page,
  transformations: page,
  beastforms: page,
  items: page,
  consumables: page,
  domains: page,
  adversaries: adversary,
  environments: environment,
} satisfies { [K in LibraryKind]: z.ZodType<Fresh<K>> };

/** The fields that each kind has, as they are written. */
export const fieldsOf: Readonly<Record<LibraryKind, readonly string[]>> = {
  weapons: Object.keys(weapon.in.shape),
  cards: Object.keys(card.in.shape),
  classes: Object.keys(role.in.shape),
  armours: Object.keys(armour.in.shape),
  subclasses: Object.keys(page.in.shape),
  ancestries: Object.keys(page.in.shape),
  communities: Object.keys(page.in.shape),
  transformations: Object.keys(page.in.shape),
  beastforms: Object.keys(page.in.shape),
  items: Object.keys(page.in.shape),
  consumables: Object.keys(page.in.shape),
  domains: Object.keys(page.in.shape),
  adversaries: Object.keys(adversary.out.in.shape),
  environments: Object.keys(environment.in.shape),
};
