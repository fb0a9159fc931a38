import type { Refusal } from '../../../engine';
import { addCard, cannotTake } from '../characters/cards';
import { noRoomForForm } from '../characters/changing';
import type { Character, Feature, Form, Origin } from '../characters/character';
import { reach } from '../characters/commands';
import { change } from '../characters/find';
import { addWeapon, featuresWith, noRoomForFeatures } from '../characters/growth';
import { cannotCarryMore, withCarried } from '../characters/inventory';
import { withSlots } from '../characters/making';
import { fullSheet } from '../characters/room';
import type { DhPlay } from '../game';
import { barred } from '../game';
import { caps, traits } from '../vocabulary';
import { readForm } from './beasts';
import type { Entries, LibraryClass, LibraryPage, PageFeature } from './entry';
import { costIn } from './reading';

// How each kind comes out of the library onto a sheet (DGH-2010), and what bars it.

/** The kinds of which players take something onto a sheet. */
export const takenKinds = [
  'classes',
  'subclasses',
  'ancestries',
  'communities',
  'transformations',
  'weapons',
  'armours',
  'cards',
  'items',
  'consumables',
  'beastforms',
] as const;
export type TakenKind = (typeof takenKinds)[number];

interface Taking<K extends TakenKind> {
  bars?(one: Character, entry: Entries[K]): Refusal | null;
  take(play: DhPlay, one: Character, entry: Entries[K]): void;
}

/** The names of the domains of a class: “Brine, Loom”, “Brine & Loom”. */
export const domainsOf = ({ domains }: Pick<LibraryClass, 'domains'>): string[] =>
  domains
    .split(/[,;/&]|\band\b/)
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** What a page can do, as a feature on a sheet: its text may begin with what it costs. */
const ability = ({ name, text }: PageFeature): Omit<Feature, 'id'> => ({
  name,
  text,
  hope: Math.min(caps.hope, costIn(text, 'Hope')),
  stress: Math.min(reach.slots, costIn(text, 'Stress')),
});

/** The features of a subclass that one has at some stage; what says no stage belongs to the first. */
export const stages = ['foundation', 'specialization', 'mastery'] as const;
export const ofStage = ({ features }: LibraryPage, stage: (typeof stages)[number]): PageFeature[] =>
  features.filter(({ type = '' }) => {
    const named = stages.find((one) => type.toLowerCase().startsWith(one.slice(0, 8)));
    return (named ?? 'foundation') === stage;
  });

/** “Spellcast trait: Agility” */
const spellcastIn = ({ line, more = [] }: LibraryPage) => {
  const said = [line, ...more.map(({ name, text }) => `${name}: ${text}`)].join(' · ');
  const word = /spellcast(?:ing)?(?:[_ ]trait)?\s*:?\s*(\w+)/i.exec(said)?.[1]?.toLowerCase();
  return traits.find((trait) => trait === word);
};

const same = (one: string | undefined, other: string): boolean =>
  (one ?? '').toLowerCase() === other.toLowerCase();

const taken = (name: string): Refusal =>
  barred('already-done', `“${name}” is on the sheet already.`, {
    instead: 'Choose another.',
    rule: 'DGH-2010',
  });

/** A page that comes with its features, in the place of the one before. */
const page = (
  from: Origin,
  key: 'ancestry' | 'community' | null,
): Taking<'ancestries' | 'communities' | 'transformations'> => ({
  bars(one, { name, features }) {
    const has = key
      ? same(one[key], name)
      : one.features.some((feature) => feature.from === from && feature.name === features[0]?.name);
    return has ? taken(name) : noRoomForFeatures(one, from, features.length);
  },
  take(play, one, { name, features }) {
    const set: Partial<Character> = {
      features: featuresWith(play, one, from, features.map(ability)),
    };
    if (key) {
      set[key] = name;
      const { ancestry, community } = { ...one, ...set };
      set.heritage = [ancestry, community].filter(Boolean).join(', ');
    }
    change(play, one, set);
    play.say(`${one.name}: ${name}.`);
  },
});

const carried = (consumable: boolean): Taking<'items' | 'consumables'> => ({
  bars: (one, { name }) => cannotCarryMore(one, name),
  take(play, one, { name, description, features }) {
    const text = [description, ...features.map((each) => `${each.name}: ${each.text}`)]
      .filter(Boolean)
      .join('\n')
      .slice(0, 4000);
    const more = { name, text, count: 1, ...(consumable ? { consumable: true as const } : {}) };
    change(play, one, { inventory: withCarried(play, one, more) });
    play.say(`${one.name} carries ${name}.`);
  },
});

