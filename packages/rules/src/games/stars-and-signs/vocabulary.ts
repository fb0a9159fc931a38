// The words of the game: what there is of each kind, what it is called, and a line of what it means.

/** A word that people choose, with the short meaning that stands beside it. */
export interface Word {
  readonly name: string;
  readonly means: string;
}

/** The two that one needs to choose one of some words. */
export const optionsOf = <K extends string>(all: readonly K[], words: Readonly<Record<K, Word>>) =>
  all.map((value) => ({ value, label: words[value].name, detail: words[value].means }));

export const categories = ['physical', 'mental', 'emotional'] as const;
export type Category = (typeof categories)[number];

export const abilities = [
  'might',
  'grace',
  'endurance',
  'intellect',
  'cunning',
  'will',
  'confidence',
  'guile',
  'empathy',
] as const;
export type Ability = (typeof abilities)[number];

export const abilityWords: Readonly<Record<Ability, Word & { readonly category: Category }>> = {
  might: { name: 'Might', means: 'Force and pace.', category: 'physical' },
  grace: { name: 'Grace', means: 'Poise and fine control.', category: 'physical' },
  endurance: { name: 'Endurance', means: 'Staying power.', category: 'physical' },
  intellect: { name: 'Intellect', means: 'Knowledge and analysis.', category: 'mental' },
  cunning: { name: 'Cunning', means: 'Quick wits.', category: 'mental' },
  will: { name: 'Will', means: 'Focus and patience.', category: 'mental' },
  confidence: { name: 'Confidence', means: 'Presence.', category: 'emotional' },
  guile: { name: 'Guile', means: 'Misdirection and tact.', category: 'emotional' },
  empathy: { name: 'Empathy', means: 'Feeling for others.', category: 'emotional' },
};

export const skills = [
  'strength',
  'violence',
  'agility',
  'acrobatics',
  'dexterity',
  'stealth',
  'defense',
  'stamina',
  'vitality',
  'logic',
  'memory',
  'rhetoric',
  'awareness',
  'interfacing',
  'savvy',
  'craft',
  'research',
  'resolve',
  'authority',
  'charisma',
  'intuition',
  'deception',
  'diplomacy',
  'manipulation',
  'insight',
  'networking',
  'therapy',
] as const;
export type Skill = (typeof skills)[number];

/** Each Skill belongs to one Ability (SNS-905). */
export const skillWords: Readonly<Record<Skill, Word & { readonly ability: Ability }>> = {
  strength: { name: 'Strength', means: 'Lifting, grappling.', ability: 'might' },
  violence: { name: 'Violence', means: 'Doing harm.', ability: 'might' },
  agility: { name: 'Agility', means: 'Running, climbing, swimming.', ability: 'might' },
  acrobatics: { name: 'Acrobatics', means: 'Dodging, balance.', ability: 'grace' },
  dexterity: { name: 'Dexterity', means: 'What hands can do.', ability: 'grace' },
  stealth: { name: 'Stealth', means: 'Staying unseen.', ability: 'grace' },
  defense: { name: 'Defense', means: 'Guarding.', ability: 'endurance' },
  stamina: { name: 'Stamina', means: 'Long effort.', ability: 'endurance' },
  vitality: { name: 'Vitality', means: 'Health.', ability: 'endurance' },
  logic: { name: 'Logic', means: 'Systems and problems.', ability: 'intellect' },
  memory: { name: 'Memory', means: 'Recalling things.', ability: 'intellect' },
  rhetoric: { name: 'Rhetoric', means: 'Argument, teaching.', ability: 'intellect' },
  awareness: { name: 'Awareness', means: 'Searching, noticing.', ability: 'cunning' },
  interfacing: { name: 'Interfacing', means: 'Technology.', ability: 'cunning' },
  savvy: { name: 'Savvy', means: 'A sense of street and fashion.', ability: 'cunning' },
  craft: { name: 'Craft', means: 'Making, mending.', ability: 'will' },
  research: { name: 'Research', means: 'Finding out.', ability: 'will' },
  resolve: { name: 'Resolve', means: 'Nerve, patience.', ability: 'will' },
  authority: { name: 'Authority', means: 'Command, threat.', ability: 'confidence' },
  charisma: { name: 'Charisma', means: 'Charm.', ability: 'confidence' },
  intuition: { name: 'Intuition', means: 'Hunches, art.', ability: 'confidence' },
  deception: { name: 'Deception', means: 'Lies, disguise.', ability: 'guile' },
  diplomacy: { name: 'Diplomacy', means: 'Deals, manners.', ability: 'guile' },
  manipulation: { name: 'Manipulation', means: 'Working on feelings.', ability: 'guile' },
  insight: { name: 'Insight', means: 'Reading people.', ability: 'empathy' },
  networking: { name: 'Networking', means: 'Ties and standing.', ability: 'empathy' },
  therapy: { name: 'Therapy', means: 'Healing body and mind.', ability: 'empathy' },
};

