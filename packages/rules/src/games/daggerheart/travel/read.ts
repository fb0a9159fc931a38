import { z } from 'zod';
import type { SheetReading } from '../../../table';
import { sentence, text, word } from '../../../table/command';
import { said } from '../../../table/form';
import { advancements, newCharacter, origins, trainings } from '../characters/character';
import { reach } from '../characters/commands';
import { COMPANION } from '../characters/companion';
import { experience, feature, weapon } from '../characters/forms';
import { item } from '../characters/inventory';
import { companionForm } from '../characters/keeping';
import { defences, identity, newcomer, story, traitForm } from '../characters/making';
import { sheetRoom } from '../characters/room';
import { caps, traits } from '../vocabulary';
import type { DhSheet, SheetCompanion } from './sheet';
import { resistancesOf } from './sheet';

/** How many scars a sheet has room for. */
const SCARS = 6;
const level = z.int().min(1).max(caps.level);
const nine = z.int().min(0).max(9);

/** Reads a sheet by the forms that players fill in here; `null` where nobody in it has a name. */
export function readSheet(sheet: SheetReading): DhSheet | null {
  const blank = newCharacter('', '', '');
  const name = sheet.part('name', 'Name', newcomer.shape.name, null);
  if (name === null) return null;
  const words = (
    key: 'pronouns' | 'class' | 'subclass' | 'heritage' | 'description',
    label: string,
  ) => sheet.part(key, label, identity.shape[key], '') ?? '';
  const trait = sheet.within('traits', 'Traits');
  const bounds = sheet.within('thresholds', 'Thresholds');
  const held = sheet.within('gold', 'Gold');
  const major = bounds.part('major', 'major', defences.shape.major, blank.thresholds.major);
  const severe = bounds.part('severe', 'severe', defences.shape.severe, blank.thresholds.severe);
  const ownLevel = sheet.part('level', 'Level', level, blank.level);
  const read: DhSheet = {
    name,
    pronouns: words('pronouns', 'Pronouns'),
    class: words('class', 'Class'),
    subclass: words('subclass', 'Subclass'),
    heritage: words('heritage', 'Heritage'),
    description: words('description', 'What one sees of them'),
    background: sheet.part('background', 'Background', story.shape.background, ''),
    connections: sheet.part('connections', 'Connections', story.shape.connections, ''),
    level: ownLevel,
    traits: {
      agility: trait.part('agility', 'Agility', traitForm.shape.agility, 0),
      strength: trait.part('strength', 'Strength', traitForm.shape.strength, 0),
      finesse: trait.part('finesse', 'Finesse', traitForm.shape.finesse, 0),
      instinct: trait.part('instinct', 'Instinct', traitForm.shape.instinct, 0),
      presence: trait.part('presence', 'Presence', traitForm.shape.presence, 0),
      knowledge: trait.part('knowledge', 'Knowledge', traitForm.shape.knowledge, 0),
    },
    markedTraits: [
      ...new Set(sheet.part('markedTraits', 'Traits raised', z.array(z.enum(traits)).max(6), [])),
    ],
    evasion: sheet.part('evasion', 'Evasion', defences.shape.evasion, blank.evasion),
    thresholds: { major, severe },
    ...resistancesOf({
      physical: sheet.part('physical', 'Physical damage', defences.shape.physical, 'no') ?? 'no',
      magical: sheet.part('magical', 'Magical damage', defences.shape.magical, 'no') ?? 'no',
    }),
    armourName: sheet.part('armourName', 'Armour', defences.shape.armourName, ''),
    proficiency: sheet.part('proficiency', 'Proficiency', defences.shape.proficiency, 1),
    gold: {
      handfuls: held.part('handfuls', 'handfuls', nine, 0),
      bags: held.part('bags', 'bags', nine, 0),
      chests: held.part('chests', 'chests', z.int().min(0).max(1), 0),
    },
    scars: sheet.part('scars', 'Scars', z.array(sentence).max(SCARS), []),
    hp: sheet.part('hp', 'HP slots', defences.shape.hp, blank.hp.slots),
    stress: sheet.part('stress', 'Stress slots', defences.shape.stress, blank.stress.slots),
    armour: sheet.part('armour', 'Armour Score', defences.shape.armour, blank.armour.slots),
    crossed: sheet.part('crossed', 'Hope slots crossed out', z.int().min(0).max(caps.hope), 0),
    experiences: sheet.list('experiences', 'Experience', sheetRoom.experiences, (one) => {
      const known = one.part('name', 'name', experience.shape.name, null);
      const bonus = one.part('bonus', 'bonus', experience.shape.bonus, null);
      return known === null || bonus === null ? null : { name: known, bonus };
    }),
    weapons: sheet.list('weapons', 'Weapon', sheetRoom.weapons, readWeapon),
    features: sheet.list('features', 'Feature', sheetRoom.features, readFeature),
    cards: sheet.list('cards', 'Card', sheetRoom.cards, (one) => {
      const card = readFeature(one);
      const of = one.part('level', 'level', level.max(ownLevel), null);
      const place = one.part('in', 'place', z.enum(['loadout', 'vault']), 'vault');
      const domain = one.part('domain', 'domain', word, '');
      const recall = one.part('recall', 'recall cost', z.int().min(0).max(reach.slots), 0);
      if (card === null || of === null) return null;
      const more = { ...(domain ? { domain } : {}), ...(recall > 0 ? { recall } : {}) };
      return { ...card, level: of, ...more, in: place };
    }),
    ...readOfLibrary(sheet),
  };
  for (const part of [trait, bounds, held]) part.rest();
  return { ...read, ...inOrder(sheet, read) };
}

