import type { LibraryKind, PageKind } from '../../library/kinds';
import type { Model } from './model';
import type { Files } from './written';
import { named, title, zeroFor } from './written';

const en = (text: string) => ({ 'en-US': text });
const paragraphs = (text: string) => text.split('\n').map((one) => ({ paragraph: en(one) }));
const constant = (word: string): string =>
  word
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .replace(/[- ]/g, '_')
    .toUpperCase();
const damages = { physical: 'PHYSICAL', magical: 'MAGIC' } as const;

const feature = ({ name, text }: { name: string; text: string }) => ({
  name: en(name),
  description: paragraphs(text.replace(/^((?:Spend|Mark) \S+ \S+) /, '<bold>$1</bold> ')),
});
const gear = (text: string) =>
  text ? { features: [feature({ name: named(text)[0], text: named(text)[1] })] } : {};

const IDS: Readonly<Partial<Record<LibraryKind, string>>> = {
  ancestries: 'ancestry',
  communities: 'community',
  transformations: 'transformation',
  items: 'item',
  consumables: 'consumable',
  domains: 'domain',
};

/** Entries with texts by language, and numbers apart. It has no classes, subclasses, cards or beastforms. */
export function inNested(model: Model): Files {
  const pages = (kind: PageKind) =>
    model[kind].map(({ name, description, features }, at) => ({
      id: `core_${IDS[kind]}_${at}`,
      name: en(name),
      description: paragraphs(description),
      ...(features.length > 0 ? { features: features.map(feature) } : {}),
    }));
  const lists = {
    adversaries: model.adversaries.map((one, at) => ({
      id: `core_adversary_${at}`,
      name: en(one.name),
      tier: one.tier,
      type: constant(one.kind),
      ...(one.horde === undefined ? {} : { quantityPerHitPoint: one.horde }),
      description: paragraphs(one.description),
      motivesAndTactics: en(one.motives),
      difficulty: one.difficulty,
      damageThresholds: {
        major: zeroFor(one.thresholds.major),
        severe: zeroFor(one.thresholds.severe),
      },
      hitPoints: one.hp.slots,
      stress: one.stress.slots,
      attackModifier: one.attack.modifier,
      standardAttack: {
        name: en(one.attack.name),
        range: constant(one.attack.range),
        damage: {
          ...(one.attack.dice > 0
            ? { dice: [{ quantity: one.attack.dice, die: `D${one.attack.die}` }] }
            : {}),
          ...(one.attack.bonus > 0 ? { modifier: one.attack.bonus } : {}),
          type: damages[one.attack.damage],
        },
      },
      ...(one.experiences.length > 0
        ? {
            experiences: one.experiences.map(({ name, bonus }) => ({
              name: en(name),
              modifier: bonus,
            })),
          }
        : {}),
      features: one.features.map((each) =>
        feature({ ...each, name: `${each.name} - ${title(each.type ?? '')}` }),
      ),
    })),
    environments: model.environments.map((one, at) => ({
      id: `core_environment_${at}`,
      name: en(one.name),
      tier: one.tier,
      type: constant(one.style),
      description: paragraphs(one.description),
      impulses: en(one.impulses),
      difficulty: Number(one.difficulty),
      features: one.features.map((each) =>
        feature({ ...each, name: `${each.name} - ${title(each.type ?? '')}` }),
      ),
    })),
    weapons: model.weapons.map((one, at) => ({
      id: `core_weapon_${at}`,
      name: en(one.name),
      type: one.slot === 'secondary' ? 'SECONDARY' : `PRIMARY_${damages[one.damage]}`,
      tier: one.tier,
      trait: constant(one.trait),
      range: constant(one.range),
      damage: {
        dice: [{ proficiency: true, die: `D${one.die}` }],
        ...(one.bonus > 0 ? { modifier: one.bonus } : {}),
        type: damages[one.damage],
      },
      burden: constant(one.burden ?? ''),
      ...gear(one.text),
    })),
    armors: model.armours.map((one, at) => ({
      id: `core_armor_${at}`,
      name: en(one.name),
      tier: one.tier,
      baseScore: one.score,
      baseDamageThresholds: { ...one.thresholds },
      ...gear(one.text),
    })),
    ancestries: pages('ancestries'),
    communities: pages('communities'),
    transformations: pages('transformations'),
    items: pages('items'),
    consumables: pages('consumables'),
    domains: pages('domains'),
  };
  // Under names that say nothing, so that what they are is read from the entries.
  return Object.values(lists).map((list, at) => ({
    name: `release-${at}.json`,
    text: JSON.stringify(list),
  }));
}
