import { adversaryKinds } from '../../fight/adversary';
import type { Fresh } from '../../library/entry';
import type { LibraryKind, PageKind } from '../../library/kinds';
import { ranges, traits } from '../../vocabulary';
import type { Model } from './model';
import { FULL, Numbers, nameAt, wordsOf } from './model';

const NONE = 99;
const TYPES = ['passive', 'action', 'reaction'] as const;
const DICE = [4, 6, 8, 10, 12, 20] as const;

/** What stands before the text of something that costs, and what it comes to. */
const PRICES = [
  { says: '', fear: 0, stress: 0, hope: 0 },
  { says: 'Spend a Fear', fear: 1, stress: 0, hope: 0 },
  { says: 'Spend 2 Fear', fear: 2, stress: 0, hope: 0 },
  { says: 'Mark a Stress', fear: 0, stress: 1, hope: 0 },
] as const;
const HOPES = [
  { says: '', hope: 0, stress: 0 },
  { says: 'Spend a Hope', hope: 1, stress: 0 },
  { says: 'Spend 3 Hope', hope: 3, stress: 0 },
  { says: 'Mark 2 Stress', hope: 0, stress: 2 },
] as const;

const said = (numbers: Numbers, price: string, words: number): string =>
  price ? `${price} to leave. ${wordsOf(numbers, words)}` : wordsOf(numbers, words);

function foeFeature(numbers: Numbers, at: number): Fresh<'adversaries'>['features'][number] {
  const { says, fear, stress } = numbers.of(PRICES);
  const type = numbers.of(TYPES);
  return { name: nameAt(numbers, 'Move', at), type, text: said(numbers, says, 30), fear, stress };
}

function ability(numbers: Numbers, at: number): Fresh<'classes'>['features'][number] {
  const { says, hope, stress } = numbers.of(HOPES);
  return { name: nameAt(numbers, 'Gift', at), text: said(numbers, says, 35), hope, stress };
}

const many = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));

/** Some have both thresholds, some only the first, some none. */
function thresholds(numbers: Numbers, kind: string, at: number): { major: number; severe: number } {
  if (kind === 'minion') return { major: NONE, severe: NONE };
  const major = numbers.from(4, 25);
  return { major, severe: at % 20 === 3 ? NONE : major + numbers.from(1, 20) };
}

function adversary(numbers: Numbers, at: number): Fresh<'adversaries'> {
  const kind = adversaryKinds[at % adversaryKinds.length] ?? 'standard';
  const isMinion = kind === 'minion';
  return {
    name: nameAt(numbers, 'Foe', at),
    tier: numbers.from(1, 4),
    kind,
    ...(kind === 'horde' ? { horde: numbers.from(1, 10) } : {}),
    description: wordsOf(numbers, 18),
    motives: wordsOf(numbers, 8),
    difficulty: numbers.from(9, 24),
    thresholds: thresholds(numbers, kind, at),
    hp: { marked: 0, slots: isMinion ? 1 : numbers.from(2, 14) },
    stress: { marked: 0, slots: numbers.from(1, 10) },
    attack: {
      name: `${numbers.of(['Claw', 'Hook', 'Bolt', 'Hymn'])} of ${at}`,
      modifier: numbers.from(-4, 9),
      range: ranges[numbers.from(0, 4)] ?? 'melee',
      ...(isMinion
        ? { dice: 0, die: 6, bonus: numbers.from(1, 9) }
        : { dice: numbers.from(1, 5), die: numbers.of(DICE), bonus: numbers.from(0, 20) }),
      damage: numbers.of(['physical', 'magical']),
      direct: false,
    },
    experiences: many(numbers.from(0, 2), (one) => ({
      name: `Knows ${numbers.of(['tides', 'stairs', 'roads'])} ${one}`,
      bonus: numbers.from(2, 5),
    })),
    physical: 'no',
    magical: 'no',
    features: many(numbers.from(1, 6), (one) => foeFeature(numbers, one)),
  };
}

const environment = (numbers: Numbers, at: number): Fresh<'environments'> => ({
  name: nameAt(numbers, 'Place', at),
  tier: numbers.from(1, 4),
  style: numbers.of(['Exploration', 'Event', 'Social', 'Traversal']),
  description: wordsOf(numbers, 16),
  impulses: wordsOf(numbers, 6),
  difficulty: String(numbers.from(10, 20)),
  features: many(numbers.from(2, 6), (one) => foeFeature(numbers, one)),
});