export const abilityOf = (skill: Skill): Ability => skillWords[skill].ability;
export const categoryOf = (ability: Ability): Category => abilityWords[ability].category;
export const skillsOf = (ability: Ability): Skill[] =>
  skills.filter((skill) => skillWords[skill].ability === ability);

/** What an Action is meant to do (SNS-203). */
export const actionTypes = [
  'eliminate',
  'hinder',
  'bolster',
  'influence',
  'obscure',
  'create',
  'utilize',
  'discover',
  'transport',
] as const;
export type ActionType = (typeof actionTypes)[number];

export const actionWords: Readonly<Record<ActionType, Word>> = {
  eliminate: {
    name: 'Eliminate',
    means: 'Takes something or somebody out of play; what is strong is weakened first.',
  },
  hinder: { name: 'Hinder', means: 'Leaves the other side less able to act or resist.' },
  bolster: { name: 'Bolster', means: 'Betters position, health or readiness; heals.' },
  influence: { name: 'Influence', means: 'Changes minds, attitudes or what somebody does.' },
  obscure: { name: 'Obscure', means: 'Hides facts, things, intentions, or oneself.' },
  create: { name: 'Create', means: 'Makes something new that lasts.' },
  utilize: { name: 'Utilize', means: 'Draws on a tool, contact or edge that is at hand.' },
  discover: { name: 'Discover', means: 'Finds out what is not known yet.' },
  transport: { name: 'Transport', means: 'Moves people or things where that is hard.' },
};

/** How somebody reacts to what presses on them (SNS-402). */
export const reactionTypes = [
  'resist',
  'notice',
  'remember',
  'sustain',
  'support',
  'recover',
] as const;
export type ReactionType = (typeof reactionTypes)[number];

export const reactionWords: Readonly<Record<ReactionType, Word>> = {
  resist: { name: 'Resist', means: 'Withstands danger, or pressure of minds and company.' },
  notice: { name: 'Notice', means: 'Senses or intuition are tried.' },
  remember: { name: 'Remember', means: 'Something is recalled.' },
  sustain: { name: 'Sustain', means: 'Keeps an effect or a long effort going.' },
  support: { name: 'Support', means: 'A Follower takes part in a Cooperation Check.' },
  recover: { name: 'Recover', means: 'Tries to get rid of a Wound.' },
};

/** A Mood takes one Ability away (SNS-1801). */
export const moods = [
  'weary',
  'nervous',
  'sensitive',
  'obstinate',
  'distracted',
  'reckless',
  'insecure',
  'irritated',
  'sullen',
] as const;
export type Mood = (typeof moods)[number];

export const moodWords: Readonly<Record<Mood, Word & { readonly ability: Ability }>> = {
  weary: { name: 'Weary', means: 'Worn out.', ability: 'might' },
  nervous: { name: 'Nervous', means: 'Jittery.', ability: 'grace' },
  sensitive: { name: 'Sensitive', means: 'Thin-skinned.', ability: 'endurance' },
  obstinate: { name: 'Obstinate', means: 'Deaf to reason.', ability: 'intellect' },
  distracted: { name: 'Distracted', means: 'Elsewhere.', ability: 'cunning' },
  reckless: { name: 'Reckless', means: 'Headlong.', ability: 'will' },
  insecure: { name: 'Insecure', means: 'Shrinking.', ability: 'confidence' },
  irritated: { name: 'Irritated', means: 'Short-tempered.', ability: 'guile' },
  sullen: { name: 'Sullen', means: 'Closed off.', ability: 'empathy' },
};

