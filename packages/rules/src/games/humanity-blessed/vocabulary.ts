// The words of the game: what there is of each kind, what it is called, and a line of ours of what it is for.

/** A word that people choose, with the short meaning that stands beside it. */
export interface Word {
  readonly name: string;
  readonly means: string;
}

/** What one needs to choose one of some words. */
export const optionsOf = <K extends string>(all: readonly K[], words: Readonly<Record<K, Word>>) =>
  all.map((value) => ({ value, label: words[value].name, detail: words[value].means }));

/** The dice in play, smallest first (HUM-501). */
export const dieSizes = [2, 4, 6, 8, 10] as const;
export type DieSize = (typeof dieSizes)[number];

export const coreStats = ['head', 'hand', 'heart', 'home', 'hurt', 'hurry', 'history'] as const;
export type CoreStat = (typeof coreStats)[number];

export const optionalStats = [
  'hex',
  'ham',
  'hunch',
  'hardware',
  'hologram',
  'hireling',
  'hollyJolly',
  'headline',
  'host',
  'hardship',
  'haunted',
  'hardy',
  'haze',
] as const;
export type OptionalStat = (typeof optionalStats)[number];

/** What the Eye and units have in place of Stats (HUM-1218, 1221). */
export const lonelyStats = ['watch', 'unit'] as const;
export type LonelyStat = (typeof lonelyStats)[number];

/** All Stats, in the order of the sheet (HUM-1803). */
export const stats = [...coreStats, ...optionalStats, ...lonelyStats] as const;
export type Stat = (typeof stats)[number];

export const statWords: Readonly<Record<Stat, Word>> = {
  head: { name: 'Head', means: 'Puzzles, study, searching, recall, complex machines, locks.' },
  hand: { name: 'Hand', means: 'Athletics, stamina, strength without harm, quiet movement.' },
  heart: { name: 'Heart', means: 'Passion, hidden meanings, art, playing to an audience.' },
  home: { name: 'Home', means: 'Guarding, healing, buying, making, foraging, calm, watch.' },
  hurt: { name: 'Hurt', means: 'The nerve to do harm.' },
  hurry: { name: 'Hurry', means: 'Escape, reflex, adrenaline.' },
  history: { name: 'History', means: 'What only one’s own past or people covers.' },
  hex: { name: 'Hex', means: 'Magic, and what it is worked with.' },
  ham: { name: 'Ham', means: 'Absurd fixes, while a rival is in the way.' },
  hunch: { name: 'Hunch', means: 'Clues, and being where it happens.' },
  hardware: { name: 'Hardware', means: 'Machines and implants.' },
  hologram: { name: 'Hologram', means: 'Seeing through the simulation, and reshaping it.' },
  hireling: { name: 'Hireling', means: 'Staff, and a business that runs.' },
  hollyJolly: { name: 'Holly Jolly', means: 'The magic of the season.' },
  headline: { name: 'Headline', means: 'Stage and beat.' },
  host: { name: 'Host', means: 'What the symbiote lends.' },
  hardship: { name: 'Hardship', means: 'The troubles that all share.' },
  haunted: { name: 'Haunted', means: 'A fear or a curse. It is rolled against one.' },
  hardy: { name: 'Hardy', means: 'What the friends have learned by failing.' },
  haze: { name: 'Haze', means: 'A mind that slips. Others roll it against one.' },
  watch: { name: 'Watch', means: 'How well the Eye looks out.' },
  unit: { name: 'Unit', means: 'How large a unit is.' },
};

export const atmospheres = ['light', 'dark', 'gritty'] as const;
export type Atmosphere = (typeof atmospheres)[number];

export const atmosphereWords: Readonly<Record<Atmosphere, Word>> = {
  light: { name: 'Light', means: 'Deeds bring Blessings, and Blessings help friends.' },
  dark: { name: 'Dark', means: 'Debts bring Blessings; using them makes matters worse.' },
  gritty: { name: 'Gritty', means: 'Reputation brings Blessings; with them one improvises.' },
};

/** What everybody may use Blessings for, by Atmosphere (HUM-611…616). */
export const blessingUses = ['help', 'jinx', 'improvise', 'buy', 'donate', 'collaborate'] as const;
export type BlessingUse = (typeof blessingUses)[number];

export const usesIn: Readonly<Record<Atmosphere, readonly BlessingUse[]>> = {
  light: ['help', 'buy', 'donate'],
  dark: ['jinx', 'donate', 'collaborate'],
  gritty: ['improvise', 'buy', 'collaborate'],
};

export const motivations = [
  'blossomer',
  'driven',
  'steadfast',
  'prodigy',
  'fated',
  'compeller',
  'crafter',
  'wired',
  'warry',
  'lost',
] as const;
export type Motivation = (typeof motivations)[number];