/** The class that somebody plays; or, where a level has brought a second one, that. */
const classes: Taking<'classes'> = {
  bars(one, { name, features }) {
    if (same(one.class, name)) return taken(name);
    if (awaitsSecond(one)) return noRoomForFeatures(one, 'second class', features.length);
    if (one.level > 1 && one.class !== '') {
      return barred('not-allowed', `${one.name} is a ${one.class}.`, {
        instead: 'A second class comes as an advancement of a level.',
        rule: 'DGH-2015',
      });
    }
    return noRoomForFeatures(one, 'class', features.length);
  },
  take(play, one, role) {
    const { name, evasion, hp, features } = role;
    if (awaitsSecond(one)) {
      takeSecond(play, one, role);
      return;
    }
    const others = one.features.filter(({ from }) => from !== 'subclass');
    change(play, one, {
      ...{ class: name, subclass: '', domains: domainsOf(role) },
      ...(evasion > 0 ? { evasion } : {}),
      ...(hp > 0 ? { hp: withSlots(one.hp, Math.min(reach.slots, hp)) } : {}),
      features: featuresWith(play, { ...one, features: others }, 'class', features),
    });
    play.say(`${one.name} is a ${name}.`);
  },
};

/** Whether a level has brought a second class that is still to be chosen (DGH-2015). */
export const awaitsSecond = ({ secondClass }: Pick<Character, 'secondClass'>): boolean =>
  secondClass?.name === '';

/** A second class brings what it can do but for what costs three Hope, and one of its domains (DGH-2015). */
function takeSecond(play: DhPlay, one: Character, role: LibraryClass): void {
  const own = role.features.filter(({ hope }) => hope !== HOPE_FEATURE);
  const domain = domainsOf(role).find((each) => !(one.domains ?? []).includes(each)) ?? '';
  change(play, one, {
    secondClass: { name: role.name, domain },
    features: featuresWith(play, one, 'second class', own),
  });
  play.say(`${one.name} is a ${role.name} as well.`);
}

/** What the Hope feature of a class costs. */
const HOPE_FEATURE = 3;

/** What taking each kind does. */
export const ontoSheet: { readonly [K in TakenKind]: Taking<K> } = {
  classes,
  subclasses: {
    bars: (one, entry) =>
      same(one.subclass, entry.name)
        ? taken(entry.name)
        : noRoomForFeatures(one, 'subclass', ofStage(entry, 'foundation').length),
    take(play, one, entry) {
      const spellcast = spellcastIn(entry);
      change(play, one, {
        subclass: entry.name,
        ...(spellcast ? { spellcast } : {}),
        features: featuresWith(play, one, 'subclass', ofStage(entry, 'foundation').map(ability)),
      });
      play.say(`${one.name}: ${entry.name}.`);
    },
  },
  ancestries: page('ancestry', 'ancestry'),
  communities: page('community', 'community'),
  transformations: page('transformation', null),
  weapons: {
    bars: (one) => fullSheet(one, 'weapons'),
    take(play, one, { id: _, tier: __, text, slot, burden, more, ...weapon }) {
      const held = [slot, burden].filter(Boolean).join(', ');
      const told = [held, text].filter(Boolean).join('. ');
      addWeapon(play, one, { ...weapon, ...(told ? { text: told } : {}) });
    },
  },
  armours: {
    bars: (one, { name, text }) =>
      same(one.armourName, name) ? taken(name) : noRoomForFeatures(one, 'armour', text ? 1 : 0),
    take(play, one, { name, score, thresholds, text }) {
      const bound = (base: number) => Math.min(reach.threshold, base + one.level);
      change(play, one, {
        armourName: name,
        armour: withSlots(one.armour, Math.min(reach.armour, score)),
        thresholds: { major: bound(thresholds.major), severe: bound(thresholds.severe) },
        features: featuresWith(
          play,
          one,
          'armour',
          text ? [{ name, text, hope: 0, stress: 0 }] : [],
        ),
      });
      play.say(`${one.name} wears ${name}.`);
    },
  },
  cards: {
    bars: (one, card) =>
      one.cards.some(({ name }) => same(name, card.name))
        ? taken(card.name)
        : cannotTake(one, card),
    take(play, one, { id: _, domain, style, recall, text, more, ...card }) {
      const head = [domain, style, recall > 0 ? `recall ${recall}` : ''].filter(Boolean);
      const told = [head.join(', '), text].filter(Boolean).join('\n');
      addCard(play, one, {
        ...card,
        text: told,
        ...(domain ? { domain } : {}),
        ...(recall > 0 ? { recall } : {}),
      });
    },
  },
  items: carried(false),
  consumables: carried(true),
  beastforms: {
    bars: (one, { name }) => noRoomForForm(one, name),
    take(play, one, entry) {
      const features = entry.features.map(ability);
      const form: Form = { id: play.id('form'), name: entry.name, ...readForm(entry), features };
      change(play, one, { forms: [...(one.forms ?? []), form] });
      play.say(`${one.name} can turn into: ${entry.name}.`);
    },
  },
};
