import type { LibraryKind, PageKind } from '../../library/kinds';
import type { Model } from './model';
import type { Files } from './written';
import { paragraph, zeroFor } from './written';

const html = (text: string): string =>
  text
    .split('\n')
    .map((one) => `<p>${one.replace(/^((?:Spend|Mark) \S+ \S+) /, '<strong>$1</strong> ')}</p>`)
    .join('');

/** What every document has that says nothing to people. */
const around = (id: string) => ({
  _id: id,
  img: 'icons/svg/mystery-man.svg',
  folder: null,
  flags: {},
  sort: 100,
  ownership: { default: 0 },
  _stats: { coreVersion: '13.344', systemId: 'daggerheart' },
  effects: [],
});

/** Damage in parts, as a tabletop computes it. */
const damage = (
  one: { dice?: number; die: number; bonus: number; damage: string },
  multiplier: string,
) => ({
  parts: [
    {
      value: {
        custom: { enabled: false, formula: '' },
        flatMultiplier: one.dice ?? 1,
        dice: `d${one.die}`,
        bonus: one.bonus || null,
        multiplier,
      },
      applyTo: 'hitPoints',
      type: [one.damage],
    },
  ],
  includeBase: false,
});

const feature = (
  { name, text, type }: { name: string; text: string; type?: string },
  id: string,
) => ({
  name,
  type: 'feature',
  system: { description: html(text), actions: {}, featureForm: type ?? 'passive' },
  ...around(id),
});

const TYPES: Readonly<Partial<Record<LibraryKind, string>>> = {
  ancestries: 'ancestry',
  communities: 'community',
  transformations: 'transformation',
  subclasses: 'subclass',
  beastforms: 'beastform',
  items: 'loot',
  consumables: 'consumable',
};

/** Documents of a tabletop, all in one export; features of what people are made of lie beside it, by id. */
export function inFoundry(model: Model): Files {
  const apart: object[] = [];
  const link = (one: { name: string; text: string; type?: string }, id: string, type: string) => {
    apart.push(feature(one, id));
    return { type, item: `Compendium.daggerheart.all.Item.${id}` };
  };
  const adversaries = model.adversaries.map((one, at) => ({
    name: one.name,
    type: 'adversary',
    ...around(`foe${at}`),
    system: {
      tier: one.tier,
      type: one.kind,
      hordeHp: one.horde ?? 1,
      description: html(one.description),
      motivesAndTactics: one.motives,
      difficulty: one.difficulty,
      damageThresholds: {
        major: zeroFor(one.thresholds.major),
        severe: zeroFor(one.thresholds.severe),
      },
      resources: {
        hitPoints: { value: 0, max: one.hp.slots, isReversed: true },
        stress: { value: 0, max: one.stress.slots, isReversed: true },
      },
      resistance: {
        physical: { resistance: false, immunity: false, reduction: 0 },
        magical: { resistance: false, immunity: false, reduction: 0 },
      },
      attack: {
        name: one.attack.name,
        range: one.attack.range,
        roll: { bonus: one.attack.modifier, type: 'attack' },
        damage: damage(one.attack, 'flat'),
      },
      experiences: Object.fromEntries(
        one.experiences.map(({ name, bonus }, place) => [`xp${place}`, { name, value: bonus }]),
      ),
      notes: '',
    },
    items: one.features.map((each, place) => feature(each, `foe${at}f${place}`)),
  }));
  const environments = model.environments.map((one, at) => ({
    name: one.name,
    type: 'environment',
    ...around(`place${at}`),
    system: {
      tier: one.tier,
      type: one.style,
      description: html(one.description),
      impulses: one.impulses,
      difficulty: Number(one.difficulty),
      potentialAdversaries: {},
    },
    items: one.features.map((each, place) => feature(each, `place${at}f${place}`)),
  }));
  const weapons = model.weapons.map((one, at) => ({
    name: one.name,
    type: 'weapon',
    ...around(`weapon${at}`),
    system: {
      tier: one.tier,
      secondary: one.slot === 'secondary',
      burden: one.burden,
      description: html(one.text),
      attack: {
        name: 'Attack',
        range: one.range,
        roll: { trait: one.trait, bonus: null },
        damage: damage(one, 'prof'),
      },
    },
  }));
  const armours = model.armours.map((one, at) => ({
    name: one.name,
    type: 'armor',
    ...around(`armour${at}`),
    system: {
      tier: one.tier,
      baseScore: one.score,
      baseThresholds: { ...one.thresholds },
      description: html(one.text),
    },
  }));
  const cards = model.cards.map((one, at) => ({
    name: one.name,
    type: 'domainCard',
    ...around(`card${at}`),
    system: {
      description: html(one.text),
      domain: one.domain.toLowerCase(),
      level: one.level,
      recallCost: one.recall,
      type: one.style.toLowerCase(),
    },
  }));
  const classes = model.classes.map((one, at) => ({
    name: one.name,
    type: 'class',
    ...around(`class${at}`),
    system: {
      description: html(one.description),
      domains: one.domains.toLowerCase().split(', '),
      hitPoints: one.hp,
      evasion: one.evasion,
      features: one.features.map((each, place) =>
        link(each, `class${at}f${place}`, place === 0 ? 'hope' : 'class'),
      ),
      backgroundQuestions: paragraph(one, 'Background questions'),
      connections: paragraph(one, 'Connections'),
    },
  }));
  const pages = (kind: PageKind) =>
    model[kind].map((one, at) => ({
      name: one.name,
      type: TYPES[kind],
      ...around(`${kind}${at}`),
      system: {
        description: html(one.description),
        features: one.features.map((each, place) =>
          link(each, `${kind}${at}f${place}`, each.type ?? ''),
        ),
      },
    }));
  const documents = [
    ...[adversaries, environments, weapons, armours, cards, classes].flat(),
    ...pages('subclasses'),
    ...pages('ancestries'),
    ...pages('communities'),
    ...pages('transformations'),
    ...pages('beastforms'),
    ...pages('items'),
    ...pages('consumables'),
  ];
  return [{ name: 'fvtt-export.json', text: JSON.stringify([...documents, ...apart]) }];
}