/** Each raises two Stats by a size; Lost raises none (HUM-207, 208). */
export const motivationWords: Readonly<
  Record<Motivation, { readonly name: string; readonly raises: readonly CoreStat[] }>
> = {
  blossomer: { name: 'Blossomer', raises: ['heart', 'hurry'] },
  driven: { name: 'Driven', raises: ['hand', 'hurt'] },
  steadfast: { name: 'Steadfast', raises: ['head', 'home'] },
  prodigy: { name: 'Prodigy', raises: ['head', 'hurt'] },
  fated: { name: 'Fated', raises: ['heart', 'home'] },
  compeller: { name: 'Compeller', raises: ['hand', 'hurry'] },
  crafter: { name: 'Crafter', raises: ['hand', 'home'] },
  wired: { name: 'Wired', raises: ['head', 'hurry'] },
  warry: { name: 'Warry', raises: ['heart', 'hurt'] },
  lost: { name: 'Lost', raises: [] },
};

export const bands = ['failure', 'minor', 'medium', 'major', 'maximum'] as const;
export type Band = (typeof bands)[number];

export const bandWords: Readonly<Record<Band, Word>> = {
  failure: { name: 'Failure', means: 'it does not come off.' },
  minor: { name: 'Minor Success', means: 'it comes off, with a bust.' },
  medium: { name: 'Medium Success', means: 'it comes off.' },
  major: { name: 'Major Success', means: 'it comes off, with a boon.' },
  maximum: { name: 'Maximum Success', means: 'it comes off, with an exceptional boon.' },
};

export const complexities = ['easy', 'simple', 'hard', 'complex'] as const;
export type Complexity = (typeof complexities)[number];

export const complexityWords: Readonly<Record<Complexity, Word & { readonly sign: string }>> = {
  easy: { name: 'Easy', sign: '○', means: 'One Check, as if apt.' },
  simple: { name: 'Simple', sign: '●', means: 'One Check.' },
  hard: { name: 'Hard', sign: '●●', means: 'Two Checks in a row, with different Stats.' },
  complex: { name: 'Complex', sign: '●●●', means: 'Three or more, with different Stats.' },
};

/** Effect sizes, with the die that has to be locked for each (HUM-901). */
export const effectSizes = ['small', 'medium', 'large'] as const;
export type EffectSize = (typeof effectSizes)[number];

export const effectWords: Readonly<
  Record<EffectSize, { readonly name: string; readonly sign: string; readonly from: DieSize }>
> = {
  small: { name: 'Small', sign: '●', from: 2 },
  medium: { name: 'Medium', sign: '■', from: 6 },
  large: { name: 'Large', sign: '⬧', from: 10 },
};

/** What a total means in time, cost or trouble, each up to its number (HUM-1007). */
export const progressScale = [
  { name: 'Simple', upTo: 4 },
  { name: 'Complex', upTo: 7 },
  { name: 'Elaborate', upTo: 10 },
  { name: 'Intricate', upTo: 19 },
  { name: 'Strenuous', upTo: 99 },
  { name: 'Inexorbitant', upTo: Number.POSITIVE_INFINITY },
] as const;

export const lucks = ['veryLucky', 'lucky', 'notLucky'] as const;
export type Luck = (typeof lucks)[number];

export const luckWords: Readonly<Record<Luck, string>> = {
  veryLucky: 'Very Lucky',
  lucky: 'Lucky',
  notLucky: 'Not Lucky',
};

export const endeavorTypes = ['combat', 'racing', 'rush', 'stealth', 'unit'] as const;
export type EndeavorType = (typeof endeavorTypes)[number];

export const endeavorWords: Readonly<Record<EndeavorType, Word>> = {
  combat: { name: 'Combat', means: 'Bring all antagonists down to 0.' },
  racing: { name: 'Racing', means: 'Be first, or the last one left.' },
  rush: { name: 'Rush', means: 'Break through before a scheme is done.' },
  stealth: { name: 'Stealth', means: 'Do what you came for, and leave unseen.' },
  unit: { name: 'Unit', means: 'Ships, bands or beasts against each other.' },
};

/** What may stand on a position of a track (HUM-1401…1414). */
export const buttonKinds = [
  'wound',
  'scheme',
  'recovery',
  'defeat',
  'terrain',
  'fatigue',
  'alarm',
  'objective',
  'escape',
  'sanctuary',
  'hit',
  'shield',
] as const;
export type ButtonKind = (typeof buttonKinds)[number];

export const buttonWords: Readonly<
  Record<ButtonKind, { readonly name: string; readonly scope: 'personal' | 'global' }>
