import type { Fresh } from '../../library/entry';
import type { LibraryKind, PageKind } from '../../library/kinds';
import { libraryKinds } from '../../library/kinds';
import { rangeWords, traitWords } from '../../vocabulary';
import type { Model } from './model';

/** Files as somebody would bring them: the text of each, by its name. */
export type Files = { name: string; text: string }[];

type Row = Record<string, unknown>;
type Lists = Partial<Record<LibraryKind, Row[]>>;

const NONE = 99;
const title = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const signed = (bonus: number): string => (bonus < 0 ? String(bonus) : `+${bonus}`);
const added = (bonus: number): string => (bonus > 0 ? `+${bonus}` : '');
const short = { physical: 'phy', magical: 'mag' } as const;
const threshold = (value: number): string => (value === NONE ? 'None' : String(value));
const zeroFor = (value: number): number => (value === NONE ? 0 : value);
const both = ({ major, severe }: { major: number; severe: number }): string =>
  major === NONE ? 'None' : `${major}/${threshold(severe)}`;

type Foe = Fresh<'adversaries'>;
const damageOf = ({ attack: { dice, die, bonus, damage } }: Foe): string =>
  `${dice > 0 ? `${dice}d${die}${added(bonus)}` : bonus} ${short[damage]}`;
const kindOf = ({ kind, horde }: Foe): string =>
  horde === undefined ? title(kind) : `${title(kind)} (${horde}/HP)`;
const experienceOf = ({ experiences }: Foe): string =>
  experiences.map(({ name, bonus }) => `${name} +${bonus}`).join(', ');

/** “Spend a Fear” and what is behind it. */
function priceAndRest(text: string): [price: string, rest: string] {
  const found = /^((?:Spend|Mark) \S+ \S+) (.*)$/s.exec(text);
  return [found?.[1] ?? '', found?.[2] ?? text];
}

/** A text with a feature before it: “Trick: It hurts.” */
function named(text: string): [name: string, text: string] {
  const [name = '', ...rest] = text.split(': ');
  return [name, rest.join(': ')];
}

const questions = (text: string | undefined) => (text ?? '').split('\n');
const paragraph = (one: { more?: { name: string; text: string }[] }, name: string) =>
  questions(one.more?.find((part) => part.name === name)?.text);

const NAMES: Readonly<Record<LibraryKind, string>> = {
  ...Object.fromEntries(libraryKinds.map((kind) => [kind, kind])),
  cards: 'abilities',
  armours: 'armor',
} as Readonly<Record<LibraryKind, string>>;

/** A file for each list. */
const aFileEach = (lists: Lists, mark = ''): Files =>
  Object.entries(lists).map(([kind, rows]) => ({
    name: `${NAMES[kind as LibraryKind]}.json`,
    text: mark + JSON.stringify(rows, null, 1),
  }));

const asStrings = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key,
      typeof value === 'number' ? String(value) : value,
    ]),
  );

/** How the lists that most others copy name their fields: the first form, and the second. */
interface Names {
  feats: string;
  classFeats: string;
  featName: string;
  featText: string;
  hope: string;
  background: string;
  connection: string;
  /** How a price is set. */
  strong(words: string): string;
}

const FIRST: Names = {
  feats: 'feats',
  classFeats: 'class_feats',
  featName: 'feat_name',
  featText: 'feat_text',
  hope: 'hope_feat',
  background: 'backgrounds',
  connection: 'connections',
  strong: (words) => words,
};

const SECOND: Names = {
  feats: 'feature',
  classFeats: 'feature',
  featName: 'feature_name',
  featText: 'feature_text',
  hope: 'hope_feature',
  background: 'background',
  connection: 'connection',
  strong: (words) => `**${words}**`,
};