/** What two parts of a sheet have to agree on. */
function inOrder(sheet: SheetReading, { thresholds, cards }: DhSheet): Partial<DhSheet> {
  const { major, severe } = thresholds;
  const mended = severe < major;
  if (mended) {
    sheet.leave(
      'Thresholds',
      'the severe one is not below the major one, so both are the major one',
    );
  }
  let hand = 0;
  return {
    thresholds: { major, severe: mended ? major : severe },
    cards: cards.map((card) => {
      if (card.in === 'vault') return card;
      hand += 1;
      if (hand <= caps.loadout) return card;
      sheet.leave(`“${card.name}”`, `a loadout holds ${caps.loadout}, so it comes into the vault`);
      return { ...card, in: 'vault' };
    }),
  };
}

function readFeature(one: SheetReading) {
  const { shape } = feature;
  const name = one.part('name', 'name', shape.name, null);
  const text = one.part('text', 'what it does', shape.text, '');
  const hope = one.part('hope', 'Hope', shape.hope, 0);
  const stress = one.part('stress', 'Stress', shape.stress, 0);
  const from = one.part('from', 'what it comes with', z.enum(origins), null);
  return name === null ? null : { name, text, hope, stress, ...(from ? { from } : {}) };
}

const few = z.int().min(0).max(12);
const slots = z.partialRecord(z.enum(advancements), few);
const advances = z.partialRecord(z.enum(['2', '3', '4']), slots);
const toRaise = z.object({ traits: few, experiences: few, raised: z.array(word).max(0) });

/** What stands on a sheet only where the library or a level has brought it. */
function readOfLibrary(sheet: SheetReading): Partial<DhSheet> {
  const inventory = sheet.list('inventory', 'Thing carried', sheetRoom.inventory, readCarried);
  return said({
    ancestry: sheet.part('ancestry', 'Ancestry', word, undefined),
    community: sheet.part('community', 'Community', word, undefined),
    domains: sheet.part('domains', 'Domains', z.array(word).max(6), undefined),
    spellcast: sheet.part('spellcast', 'Trait for spells', z.enum(traits), undefined),
    advances: sheet.part('advances', 'Advancements', advances, undefined),
    toRaise: sheet.part('toRaise', 'What is still to raise', toRaise, undefined),
    extraCards: sheet.part('extraCards', 'Cards of advancements', few, undefined),
    secondClass: sheet.part(
      'secondClass',
      'Second class',
      z.object({ name: word, domain: word }),
      undefined,
    ),
    inventory: inventory.length > 0 ? inventory : undefined,
    companion: readCompanion(sheet),
  });
}