> = {
  wound: { name: 'Wound', scope: 'personal' },
  scheme: { name: 'Scheme', scope: 'global' },
  recovery: { name: 'Recovery', scope: 'personal' },
  defeat: { name: 'Defeat', scope: 'personal' },
  terrain: { name: 'Terrain', scope: 'global' },
  fatigue: { name: 'Fatigue', scope: 'personal' },
  alarm: { name: 'Alarm', scope: 'global' },
  objective: { name: 'Objective', scope: 'global' },
  escape: { name: 'Escape', scope: 'global' },
  sanctuary: { name: 'Sanctuary', scope: 'global' },
  hit: { name: 'Hit', scope: 'global' },
  shield: { name: 'Shield', scope: 'global' },
};

/** What marks an antagonist (HUM-1202…1206). */
export const antagonistTags = ['unique', 'revenge', 'horde', 'immunity', 'unrelenting'] as const;
export type AntagonistTag = (typeof antagonistTags)[number];

export const specializations = [
  'analytical',
  'calm',
  'creative',
  'determined',
  'excessive',
  'friendly',
  'insured',
  'mischievous',
  'protective',
  'resolved',
  'rousing',
  'selfAccepted',
  'shameless',
  'skilled',
  'spiked',
  'wellTraveled',
  'witty',
] as const;
export type SpecializationId = (typeof specializations)[number];

export const specializationNames: Readonly<Record<SpecializationId, string>> = {
  analytical: 'Analytical',
  calm: 'Calm',
  creative: 'Creative',
  determined: 'Determined',
  excessive: 'Excessive',
  friendly: 'Friendly',
  insured: 'Insured',
  mischievous: 'Mischievous',
  protective: 'Protective',
  resolved: 'Resolved',
  rousing: 'Rousing',
  selfAccepted: 'Self-Accepted',
  shameless: 'Shameless',
  skilled: 'Skilled',
  spiked: 'Spiked',
  wellTraveled: 'Well-Traveled',
  witty: 'Witty',
};

export const dedications = [
  'prudence',
  'vanity',
  'influence',
  'divinity',
  'accuracy',
  'value',
] as const;
export type DedicationId = (typeof dedications)[number];

export const dedicationNames: Readonly<Record<DedicationId, string>> = {
  prudence: 'Pride & Prudence',
  vanity: 'Greed & Vanity',
  influence: 'Power & Influence',
  divinity: 'Rite & Divinity',
  accuracy: 'Precision & Accuracy',
  value: 'Fairness & Value',
};

/** The Dedications that each Motivation may choose from; Lost has none until it changes (HUM-1509). */
export const dedicationsOf: Readonly<Record<Motivation, readonly DedicationId[]>> = {
  blossomer: ['prudence', 'vanity', 'divinity', 'accuracy'],
  driven: ['prudence', 'vanity', 'divinity', 'accuracy'],
  steadfast: ['prudence', 'vanity', 'divinity', 'accuracy'],
  prodigy: ['vanity', 'influence', 'divinity', 'value'],
  fated: ['vanity', 'influence', 'divinity', 'value'],
  compeller: ['vanity', 'influence', 'divinity', 'value'],
  crafter: ['prudence', 'influence', 'accuracy', 'value'],
  wired: ['prudence', 'influence', 'accuracy', 'value'],
  warry: ['prudence', 'influence', 'accuracy', 'value'],
  lost: [],
};

/** Kinds of things gained (HUM-214). */
export const gainKinds = ['item', 'information', 'alliance', 'other'] as const;
export type GainKind = (typeof gainKinds)[number];

export const gainWords: Readonly<Record<GainKind, string>> = {
  item: 'Item',
  information: 'Information',
  alliance: 'Alliance',
  other: 'Something else',
};

/** Who has the last word where the rules leave it to the table (HUM-101). */
export const arbiters = ['gm', 'rotating', 'vote', 'chance'] as const;
export type ArbiterKind = (typeof arbiters)[number];

export const arbiterWords: Readonly<Record<ArbiterKind, Word>> = {
  gm: { name: 'A GM', means: 'One of us, with a desk of their own.' },
  rotating: { name: 'Each in turn', means: 'One of those who play, until it is passed on.' },
  vote: { name: 'A vote', means: 'More than half of those who play.' },
  chance: { name: 'Chance', means: 'A die says whether it is as somebody proposes.' },
};

/** How much there is room for. */
export const caps = {
  /** Dice of a size that a character may have at once (HUM-1503). */
  d10s: 2,
  d8s: 3,
  aptitudes: 20,
  gains: 60,
  tracked: 12,
  owed: 60,
  continues: 24,
  /** Checks that a complex action may take. */
  parts: 7,
  track: 999,
} as const;