function lists(model: Model, names: Names): Lists {
  const marked = (text: string): string => {
    const [price, rest] = priceAndRest(text);
    return price ? `${names.strong(price)} ${rest}` : rest;
  };
  const feature = ({ name, text }: { name: string; text: string }) => ({
    name,
    text: marked(text),
  });
  const typed = (one: Foe['features'][number]) => ({
    ...feature(one),
    name: `${one.name} - ${title(one.type ?? 'passive')}`,
  });
  const gear = (text: string): Row => {
    if (!text) return {};
    const [name, rest] = named(text);
    return { [names.featName]: name, [names.featText]: rest };
  };
  const pages = (kind: PageKind): Row[] =>
    model[kind].map(({ name, description, features }) => ({
      name,
      description,
      ...(kind === 'subclasses'
        ? {
            foundations: features.filter(({ type }) => type === 'foundation').map(feature),
            specializations: features.filter(({ type }) => type === 'specialization').map(feature),
            masteries: features.filter(({ type }) => type === 'mastery').map(feature),
          }
        : features.length > 0
          ? { [names.feats]: features.map(feature) }
          : {}),
      ...(kind === 'communities' ? { note: 'They are often kind.' } : {}),
    }));
  return {
    adversaries: model.adversaries.map((one) =>
      asStrings({
        name: one.name,
        tier: one.tier,
        type: kindOf(one),
        description: one.description,
        motives_and_tactics: one.motives,
        difficulty: one.difficulty,
        thresholds: both(one.thresholds),
        hp: one.hp.slots,
        stress: one.stress.slots,
        atk: signed(one.attack.modifier),
        attack: one.attack.name,
        range: rangeWords[one.attack.range],
        damage: damageOf(one),
        ...(one.experiences.length > 0 ? { experience: experienceOf(one) } : {}),
        [names.feats]: one.features.map(typed),
      }),
    ),
    environments: model.environments.map((one) =>
      asStrings({
        name: one.name,
        tier: one.tier,
        type: one.style,
        description: one.description,
        impulses: one.impulses,
        difficulty: one.difficulty,
        potential_adversaries: 'Any that are near',
        [names.feats]: one.features.map(typed),
      }),
    ),
    weapons: model.weapons.map((one) =>
      asStrings({
        name: one.name,
        primary_or_secondary: title(one.slot ?? ''),
        tier: one.tier,
        physical_or_magical: title(one.damage),
        trait: traitWords[one.trait].name,
        range: rangeWords[one.range],
        damage: `d${one.die}${added(one.bonus)} ${short[one.damage]}`,
        burden: one.burden,
        ...gear(one.text),
      }),
    ),
    armours: model.armours.map((one) =>
      asStrings({
        name: one.name,
        tier: one.tier,
        base_thresholds: `${one.thresholds.major} / ${one.thresholds.severe}`,
        base_score: one.score,
        ...gear(one.text),
      }),
    ),
    cards: model.cards.map(({ name, level, domain, style, recall, text }) =>
      asStrings({ name, level, domain, type: style, recall, text: marked(text) }),
    ),
    classes: model.classes.map((one) => {
      const [first, ...rest] = one.features;
      const [domain_1, domain_2] = one.domains.split(', ');
      return asStrings({
        name: one.name,
        description: one.description,
        domain_1,
        domain_2,
        evasion: one.evasion,
        hp: one.hp,
        [`${names.hope}_name`]: first?.name,
        [`${names.hope}_text`]: marked(first?.text ?? ''),
        [names.classFeats]: rest.map(feature),
        [names.background]: paragraph(one, 'Background questions').map((question) => ({
          question,
        })),
        [names.connection]: paragraph(one, 'Connections').map((question) => ({ question })),
      });
    }),
    subclasses: pages('subclasses'),
    ancestries: pages('ancestries'),
    communities: pages('communities'),
    transformations: pages('transformations'),
    beastforms: pages('beastforms'),
    items: pages('items').map((row, at) => ({ roll: String(at + 1), ...row })),
    consumables: pages('consumables').map((row, at) => ({ roll: String(at + 1), ...row })),
    domains: pages('domains'),
  };
}

/** The lists that most others copy: the first begin with a byte order mark. */
export const inFirst = (model: Model): Files => aFileEach(lists(model, FIRST), '\uFEFF');
export const inSecond = (model: Model): Files => aFileEach(lists(model, SECOND));

