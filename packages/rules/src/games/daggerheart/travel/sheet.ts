import type { FileKind, TravelTold } from '../../../table/travel/file';
import type {
  Carried,
  Character,
  Companion,
  DomainCard,
  Experience,
  Feature,
  Weapon,
} from '../characters/character';
import { isOut } from '../characters/character';
import { asThemselves } from '../characters/shape';
import { traits, traitWords } from '../vocabulary';

// What of a character travels: who they are, what they can do and carry, what stays with them for good. What they are
// under just now (marked boxes, conditions, Hope in hand) belongs to the story that they leave. A page reads this, too.

export const kind: FileKind = { game: 'daggerheart', form: 1 };

type Fresh<T extends { id: string }> = Omit<T, 'id'>;

/** A companion as a file has it, and as a table reads it. */
export interface SheetCompanion
  extends Pick<Companion, 'name' | 'kind' | 'evasion' | 'attack' | 'training'> {
  stress: number;
  experiences: Fresh<Experience>[];
  /** How many things, and Experiences, it has still to learn. */
  owed?: NonNullable<Companion['owed']>;
}

/** A character as a file has them, and as a table reads them. */
export interface DhSheet
  extends Pick<
    Character,
    | 'name'
    | 'pronouns'
    | 'class'
    | 'subclass'
    | 'heritage'
    | 'ancestry'
    | 'community'
    | 'domains'
    | 'spellcast'
    | 'advances'
    | 'toRaise'
    | 'extraCards'
    | 'secondClass'
    | 'description'
    | 'background'
    | 'connections'
    | 'level'
    | 'traits'
    | 'markedTraits'
    | 'evasion'
    | 'thresholds'
    | 'physical'
    | 'magical'
    | 'armourName'
    | 'proficiency'
    | 'gold'
    | 'scars'
  > {
  /** Who goes with them: with its training, and with no box marked. */
  companion?: SheetCompanion;
  hp: number;
  stress: number;
  armour: number;
  /** Slots of Hope that are crossed out. */
  crossed: number;
  experiences: Fresh<Experience>[];
  weapons: Fresh<Weapon>[];
  features: Fresh<Feature>[];
  cards: Fresh<DomainCard>[];
  inventory?: Fresh<Carried>[];
}

/** What of a character leaves with whoever plays them (TABLE-231). */
export const sheetOf = (one: Character): DhSheet => asFile(asThemselves(one));

const asFile = ({
  hp,
  stress,
  armour,
  hope,
  experiences,
  weapons,
  features,
  cards,
  ...one
}: Character): DhSheet => ({
  name: one.name,
  pronouns: one.pronouns,
  class: one.class,
  subclass: one.subclass,
  heritage: one.heritage,
  description: one.description,
  background: one.background,
  connections: one.connections,
  level: one.level,
  traits: { ...one.traits },
  markedTraits: [...one.markedTraits],
  evasion: one.evasion,
  thresholds: { ...one.thresholds },
  ...resistancesOf(one),
  armourName: one.armourName,
  proficiency: one.proficiency,
  gold: { ...one.gold },
  scars: [...one.scars],
  hp: hp.slots,
  stress: stress.slots,
  armour: armour.slots,
  crossed: hope.crossed,
  experiences: experiences.map(withoutId),
  weapons: weapons.map(withoutId),
  features: features.map(withoutId),
  cards: cards.map(withoutId),
  ...ofLibrary(one),
});

type OfLibrary = Pick<
  Character,
  | 'ancestry'
  | 'community'
  | 'domains'
  | 'spellcast'
  | 'inventory'
  | 'advances'
  | 'toRaise'
  | 'extraCards'
  | 'secondClass'
  | 'companion'
>;

/** What stands on a sheet only where the library or a level has brought it. */
function ofLibrary(one: OfLibrary): Partial<DhSheet> {
  const { ancestry, community, domains, spellcast, inventory = [] } = one;
  const { advances, toRaise, extraCards, secondClass, companion } = one;
  return {
    ...(ancestry ? { ancestry } : {}),
    ...(community ? { community } : {}),
    ...(domains && domains.length > 0 ? { domains: [...domains] } : {}),
    ...(spellcast ? { spellcast } : {}),
    ...(advances ? { advances } : {}),
    ...(toRaise ? { toRaise: { ...toRaise, raised: [] } } : {}),
    ...(extraCards ? { extraCards } : {}),
    ...(secondClass ? { secondClass: { ...secondClass } } : {}),
    ...(inventory.length > 0 ? { inventory: inventory.map(withoutId) } : {}),
    ...(companion ? { companion: companionIn(companion) } : {}),
  };
}