/** Points to spend on what one does, a pool for each category of Abilities (SNS-1001). */
export const pools = ['blood', 'sweat', 'tears'] as const;
export type Pool = (typeof pools)[number];

export const poolWords: Readonly<Record<Pool, { name: string; category: Category }>> = {
  blood: { name: 'Blood', category: 'physical' },
  sweat: { name: 'Sweat', category: 'mental' },
  tears: { name: 'Tears', category: 'emotional' },
};
export const poolOf: Readonly<Record<Category, Pool>> = {
  physical: 'blood',
  mental: 'sweat',
  emotional: 'tears',
};

/** What a Counter counts (SNS-805…809). */
export const counterKinds = ['progress', 'danger', 'defeat', 'resource', 'timer'] as const;
export type CounterKind = (typeof counterKinds)[number];

/** What each is, and what it brings when its last slot is filled. */
export const counterWords: Readonly<Record<CounterKind, Word & { readonly full: string }>> = {
  progress: {
    name: 'Progress',
    means: 'A goal that takes more than one go.',
    full: 'The goal is reached.',
  },
  danger: { name: 'Danger', means: 'A threat that rises.', full: 'Things get worse.' },
  defeat: { name: 'Defeat', means: 'A great loss comes nearer.', full: 'Something is lost.' },
  resource: { name: 'Resource', means: 'A supply that runs out.', full: 'Nothing of it is left.' },
  timer: { name: 'Timer', means: 'Something comes whatever is done.', full: 'It happens.' },
};

export const alignments = ['positive', 'neutral', 'negative'] as const;
export type Alignment = (typeof alignments)[number];
export const alignmentWords: Readonly<Record<Alignment, string>> = {
  positive: 'Positive',
  neutral: 'Neutral',
  negative: 'Negative',
};

export const aspects = ['mask', 'heart', 'shadow'] as const;
export type Aspect = (typeof aspects)[number];
export const aspectWords: Readonly<Record<Aspect, Word>> = {
  mask: { name: 'Mask', means: 'Whom the world sees.' },
  heart: { name: 'Heart', means: 'Who they are underneath.' },
  shadow: { name: 'Shadow', means: 'What they would rather not be.' },
};

/** Of what kind a Wound is, and which Abilities it weighs on (SNS-1701, Q07). */
export const woundKinds = ['physical', 'mental', 'social'] as const;
export type WoundKind = (typeof woundKinds)[number];
export const woundWords: Readonly<
  Record<WoundKind, { name: string; category: Category; recovers: Skill }>
> = {
  physical: { name: 'Physical', category: 'physical', recovers: 'vitality' },
  mental: { name: 'Mental', category: 'mental', recovers: 'resolve' },
  social: { name: 'Social', category: 'emotional', recovers: 'networking' },
};

export const assetKinds = [
  'weapons',
  'armor',
  'leverage',
  'vehicles',
  'references',
  'materials',
  'obstructions',
  'gadgets',
  'tools',
  'allies',
  'relics',
  'regalia',
] as const;
export type AssetKind = (typeof assetKinds)[number];

/** What an Asset of a kind can do unless it says otherwise: Action types, each with a Skill or with any (SNS-2011). */
export const assetWords: Readonly<
  Record<AssetKind, { name: string; usual: readonly { action: ActionType; skill: Skill | null }[] }>
> = {
  weapons: {
    name: 'Weapons',
    usual: [
      { action: 'eliminate', skill: 'violence' },
      { action: 'hinder', skill: 'violence' },
    ],
  },
  armor: { name: 'Armor', usual: [{ action: 'bolster', skill: 'defense' }] },
  leverage: { name: 'Leverage', usual: [{ action: 'influence', skill: null }] },
  // The book says “Traverse” here, which is no Action type (Q06).
  vehicles: { name: 'Vehicles', usual: [{ action: 'transport', skill: null }] },
  references: { name: 'References', usual: [{ action: 'discover', skill: null }] },
  materials: { name: 'Materials', usual: [{ action: 'create', skill: 'craft' }] },
  obstructions: {
    name: 'Obstructions',
    usual: [
      { action: 'obscure', skill: 'stealth' },
      { action: 'bolster', skill: 'defense' },
    ],
  },
  gadgets: {
    name: 'Gadgets',
    usual: [
      { action: 'discover', skill: null },
      { action: 'influence', skill: null },
      { action: 'create', skill: null },
    ],
  },
  tools: { name: 'Tools', usual: [] },
  allies: { name: 'Allies', usual: [] },
  relics: { name: 'Relics', usual: [] },
  regalia: { name: 'Regalia', usual: [] },
};

