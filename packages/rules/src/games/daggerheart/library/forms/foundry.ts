import type { LibraryKind } from '../kinds';
import { type FeatureWritten, featureIn, featuresIn } from './feature';
import type { FormContext, LibraryForm, Paragraph } from './form';
import { asHeading } from './form';
import { wordsOf } from './plain-text';
import { fieldsIn, isEmpty, Source } from './source';

/** What documents of each type are. Features that lie apart are read with what has them. */
const KINDS: Readonly<Record<string, LibraryKind | 'part'>> = {
  adversary: 'adversaries',
  environment: 'environments',
  weapon: 'weapons',
  armor: 'armours',
  domainCard: 'cards',
  class: 'classes',
  subclass: 'subclasses',
  ancestry: 'ancestries',
  community: 'communities',
  transformation: 'transformations',
  beastform: 'beastforms',
  consumable: 'consumables',
  loot: 'items',
  miscellaneous: 'items',
  feature: 'part',
};

/** Names that stand in place of what is looked up at a table: `@Lookup[@name]`, `@Lookup[@system.…]`. */
function lookedUp(text: unknown, source: Source): unknown {
  if (typeof text !== 'string') return text;
  const name = wordsOf(source.peek('name')) ?? '';
  return text
    .replace(/@Lookup\[@name\]/g, name)
    .replace(/@Lookup\[@system\.([\w.]+)\]/g, (whole, path: string) => {
      return wordsOf(source.peek(`system.${path}`)) ?? whole;
    });
}

const description = (source: Source): string | undefined =>
  wordsOf(lookedUp(source.take('system.description'), source));

/** The dice of an attack in words: `{ dice: "d6", flatMultiplier: 2, bonus: 4, type: ["physical"] }`. */
function damage(source: Source, perProficiency = false): string | undefined {
  const part =
    source.list('system.attack.damage.parts')[0] ?? source.list('system.attack.damage')[0];
  if (!part) return undefined;
  const custom = part.take('value.custom.enabled') === true;
  const formula = wordsOf(part.take('value.custom.formula'));
  const [many, die, bonus] = ['flatMultiplier', 'dice', 'bonus'].map((key) =>
    part.take(`value.${key}`),
  );
  part.take('value.multiplier');
  const types = wordsOf(part.take('type'))?.split('\n') ?? [];
  const called = types.map((type) => type.slice(0, 3)).join(' and ');
  const direct = part.take('direct') === true ? 'direct ' : '';
  const number = Number(bonus ?? 0);
  const dice = perProficiency ? String(die ?? '') : `${many ?? 1}${die ?? ''}`;
  const rolled =
    custom && formula ? formula.replace(/\s/g, '') : isEmpty(die) || many === 0 ? '' : dice;
  const added = number === 0 ? '' : `${rolled ? '+' : ''}${number}`;
  return `${rolled}${custom ? '' : added} ${direct}${called}`.trim();
}

/** Thresholds of which nought, or nothing, means that there is none. */
const thresholds =
  (path: string) =>
  (source: Source): unknown => {
    const whole = source.take(path);
    const fields = fieldsIn(whole);
    if (fields.size === 0) return whole;
    const of = (key: string) => fields.get(key) || 'None';
    return { major: of('major'), severe: of('severe') };
  };

/** Whether damage of a type is resisted: resistance and immunity are two switches. */
const resists =
  (type: string) =>
  (source: Source): string | undefined => {
    const [resistance, immunity] = ['resistance', 'immunity'].map((how) =>
      source.take(`system.resistance.${type}.${how}`),
    );
    return immunity === true ? 'immunity' : resistance === true ? 'resistance' : undefined;
  };

/** Reductions of damage have no place of their own. */
const reductions = (source: Source): Paragraph[] =>
  ['physical', 'magical'].flatMap((type) => {
    const by = source.take(`system.resistance.${type}.reduction`);
    return typeof by === 'number' && by > 0
      ? [{ name: 'Reduction', text: `${asHeading(type)} damage is reduced by ${by}.` }]
      : [];
  });

const notes = (source: Source): Paragraph[] =>
  ['notes', 'gmNotes'].flatMap((key) => {
    const text = wordsOf(source.take(`system.${key}`));
    return text ? [{ name: 'Notes', text }] : [];
  });

const experiences = (source: Source): string | undefined =>
  source
    .list('system.experiences')
    .flatMap((one) => {
      const [name, value] = [wordsOf(one.take('name')), Number(one.take('value', 'modifier'))];
      return name ? [`${name} ${value < 0 ? '' : '+'}${value}`] : [];
    })
    .join(', ') || undefined;

/** Features that an entry has in itself. */
const itemFeatures = (source: Source): FeatureWritten[] =>
  featuresIn(source, 'items').map((one) => ({
    ...one,
    text: String(wordsOf(lookedUp(one.text, source)) ?? ''),
  }));