const schooled = z.partialRecord(z.enum(trainings), z.int().min(0).max(3));
const owed = z.object({
  training: z.int().min(0).max(COMPANION.most.owed),
  experiences: z.int().min(0).max(COMPANION.most.owed),
});

/** Who goes with them; nothing where it has no name. */
function readCompanion(sheet: SheetReading): SheetCompanion | undefined {
  const one = sheet.within('companion', 'Companion');
  const { shape } = companionForm;
  const strikes = one.within('attack', 'attack');
  const name = one.part('name', 'name', shape.name, null);
  const training = one.part('training', 'what it has learned', schooled, undefined);
  const toLearn = one.part('owed', 'what it has still to learn', owed, undefined);
  const read = {
    kind: one.part('kind', 'what it is', shape.kind, ''),
    evasion: one.part('evasion', 'Evasion', shape.evasion, COMPANION.evasion),
    stress: one.part('stress', 'Stress slots', shape.slots, COMPANION.stress),
    attack: {
      name: strikes.part('name', 'name', word, 'Attack'),
      range: strikes.part('range', 'range', shape.range, 'melee' as const),
      die: strikes.part('die', 'damage die', shape.die, COMPANION.die),
      damage: strikes.part('damage', 'damage', shape.damage, 'physical' as const),
    },
    experiences: one.list('experiences', 'Experience', COMPANION.most.experiences, (known) => {
      const called = known.part('name', 'name', experience.shape.name, null);
      const bonus = known.part('bonus', 'bonus', experience.shape.bonus, null);
      return called === null || bonus === null ? null : { name: called, bonus };
    }),
  };
  strikes.rest();
  one.rest();
  if (name === null) return undefined;
  return {
    name,
    ...read,
    ...(training ? { training: said(training) } : {}),
    ...(toLearn ? { owed: toLearn } : {}),
  };
}

function readCarried(one: SheetReading) {
  const { shape } = item;
  const name = one.part('name', 'name', shape.name, null);
  const told = one.part('text', 'what it does', shape.text, '');
  const count = one.part('count', 'how many', shape.count, 1);
  const consumable = one.part('consumable', 'whether it is used up', shape.consumable, false);
  if (name === null) return null;
  return { name, text: told, count, ...(consumable ? { consumable: true as const } : {}) };
}

function readWeapon(one: SheetReading) {
  const { shape } = weapon;
  const name = one.part('name', 'name', shape.name, null);
  const trait = one.part('trait', 'trait', shape.trait, null);
  const range = one.part('range', 'range', shape.range, 'melee' as const);
  const die = one.part('die', 'damage die', shape.die, null);
  const bonus = one.part('bonus', 'bonus', shape.bonus, 0);
  const damage = one.part('damage', 'damage', shape.damage, 'physical' as const);
  const told = one.part('text', 'what is special', text, '');
  if (name === null || trait === null || die === null) return null;
  return { name, trait, range, die, bonus, damage, ...(told ? { text: told } : {}) };
}

/** The least that a file has to say. */
export const example: DhSheet = {
  ...{ name: 'Somebody', pronouns: '', class: '', subclass: '', heritage: '' },
  ...{ description: '', background: '', connections: '', level: 1, markedTraits: [] },
  traits: newCharacter('', '', '').traits,
  ...{ evasion: 10, thresholds: newCharacter('', '', '').thresholds, armourName: '' },
  ...{ proficiency: 1, gold: { handfuls: 1, bags: 0, chests: 0 }, scars: [] },
  ...{ hp: 6, stress: 6, armour: 3, crossed: 0 },
  ...{ experiences: [], weapons: [], features: [], cards: [] },
};