/** What is special about a Function of an Asset, or the whole of it (SNS-2014…2019). */
export const assetProperties = [
  'impactful',
  'protective',
  'restricted',
  'bulky',
  'stationary',
  'compact',
] as const;
export type AssetProperty = (typeof assetProperties)[number];
export const propertyWords: Readonly<Record<AssetProperty, Word>> = {
  impactful: { name: 'Impactful', means: 'Adds its Quality where points of a Counter are rolled.' },
  protective: { name: 'Protective', means: 'Has slots that are filled instead of one’s own.' },
  restricted: { name: 'Restricted', means: 'Only some can use it.' },
  bulky: { name: 'Bulky', means: 'Counts as two of its kind.' },
  stationary: { name: 'Stationary', means: 'Stays where it is.' },
  compact: { name: 'Compact', means: 'Does not count.' },
};

/** What a Check comes to, worst first (SNS-311, 314, 321, 322). */
export const bands = ['miss', 'graze', 'hit', 'critical'] as const;
export type Band = (typeof bands)[number];

/** How a Graze is paid (SNS-317…319). */
export const costKinds = ['personal', 'impact', 'opportunity'] as const;
export type CostKind = (typeof costKinds)[number];
export const costWords: Readonly<Record<CostKind, Word>> = {
  personal: { name: 'Personal', means: 'Stress, an Asset that is lost, a tie that is harmed.' },
  impact: { name: 'Impact', means: 'It does less, or comes late; or an Extra is given up.' },
  opportunity: {
    name: 'Opportunity',
    means: 'A worse position: a bad Trait gained, a good one lost, more at stake.',
  },
};

/** What an Extra can be (SNS-611…614). */
export const extraKinds = [
  'points',
  'trait',
  'invoke',
  'targets',
  'faster',
  'quiet',
  'lasting',
  'other',
] as const;
export type ExtraKind = (typeof extraKinds)[number];
export const extraWords: Readonly<Record<ExtraKind, Word>> = {
  points: { name: 'One d10 more', means: 'Where points of a Counter are rolled.' },
  trait: { name: 'A Trait besides', means: 'The Action creates one, too.' },
  invoke: { name: 'A free invoke more', means: 'On the Trait that the Action creates.' },
  targets: { name: 'More targets', means: 'It reaches others, too.' },
  faster: { name: 'Faster', means: 'It takes less time.' },
  quiet: { name: 'No Complication', means: 'None follows this time.' },
  lasting: { name: 'Longer', means: 'What it does lasts, or stays.' },
  other: { name: 'Something else', means: 'What the referee says.' },
};

/** What Scale means; 0 is the usual one (SNS-602, 603). */
export const SCALE = { least: 0, most: 5 } as const;
export const scaleWords: readonly string[] = [
  'An ordinary person.',
  'Simple tools, or luck.',
  'Takes special means.',
  'Beyond ordinary human technology.',
  'Beyond that, and only with luck or exertion.',
  'The peak of what a protagonist can do.',
];

/** The same to choose one from: what is chosen is a text. */
export const scaleLevels = ['0', '1', '2', '3', '4', '5'] as const;
export const scaleOptions = scaleLevels.map((value) => ({
  value,
  label: value,
  detail: scaleWords[Number(value)] ?? '',
}));

export const stakesKinds = ['normal', 'high'] as const;
export type StakesKind = (typeof stakesKinds)[number];

/** How far the numbers of the game go. */
export const caps = {
  rank: 10,
  hopeRefresh: 10,
  despair: 10,
  corruption: 10,
  wounds: 5,
  moods: 2,
  agendas: 5,
  anchors: 5,
  memories: 3,
  effortPerCheck: 5,
  energy: 5,
  temporaryEnergy: 5,
  quality: 5,
  counterSlots: 10,
  pointsPerSlot: 5,
} as const;