/** A pack of homebrew: adversaries and environments in one file, numbers as numbers, types apart. */
export function inPack(model: Model): Files {
  const feature = ({ name, text, type }: Foe['features'][number]) => ({
    name,
    text,
    feat_type: type,
  });
  const adversaries = model.adversaries.map(({ thresholds, ...one }) => ({
    id: one.name.toLowerCase().replace(/\W+/g, '-'),
    name: one.name,
    source: 'homebrew',
    tier: one.tier,
    type: kindOf({ ...one, thresholds }),
    description: one.description,
    motives_and_tactics: one.motives,
    difficulty: one.difficulty,
    ...(thresholds.severe === NONE
      ? { thresholds: both(thresholds) }
      : { threshold_major: thresholds.major, threshold_severe: thresholds.severe }),
    hp: one.hp.slots,
    stress: one.stress.slots,
    atk: signed(one.attack.modifier),
    attack: one.attack.name,
    range: rangeWords[one.attack.range],
    damage: damageOf({ ...one, thresholds }),
    experience: experienceOf({ ...one, thresholds }),
    feature: one.features.map(feature),
  }));
  const environments = model.environments.map((one) => ({
    name: one.name,
    source: 'homebrew',
    description: one.description,
    tier: one.tier,
    type: one.style,
    impulses: one.impulses,
    difficulty: one.difficulty,
    feature: one.features.map(feature),
  }));
  const text = JSON.stringify({ $schema: 'dhpack', adversaries, environments });
  return [{ name: 'ours.dhpack', text }];
}

/** Flat lists whose attack is a weapon. A price stands apart from what it pays for. */
export function inForge(model: Model): Files {
  const feature =
    (key: string) =>
    ({ name, text, type }: Foe['features'][number]) => {
      const [cost, rest] = priceAndRest(text);
      return { name, type: title(type ?? ''), cost, [key]: rest };
    };
  const adversaries = model.adversaries.map((one, at) =>
    asStrings({
      id: `CA${at}`,
      name: one.name,
      tier: one.tier,
      type: kindOf(one),
      desc: one.description,
      motives: one.motives,
      difficulty: one.difficulty,
      thresholdMajor: threshold(one.thresholds.major),
      thresholdSevere: one.thresholds.major === NONE ? '' : threshold(one.thresholds.severe),
      hp: one.hp.slots,
      stress: one.stress.slots,
      atk: signed(one.attack.modifier).replace('-', '−'),
      weaponName: one.attack.name,
      weaponRange: rangeWords[one.attack.range],
      weaponDamage: damageOf(one),
      xp: experienceOf(one),
      source: 'core',
      features: one.features.map(feature('desc')),
    }),
  );
  const environments = model.environments.map((one, at) => ({
    id: `CE${at}`,
    name: one.name,
    tier: one.tier,
    type: one.style,
    desc: one.description,
    impulse: one.impulses,
    difficulty: one.difficulty,
    potentialAdversaries: 'Any that are near',
    source: 'core',
    features: one.features.map((each) => ({
      ...feature('text')(each),
      bullets: null,
      questions: [],
    })),
  }));
  return aFileEach({ adversaries, environments });
}

/** Single cards of an exchange: features are texts. */
export function inExchange(model: Model): Files {
  const adversaries = model.adversaries.map((one) => ({
    label: one.name,
    tier: one.tier,
    type: kindOf(one),
    description: one.description,
    motive: one.motives,
    difficulty: one.difficulty,
    threshold_major: one.thresholds.major === NONE ? 'None' : one.thresholds.major,
    threshold_severe: one.thresholds.severe === NONE ? 'None' : one.thresholds.severe,
    hp: one.hp.slots,
    stress: one.stress.slots,
    attack_bonus: one.attack.modifier,
    attack_label: one.attack.name,
    attack_range: rangeWords[one.attack.range],
    attack_damage: damageOf(one),
    experience: experienceOf(one),
    features: one.features.map(({ name, type, text }) => `${name} — ${title(type ?? '')}: ${text}`),
  }));
  return [{ name: 'exchange.json', text: JSON.stringify({ adversaries }) }];
}

export { both, kindOf, named, paragraph, priceAndRest, short, title, zeroFor };