/** Features of which an entry has the ids, where they stand in the same files. What is missing stays unread. */
function linkedFeatures(source: Source, context: FormContext): FeatureWritten[] {
  return source.list('system.features').flatMap((link) => {
    const id = wordsOf(link.peek('item'))?.split('.').at(-1) ?? '';
    const found = context.part(id);
    if (found === undefined) return [];
    link.take('item');
    const type = wordsOf(link.take('type'));
    const feature = featureIn(Source.of(found));
    if (!feature) return [];
    // When one has it says more of it than that it is passive, which all are until somebody says otherwise.
    const { type: _, ...said } = feature;
    return [type ? { ...said, type } : said];
  });
}

/** What gear can do: its features by their names, and what its actions say. */
const gearText =
  (path: string) =>
  (source: Source): string | undefined => {
    const names = source
      .list(path)
      .flatMap((one) => wordsOf(one.take('value')) ?? [])
      .map(asHeading);
    const actions = source.list('system.actions').flatMap((one) => {
      const [name, said] = [wordsOf(one.take('name')), wordsOf(one.take('description'))];
      return said ? [[name, said].filter(Boolean).join(': ')] : [];
    });
    return (
      [names.join(', '), description(source), ...actions].filter(Boolean).join('\n') || undefined
    );
  };

/** Its name; what it is was read of its type. */
const NAME = (source: Source): unknown => {
  source.take('type');
  return source.take('name');
};
const TIER = ['system.tier'];

const CLASS_PARTS: Readonly<Record<string, string>> = {
  'Background questions': 'system.backgroundQuestions',
  Connections: 'system.connections',
};

const classParts = (source: Source): Paragraph[] => [
  ...Object.entries(CLASS_PARTS).flatMap(([name, path]) => {
    const text = wordsOf(source.take(path));
    return text ? [{ name, text }] : [];
  }),
  ...notes(source),
];

const page = {
  name: NAME,
  tier: TIER,
  description,
  feats: (source: Source, context: FormContext) => [
    ...itemFeatures(source),
    ...linkedFeatures(source, context),
  ],
  more: notes,
};

/** Documents of Foundry: all that they say is under `system`, features lie in them or beside them, texts are HTML. */
export const foundry: LibraryForm = {
  name: 'documents of Foundry',
  is: (entry) => fieldsIn(entry.peek('system')).size > 0 && entry.has('type'),
  kindOf: (entry) => KINDS[wordsOf(entry.peek('type')) ?? ''] ?? null,
  fields: {
    adversaries: {
      name: NAME,
      tier: TIER,
      type: ['system.type'],
      horde: (source) =>
        source.peek('system.type') === 'horde' ? source.take('system.hordeHp') : undefined,
      description,
      motives_and_tactics: ['system.motivesAndTactics'],
      difficulty: ['system.difficulty'],
      thresholds: thresholds('system.damageThresholds'),
      hp: ['system.resources.hitPoints.max'],
      stress: ['system.resources.stress.max'],
      atk: ['system.attack.roll.bonus'],
      attack: ['system.attack.name'],
      range: ['system.attack.range'],
      damage: (source) => damage(source),
      experience: experiences,
      physical: resists('physical'),
      magical: resists('magical'),
      feats: itemFeatures,
      more: (source) => [...reductions(source), ...notes(source)],
    },
    environments: {
      name: NAME,
      tier: TIER,
      type: ['system.type'],
      description,
      impulses: ['system.impulses'],
      difficulty: ['system.difficulty'],
      feats: itemFeatures,
      more: notes,
    },
    weapons: {
      name: NAME,
      tier: TIER,
      trait: ['system.attack.roll.trait'],
      range: ['system.attack.range'],
      damage: (source) => damage(source, true),
      slot: (source) => (source.take('system.secondary') === true ? 'secondary' : 'primary'),
      burden: ['system.burden'],
      text: gearText('system.weaponFeatures'),
    },
    armours: {
      name: NAME,
      tier: TIER,
      score: ['system.baseScore', 'system.armor.max'],
      thresholds: thresholds('system.baseThresholds'),
      text: gearText('system.armorFeatures'),
    },
    cards: {
      name: NAME,
      domain: (source) => asHeading(wordsOf(source.take('system.domain')) ?? ''),
      type: (source) => asHeading(wordsOf(source.take('system.type', 'system.cardType')) ?? ''),
      level: ['system.level'],
      recall: ['system.recallCost'],
      text: description,
      more: notes,
    },
    classes: {
      name: NAME,
      description,
      domains: (source) =>
        (wordsOf(source.take('system.domains')) ?? '').split('\n').map(asHeading).join(', '),
      evasion: ['system.evasion'],
      hp: ['system.hitPoints'],
      feats: linkedFeatures,
      more: classParts,
    },
    subclasses: {
      ...page,
      line: (source) => {
        const trait = wordsOf(source.take('system.spellcastingTrait'));
        return trait ? `Spellcast trait: ${asHeading(trait)}` : undefined;
      },
    },
    ancestries: page,
    communities: page,
    transformations: page,
    beastforms: page,
    items: page,
    consumables: page,
  },
  // Of what a document has beside, nearly all is how a tabletop draws it.
  keepsWords: false,
};
