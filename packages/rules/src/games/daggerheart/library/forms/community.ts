import { type FeatureWritten, featuresIn } from './feature';
import type { Paragraph } from './form';
import { asHeading, type Fields, type LibraryForm } from './form';
import { plainText, wordsOf } from './plain-text';
import type { Source } from './source';

const NAME = ['name', 'title', 'label'];
const DESCRIPTION = ['description', 'desc', 'summary'];
const FEATURES = ['feats', 'feature', 'features', 'class_feats', 'class_features', 'abilities'];

const features = (source: Source): FeatureWritten[] => featuresIn(source, ...FEATURES);

/** “8/15”, or two numbers that stand apart. */
const thresholds =
  (whole: readonly string[], major: readonly string[], severe: readonly string[]) =>
  (source: Source): unknown => {
    const both = source.take(...whole);
    if (both !== undefined) return both;
    const [first, second] = [source.take(...major), source.take(...severe)];
    return first === undefined && second === undefined
      ? undefined
      : { major: first, severe: second };
  };

/** “Horde (5/HP)”: what stands in brackets is a number of its own, or a word of it. */
const KIND = ['type', 'role', 'adversary_type'];
const IN_BRACKETS = /^(.*?)\s*\((.*)\)\s*$/s;

/** What stands in the brackets behind the kind of an adversary, where that is no horde’s number. */
function kindNote(source: Source): Paragraph[] {
  const written = wordsOf(source.take(...KIND)) ?? '';
  const note = IN_BRACKETS.exec(written)?.[2] ?? '';
  return note !== '' && !/^\d+\s*\/\s*HP$/i.test(note) ? [{ name: 'Kind', text: note }] : [];
}

/** A list of names with bonuses, or a text of them. */
function experiences(source: Source): unknown {
  const listed = source.list('experiences', 'experience');
  const told = listed.flatMap((one) => {
    if (typeof one.value !== 'object') return wordsOf(one.whole()) ?? [];
    const name = wordsOf(one.take('name', 'label'));
    const bonus = Number(one.take('modifier', 'bonus', 'value'));
    return name ? [`${name} ${bonus < 0 ? '' : '+'}${bonus}`] : [];
  });
  return told.length > 0
    ? told.join(', ')
    : wordsOf(source.take('experience', 'xp', 'experiences'));
}

/** What a weapon or an armour can do, as a text: “Heavy: −1 to Evasion”. */
function gearText(source: Source): string | undefined {
  const own = ['feat', 'feature'].map((one) => {
    const name = wordsOf(source.take(`${one}_name`));
    const text = wordsOf(source.take(`${one}_text`));
    return [name, text].filter(Boolean).join(': ');
  });
  const listed = features(source).map(({ name, text }) => [name, text].filter(Boolean).join(': '));
  const said = wordsOf(source.take('text', ...DESCRIPTION));
  return [...own, ...listed, said].filter(Boolean).join('\n') || undefined;
}

/** The damage of a weapon, with its type where that stands apart. */
function weaponDamage(source: Source): string | undefined {
  const written = wordsOf(source.take('damage', 'dmg'));
  const type = wordsOf(source.take('physical_or_magical', 'damage_type', 'damageType'));
  if (written === undefined || type === undefined) return written;
  return /phy|mag/i.test(written) ? written : `${written} ${type.toLowerCase()}`;
}

/** The domains of a class, in one line. */
function domains(source: Source): string | undefined {
  const listed = source.take('domains');
  if (listed !== undefined) {
    return Array.isArray(listed) ? listed.map(wordsOf).filter(Boolean).join(', ') : wordsOf(listed);
  }
  const two = [wordsOf(source.take('domain_1')), wordsOf(source.take('domain_2'))];
  return two.filter(Boolean).join(', ') || undefined;
}

/** A class has the feature that costs Hope, and those of its own. */
function classFeatures(source: Source): FeatureWritten[] {
  const name = wordsOf(source.take('hope_feat_name', 'hope_feature_name'));
  const text = wordsOf(source.take('hope_feat_text', 'hope_feature_text'));
  const hope =
    name || text ? [{ name: name ?? 'Hope feature', text: text ?? '', type: 'hope' }] : [];
  return [...hope, ...featuresIn(source, 'hope_feat', 'hope_feature'), ...features(source)];
}

/** Parts of a class that are questions, or what one begins with, under their headings. */
const CLASS_PARTS: Readonly<Record<string, readonly string[]>> = {
  Subclasses: ['subclass_1', 'subclass_2', 'subclasses'],
  'Starting items': ['items', 'class_items'],
  'Suggested traits': ['suggested_traits'],
  'Suggested weapons': ['suggested_primary', 'suggested_secondary'],
  'Suggested armour': ['suggested_armor', 'suggested_armour'],
  'Background questions': [
    'backgrounds',
    'background',
    'backgroundQuestions',
    'background_questions',
  ],
  Connections: ['connections', 'connection'],
};

const classParts = (source: Source): Paragraph[] =>
  Object.entries(CLASS_PARTS).flatMap(([name, paths]) => {
    const text = paths.flatMap((path) => wordsOf(source.take(path)) ?? []).join('\n');
    return text ? [{ name, text }] : [];
  });