const weapon = (numbers: Numbers, at: number): Fresh<'weapons'> => ({
  name: nameAt(numbers, 'Weapon', at),
  tier: numbers.from(1, 4),
  trait: numbers.of(traits),
  range: ranges[numbers.from(0, 4)] ?? 'melee',
  die: numbers.of(DICE),
  bonus: numbers.from(0, 15),
  damage: numbers.of(['physical', 'magical']),
  slot: numbers.of(['primary', 'secondary']),
  burden: numbers.of(['One-Handed', 'Two-Handed']),
  text: at % 3 === 0 ? '' : `Trick ${at}: ${wordsOf(numbers, 10)}`,
});

function armour(numbers: Numbers, at: number): Fresh<'armours'> {
  const major = numbers.from(5, 16);
  return {
    name: nameAt(numbers, 'Armour', at),
    tier: numbers.from(1, 4),
    score: numbers.from(3, 8),
    thresholds: { major, severe: major + numbers.from(4, 24) },
    text: at % 4 === 0 ? '' : `Make ${at}: ${wordsOf(numbers, 10)}`,
  };
}

function card(numbers: Numbers, at: number): Fresh<'cards'> {
  const { says, hope, stress } = numbers.of(HOPES);
  return {
    name: nameAt(numbers, 'Card', at),
    level: numbers.from(1, 10),
    domain: numbers.of(['Brine', 'Cinder', 'Loom', 'Root', 'Thorn']),
    style: numbers.of(['Spell', 'Ability', 'Grimoire']),
    recall: numbers.from(0, 4),
    text: said(numbers, says, 45),
    hope,
    stress,
  };
}

/** The first feature of a class is the one that costs three Hope. */
const role = (numbers: Numbers, at: number): Fresh<'classes'> => ({
  name: nameAt(numbers, 'Class', at),
  description: wordsOf(numbers, 90),
  domains: 'Brine, Loom',
  evasion: numbers.from(8, 12),
  hp: numbers.from(5, 7),
  features: [
    { name: `Great hope ${at}`, text: said(numbers, 'Spend 3 Hope', 20), hope: 3, stress: 0 },
    ...many(numbers.from(1, 3), (one) => ability(numbers, one)),
  ],
  more: [
    { name: 'Background questions', text: many(3, () => wordsOf(numbers, 12)).join('\n') },
    { name: 'Connections', text: many(3, () => wordsOf(numbers, 10)).join('\n') },
  ],
});

const STAGES = ['foundation', 'specialization', 'mastery'];
const FEATURES: Readonly<Partial<Record<PageKind, number>>> = {
  ancestries: 2,
  communities: 1,
  transformations: 2,
  beastforms: 2,
};

function page(numbers: Numbers, kind: PageKind, at: number): Fresh<'items'> {
  const features = many(FEATURES[kind] ?? 0, (one) => ({
    name: nameAt(numbers, 'Trait', one),
    text: wordsOf(numbers, 22),
  }));
  const staged = STAGES.map((type, one) => ({
    name: nameAt(numbers, 'Step', one),
    text: wordsOf(numbers, 30),
    type,
  }));
  return {
    name: nameAt(numbers, kind, at),
    tier: 0,
    line: '',
    description: wordsOf(numbers, 40),
    features: kind === 'subclasses' ? staged : features,
  };
}

/** Content of our own in the size of the reference document, or as many of each kind as are said. */
export function content(seed = 30, sizes: Readonly<Record<LibraryKind, number>> = FULL): Model {
  const numbers = new Numbers(seed);
  const pages = (kind: PageKind) => many(sizes[kind], (at) => page(numbers, kind, at));
  return {
    weapons: many(sizes.weapons, (at) => weapon(numbers, at)),
    cards: many(sizes.cards, (at) => card(numbers, at)),
    classes: many(sizes.classes, (at) => role(numbers, at)),
    armours: many(sizes.armours, (at) => armour(numbers, at)),
    subclasses: pages('subclasses'),
    ancestries: pages('ancestries'),
    communities: pages('communities'),
    transformations: pages('transformations'),
    beastforms: pages('beastforms'),
    items: pages('items'),
    consumables: pages('consumables'),
    domains: pages('domains'),
    adversaries: many(sizes.adversaries, (at) => adversary(numbers, at)),
    environments: many(sizes.environments, (at) => environment(numbers, at)),
  };
}
