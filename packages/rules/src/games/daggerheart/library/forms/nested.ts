import type { LibraryKind } from '../kinds';
import { usual } from './community';
import type { LibraryForm } from './form';
import { wordsOf } from './plain-text';
import type { Source } from './source';
import { fieldsIn, isEmpty } from './source';

/** Damage in parts: `{ dice: [{ quantity: 2, die: "D8" }], modifier: 3, type: "PHYSICAL" }`. */
function damage(source: Source, path: string): string | undefined {
  const [inside] = [source.peek(path)];
  if (isEmpty(inside)) return undefined;
  const dice = source.list(`${path}.dice`).map((one) => {
    const many = one.take('quantity');
    one.take('proficiency');
    return `${typeof many === 'number' ? many : 1}${wordsOf(one.take('die'))?.toLowerCase() ?? ''}`;
  });
  const modifier = source.take(`${path}.modifier`);
  const type = wordsOf(source.take(`${path}.type`)) ?? '';
  const [physical, magical] = [/phy/i.test(type), /mag/i.test(type)];
  const joint = /and/i.test(type) ? ' and ' : ' or ';
  const called = [physical ? 'phy' : '', magical ? 'mag' : ''].filter(Boolean).join(joint);
  return `${[...dice, ...(modifier ? [String(modifier)] : [])].join('+')} ${called || type}`.trim();
}

/** Thresholds of which 0 means that there is none. */
const thresholds =
  (path: string) =>
  (source: Source): unknown => {
    const whole = source.take(path);
    const fields = fieldsIn(whole);
    if (fields.size === 0) return whole;
    const of = (key: string) => (fields.get(key) === 0 ? 'None' : fields.get(key));
    return { major: of('major'), severe: of('severe') };
  };

/** “PRIMARY_PHYSICAL”: which hand a weapon is for. */
const slot = (source: Source): string | undefined =>
  /primary|secondary/i.exec(wordsOf(source.take('type')) ?? '')?.[0]?.toLowerCase();

/** Ids say of what kind something is: `core_community_…`. */
const KINDS: Readonly<Record<string, LibraryKind>> = {
  adversary: 'adversaries',
  ancestry: 'ancestries',
  armor: 'armours',
  community: 'communities',
  consumable: 'consumables',
  domain: 'domains',
  environment: 'environments',
  item: 'items',
  transformation: 'transformations',
  weapon: 'weapons',
};

/** Entries with texts by language and numbers apart: `name: {"en-US": …}`, `standardAttack`, `hitPoints`. */
export const nested: LibraryForm = {
  name: 'a list of daggerheart-data',
  is: (entry) => fieldsIn(entry.peek('name')).size > 0,
  kindOf(entry) {
    const id = wordsOf(entry.peek('id')) ?? '';
    const found = Object.entries(KINDS).find(([word]) => id.includes(`_${word}_`));
    return found?.[1] ?? null;
  },
  fields: {
    ...usual,
    adversaries: {
      ...usual.adversaries,
      thresholds: thresholds('damageThresholds'),
      attack: ['standardAttack.name'],
      range: ['standardAttack.range'],
      damage: (source) => damage(source, 'standardAttack.damage'),
    },
    weapons: { ...usual.weapons, damage: (source) => damage(source, 'damage'), slot },
    armours: { ...usual.armours, thresholds: thresholds('baseDamageThresholds') },
  },
  keepsWords: true,
};