/** What a subclass brings, and when: the list that a feature stands in is its type. */
const STAGES: Readonly<Record<string, readonly string[]>> = {
  foundation: ['foundations', 'foundation', 'foundation_features'],
  specialization: ['specializations', 'specialization', 'specialization_features'],
  mastery: ['masteries', 'mastery', 'mastery_features'],
};

const stagedFeatures = (source: Source): FeatureWritten[] => [
  ...features(source),
  ...Object.entries(STAGES).flatMap(([type, paths]) =>
    featuresIn(source, ...paths).map((one) => ({ ...one, type })),
  ),
];

/** What stands beside the name of something, as “Spellcast trait: Agility · Class: Ranger”. */
const line =
  (...keys: readonly string[]) =>
  (source: Source): string | undefined =>
    keys
      .flatMap((key) => {
        const word = wordsOf(source.take(key));
        return word ? [key === 'line' ? word : `${asHeading(key)}: ${plainText(word)}`] : [];
      })
      .join(' · ') || undefined;

const page: Fields = {
  name: NAME,
  tier: ['tier'],
  line: line('line', 'roll'),
  feats: features,
  description: [...DESCRIPTION, 'text'],
};

/** The usual names of fields, with those that other files have for the same. */
export const usual = {
  adversaries: {
    name: NAME,
    tier: ['tier'],
    more: kindNote,
    type: KIND,
    horde: ['horde', 'hordeHp', 'quantityPerHitPoint'],
    description: DESCRIPTION,
    motives_and_tactics: [
      'motives_and_tactics',
      'motivesAndTactics',
      'motives',
      'motive',
      'tactics',
    ],
    difficulty: ['difficulty', 'dc'],
    thresholds: thresholds(
      ['thresholds', 'damageThresholds', 'damage_thresholds'],
      ['threshold_major', 'thresholdMajor', 'major_threshold', 'majorThreshold'],
      ['threshold_severe', 'thresholdSevere', 'severe_threshold', 'severeThreshold'],
    ),
    hp: ['hp', 'hit_points', 'hitPoints', 'health'],
    stress: ['stress'],
    atk: ['atk', 'attack_bonus', 'attackBonus', 'attack_modifier', 'attackModifier'],
    attack: ['attack', 'attack_label', 'attack_name', 'attackName', 'weaponName', 'weapon_name'],
    range: ['range', 'attack_range', 'attackRange', 'weaponRange', 'weapon_range'],
    damage: ['damage', 'attack_damage', 'attackDamage', 'weaponDamage', 'weapon_damage'],
    direct: (source) => source.take('direct'),
    experience: experiences,
    physical: ['physical'],
    magical: ['magical'],
    feats: features,
  },
  environments: {
    name: NAME,
    tier: ['tier'],
    type: ['type'],
    description: DESCRIPTION,
    impulses: ['impulses', 'impulse'],
    difficulty: ['difficulty', 'dc'],
    feats: features,
  },
  weapons: {
    name: NAME,
    tier: ['tier'],
    trait: ['trait'],
    range: ['range'],
    damage: weaponDamage,
    slot: ['slot', 'primary_or_secondary', 'primaryOrSecondary'],
    burden: ['burden'],
    text: gearText,
  },
  armours: {
    name: NAME,
    tier: ['tier'],
    score: ['score', 'base_score', 'baseScore', 'armor_score'],
    thresholds: thresholds(
      ['thresholds', 'base_thresholds', 'baseThresholds', 'baseDamageThresholds'],
      ['threshold_major', 'thresholdMajor'],
      ['threshold_severe', 'thresholdSevere'],
    ),
    text: gearText,
  },
  cards: {
    name: NAME,
    domain: ['domain'],
    type: ['type', 'card_type', 'cardType'],
    level: ['level'],
    recall: ['recall', 'recall_cost', 'recallCost'],
    text: (source: Source) => {
      const said = wordsOf(source.take('text', ...DESCRIPTION));
      const listed = features(source).map(({ name, text }) => `${name}: ${text}`);
      return [said, ...listed].filter(Boolean).join('\n') || undefined;
    },
    hope: ['hope'],
    stress: ['stress'],
  },
  classes: {
    name: NAME,
    description: DESCRIPTION,
    domains,
    evasion: ['evasion', 'starting_evasion'],
    hp: ['hp', 'hit_points', 'hitPoints', 'starting_hp'],
    feats: classFeatures,
    more: classParts,
  },
  subclasses: { ...page, line: line('line', 'class', 'spellcast_trait'), feats: stagedFeatures },
  ancestries: page,
  communities: page,
  transformations: page,
  beastforms: page,
  items: page,
  consumables: page,
  domains: page,
} satisfies LibraryForm['fields'];

/** The lists that most others copy; the own form is such a list. A pack for homebrew is one with names of its own. */
export const community: LibraryForm = {
  name: 'a list of the community',
  is: () => true,
  fields: usual,
  keepsWords: true,
};

export const pack: LibraryForm = {
  ...community,
  name: 'a pack of homebrew (.dhpack)',
  is: (entry) =>
    entry.has('threshold_major') || entry.list('feature').some((one) => one.has('feat_type')),
};