function companionIn({
  name,
  kind,
  evasion,
  stress,
  experiences,
  ...one
}: Companion): SheetCompanion {
  const { attack, training, owed } = one;
  return {
    ...{ name, kind, evasion, stress: stress.slots, attack: { ...attack } },
    experiences: experiences.map(withoutId),
    ...(training ? { training: { ...training } } : {}),
    ...(owed ? { owed: { ...owed } } : {}),
  };
}

/** What somebody has against damage, where they have anything. */
export function resistancesOf({ physical = 'no', magical = 'no' }: Withstands): Withstands {
  return {
    ...(physical === 'no' ? {} : { physical }),
    ...(magical === 'no' ? {} : { magical }),
  };
}
type Withstands = Pick<Character, 'physical' | 'magical'>;

const withoutId = <T extends { id: string }>({ id: _, ...rest }: T): Omit<T, 'id'> => rest;

/** Those of a seat’s own who can leave with it: whoever is neither dead nor gone. */
export const travellersOf = (
  { characters }: { characters: Readonly<Record<string, Character>> },
  seat: string,
): Character[] => Object.values(characters).filter((one) => one.owner === seat && !isOut(one));

/** A sheet as it is read before somebody says whether it may come. */
export const told = (sheet: DhSheet): TravelTold[] => [
  {
    term: 'Who that is',
    lines: [
      [`Level ${sheet.level}`, sheet.class, sheet.subclass, sheet.heritage]
        .filter(Boolean)
        .join(', '),
      sheet.pronouns,
      sheet.description,
      sheet.background,
      sheet.connections,
    ],
  },
  {
    term: 'Traits',
    lines: [
      traits.map((trait) => `${traitWords[trait].name} ${signed(sheet.traits[trait])}`).join(', '),
    ],
  },
  {
    term: 'Withstands',
    lines: [
      `Evasion ${sheet.evasion}, thresholds ${sheet.thresholds.major}/${sheet.thresholds.severe}, ${sheet.hp} HP, ${sheet.stress} Stress`,
      `Armour ${sheet.armour}${sheet.armourName ? `: ${sheet.armourName}` : ''}`,
      ...Object.entries(resistancesOf(sheet)).map(([type, how]) => `${how} to ${type} damage`),
      sheet.crossed > 0 ? `Hope slots crossed out: ${sheet.crossed}` : '',
    ],
  },
  { term: 'Experiences', lines: sheet.experiences.map(({ name, bonus }) => `${name} +${bonus}`) },
  {
    term: 'Carries',
    lines: [
      ...sheet.weapons.map(
        ({ name, die, bonus, damage }) =>
          `${name}: d${die}${bonus > 0 ? `+${bonus}` : ''} ${damage}, Proficiency ${sheet.proficiency}`,
      ),
      ...(sheet.inventory ?? []).map(({ name, count }) =>
        count > 1 ? `${name} (${count})` : name,
      ),
      goldIn(sheet),
    ],
  },
  { term: 'Companion', lines: sheet.companion ? companionLines(sheet.companion) : [] },
  { term: 'Features', lines: sheet.features.map(ability) },
  {
    term: 'Domain cards',
    lines: sheet.cards.map((card) => `${ability(card)} (level ${card.level}, ${card.in})`),
  },
  { term: 'Scars', lines: sheet.scars },
];

const companionLines = ({ name, kind, evasion, stress, attack, experiences }: SheetCompanion) => [
  [name, kind].filter(Boolean).join(', '),
  `Evasion ${evasion}, ${stress} Stress`,
  `${attack.name}: d${attack.die} ${attack.damage}`,
  experiences.map((one) => `${one.name} +${one.bonus}`).join(', '),
];

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
const ability = ({ name, text }: Pick<Feature, 'name' | 'text'>): string =>
  text ? `${name}: ${text}` : name;

function goldIn({ gold: { handfuls, bags, chests } }: DhSheet): string {
  const parts = [
    chests > 0 ? `${chests} chest` : '',
    bags > 0 ? `${bags} ${bags === 1 ? 'bag' : 'bags'}` : '',
    handfuls > 0 ? `${handfuls} ${handfuls === 1 ? 'handful' : 'handfuls'}` : '',
  ].filter(Boolean);
  return parts.length > 0 ? `Gold: ${parts.join(', ')}` : '';
}
