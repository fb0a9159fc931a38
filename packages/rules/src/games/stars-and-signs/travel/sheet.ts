import type { FileKind } from '../../../table/travel/file';
import type {
  Asset,
  AssetFunction,
  Feature,
  Magic,
  Protagonist,
} from '../protagonists/protagonist';
import type { Memory, Trait } from '../protagonists/trait';
import type { ActionType, Aspect, AssetKind, Skill, WoundKind } from '../vocabulary';

// What of a protagonist travels: who they are, what they can do and own, and what stays with them for good. Connections
// are to others who stay behind; Hope and Effort in hand, Despair, Moods, Wounds, Corruption and Energy belong to the
// story that they leave. A page reads this, too.

export const kind: FileKind = { game: 'stars-and-signs', form: 1 };

type Fresh<T extends { id: string }> = Omit<T, 'id'>;

/** A protagonist as a file has them, and as a table reads them. */
export interface StarsSheet
  extends Pick<
    Protagonist,
    'name' | 'pronouns' | 'looks' | 'background' | 'face' | 'abilities' | 'skills' | 'xp' | 'sp'
  > {
  /** Missing until they have one. */
  class?: string;
  magic: Pick<Magic, 'gift' | 'catch' | 'relic' | 'regalia' | 'phrase'> & {
    moves: Fresh<Magic['moves'][number]>[];
  };
  aspects: SheetAspect[];
  agendas: SheetAgenda[];
  anchors: SheetTrait[];
  affinities: SheetAffinity[];
  lingering: SheetWound[];
  assets: SheetAsset[];
  features: SheetFeature[];
}

/** The words of a Trait, and what was lived through with it so far. */
export interface SheetTrait {
  text: string;
  memories: Memory[];
}

export interface SheetAspect extends SheetTrait {
  aspect: Aspect;
  /** Its owner keeps it: where words stand here, they were theirs to take along (SNS-2406). */
  kept: boolean;
}

export interface SheetAgenda extends SheetTrait {
  ended: boolean;
  /** The words of the Lingering Wound that it is devoted to; empty: of none (SNS-1305). */
  heals: string;
}

export interface SheetAffinity extends Pick<Trait, 'text' | 'rank' | 'magical'> {}

export interface SheetWound extends SheetTrait {
  wound: WoundKind;
}

export interface SheetAsset
  extends Pick<
    Asset,
    'name' | 'kind' | 'text' | 'carried' | 'properties' | 'requires' | 'protects'
  > {
  functions: Fresh<AssetFunction>[];
}

/** A card as a form asks for it. */
export interface SheetFeature extends Omit<Feature, 'id' | 'used' | 'slot' | 'effect'> {
  /** The Skill whose slot a Talent takes. */
  slot?: Skill;
  effect: NonNullable<Feature['effect']>['kind'] | 'none';
  amount: number;
  action: ActionType | 'any';
  skill: Skill | 'any';
  asset: AssetKind | 'any';
}

/** What a page or the rules see of a table, as far as somebody’s sheet is concerned. */
export interface SeenTable {
  protagonists: Readonly<Record<string, Protagonist>>;
  traits: Readonly<Record<string, Trait>>;
}

/** Those of a seat’s own who can leave with it: whoever has not left the story. */
export const travellersOf = (
  { protagonists }: Pick<SeenTable, 'protagonists'>,
  seat: string,
): Protagonist[] =>
  Object.values(protagonists).filter(
    ({ owner, standing }) => owner === seat && standing !== 'gone',
  );

/**
 * What of a protagonist leaves with whoever plays them (TABLE-231).
 *
 * @param kept the words of Aspects that this person keeps, by the id of the Trait.
 */
export function sheetOf(
  { traits }: Pick<SeenTable, 'traits'>,
  one: Protagonist,
  kept: Readonly<Record<string, string>> = {},
): StarsSheet {
  const own = Object.values(traits).filter(({ of }) => of === one.id);
  const ofKind = (wanted: Trait['kind']) => own.filter((trait) => trait.kind === wanted);
  const { gift, catch: held, relic, regalia, phrase, moves } = one.magic;
  return {
    name: one.name,
    pronouns: one.pronouns,
    looks: one.looks,
    background: one.background,
    ...(one.face ? { face: { ...one.face } } : {}),
    ...(one.class ? { class: one.class } : {}),
    abilities: { ...one.abilities },
    skills: { ...one.skills },
    xp: one.xp,
    sp: one.sp,
    magic: { gift, catch: held, relic, regalia, phrase, moves: moves.map(withoutId) },
    aspects: ofKind('aspect').flatMap(({ id, aspect, text, memories }) => {
      const now = { text: text || (kept[id] ?? ''), kept: text === '' };
      return aspect ? { aspect, ...now, memories: remembered(memories) } : [];
    }),
    agendas: ofKind('agenda').map(({ text, memories, agenda }) => ({
      text,
      memories: remembered(memories),
      ended: agenda?.ended ?? false,
      heals: traits[agenda?.heals ?? '']?.text ?? '',
    })),
    anchors: ofKind('anchor').map(({ text, memories }) => ({
      text,
      memories: remembered(memories),
    })),
    affinities: ofKind('affinity').map(({ text, rank, magical }) => ({ text, rank, magical })),
    lingering: ofKind('lingering').flatMap(({ text, memories, wound }) =>
      wound ? { text, memories: remembered(memories), wound } : [],
    ),
    assets: one.assets.map(assetOf),
    features: one.features.map(featureOf),
  };
}

const withoutId = <T extends { id: string }>({ id: _, ...rest }: T): Omit<T, 'id'> => rest;
const remembered = (memories: readonly Memory[]): Memory[] =>
  memories.map(({ text, tone }) => ({ text, tone }));

/** An Asset without what is the case with it just now: that it is lost, and slots that are filled. */
const assetOf = ({ id: _, lost: __, filled: ___, functions, ...asset }: Asset): SheetAsset => ({
  ...asset,
  properties: [...asset.properties],
  requires: asset.requires && { ...asset.requires },
  functions: functions.map(({ id: ____, ...used }) => ({
    ...used,
    properties: [...used.properties],
  })),
});

const featureOf = ({ id: _, used: __, slot, effect, ...card }: Feature): SheetFeature => ({
  ...card,
  ...(slot ? { slot } : {}),
  effect: effect?.kind ?? 'none',
  amount: effect?.amount ?? 1,
  action: effect?.action ?? 'any',
  skill: effect?.skill ?? 'any',
  asset: effect?.asset ?? 'any',
});
