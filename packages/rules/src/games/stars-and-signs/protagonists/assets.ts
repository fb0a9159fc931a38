import type { Refusal } from '../../../engine';
import { barred } from '../game';
import { skillRank } from '../numbers';
import type { StarsState } from '../state';
import type { ActionType, AssetKind, AssetProperty, Skill } from '../vocabulary';
import { assetWords, caps, skillWords } from '../vocabulary';
import { affinityOf } from './affinities';
import type { Asset, AssetFunction, Protagonist } from './protagonist';

/** What somebody has while Transformed alone (SNS-2202). */
const MAGICAL: ReadonlySet<AssetKind> = new Set(['relics', 'regalia']);

/** How many Assets of a kind somebody carries (SNS-2012). */
const CARRIED = 2;

/** Whether an Asset, or one of its Functions, has a property (SNS-2014…2019). */
export const hasProperty = (
  { properties }: Pick<Asset, 'properties'>,
  property: AssetProperty,
  used?: Pick<AssetFunction, 'properties'>,
): boolean => properties.includes(property) || (used?.properties.includes(property) ?? false);

/** The Function of an Asset that an Action is one of; `null`: outside them it counts as Quality 0 (SNS-2006, 2008). */
export const functionFor = (
  { functions }: Pick<Asset, 'functions'>,
  action: ActionType,
  skill: Skill,
): AssetFunction | null =>
  functions
    .filter((one) => one.action === action && (one.skill === null || one.skill === skill))
    .sort((one, other) => other.quality - one.quality)[0] ?? null;

/** How many places of its kind an Asset takes: Bulky two, Compact none (SNS-2017, 2019). */
const placesOf = (asset: Asset): number => {
  if (hasProperty(asset, 'compact')) return 0;
  return hasProperty(asset, 'bulky') ? 2 : 1;
};

/** How many places of a kind somebody has: two, and what features add (SNS-2012). */
export const placesFor = ({ features }: Pick<Protagonist, 'features'>, kind: AssetKind): number =>
  features.reduce(
    (sum, { effect }) =>
      effect?.kind === 'carry' && (effect.asset === null || effect.asset === kind)
        ? sum + effect.amount
        : sum,
    CARRIED,
  );

/** How many places of a kind are taken. */
export const placesTaken = ({ assets }: Pick<Protagonist, 'assets'>, kind: AssetKind): number =>
  assets
    .filter((asset) => asset.carried && asset.kind === kind)
    .reduce((sum, asset) => sum + placesOf(asset), 0);

/** What bars somebody from carrying an Asset (SNS-2012, 2017, 2018). */
export function cannotCarry(one: Protagonist, asset: Asset): Refusal | null {
  if (hasProperty(asset, 'stationary')) {
    return barred('not-allowed', `“${asset.name}” stays where it is.`, {
      instead: 'Use it there.',
      rule: 'SNS-2018',
    });
  }
  const most = placesFor(one, asset.kind);
  const needs = placesOf(asset);
  if (needs === 0 || placesTaken(one, asset.kind) + needs <= most) return null;
  const kind = assetWords[asset.kind].name;
  return barred('limit-reached', `${one.name} has ${most} places for ${kind}.`, {
    instead:
      needs > 1
        ? 'It counts as two of its kind: put down what else there is of it.'
        : 'Put another one down first.',
    rule: needs > 1 ? 'SNS-2017' : 'SNS-2012',
  });
}

/** How many slots a Protective Asset that is at hand has still to fill (SNS-2015). */
export function protectionOf(asset: Asset): number {
  const protects = asset.functions.filter((used) => hasProperty(asset, 'protective', used));
  const slots = Math.max(0, ...protects.map(({ quality }) => quality));
  return asset.lost || !isAtHand(asset) ? 0 : Math.max(0, slots - asset.filled);
}

/** Carried, or standing where it is used (SNS-2018). */
export const isAtHand = (asset: Asset): boolean =>
  asset.carried || hasProperty(asset, 'stationary');

/** What bars somebody from using an Asset now: it is lost, left behind, or takes what they have not (SNS-317, 2013, 2016). */
export function cannotUse(
  state: Pick<StarsState, 'public'>,
  one: Protagonist,
  asset: Asset,
): Refusal | null {
  if (asset.lost) {
    return barred('not-allowed', `${one.name} cannot get at “${asset.name}” now.`, {
      instead: 'Do without it until they have it back.',
      rule: 'SNS-317',
    });
  }
  if (!isAtHand(asset)) {
    return barred('not-allowed', `${one.name} does not carry “${asset.name}”.`, {
      instead: 'Fetch it first.',
      rule: 'SNS-2013',
    });
  }
  if (MAGICAL.has(asset.kind) && one.transformed === null) {
    return barred('wrong-moment', `“${asset.name}” is there only while Transformed.`, {
      instead: 'Transform first.',
      rule: 'SNS-2202',
    });
  }
  const { requires } = asset;
  if (!requires) return null;
  const { skill, rank, affinity } = requires;
  const skilled = skill === null || skillRank(one, skill) >= rank;
  const versed = affinity === '' || affinityOf(state, one.id, affinity) !== undefined;
  if (skilled && versed) return null;
  const what = skilled || !skill ? `the Affinity ${affinity}` : `${skillWords[skill].name} ${rank}`;
  return barred('not-allowed', `“${asset.name}” takes ${what}.`, {
    instead: 'Let somebody use it who has that.',
    rule: 'SNS-2016',
  });
}

/** The Functions that an Asset of a kind has unless it says otherwise (SNS-2011). */
export const usualFunctions = (
  kind: AssetKind,
  name: string,
  numbers: Pick<AssetFunction, 'quality' | 'scale'>,
  newId: () => string,
): AssetFunction[] =>
  assetWords[kind].usual.map((used) => ({
    ...{ id: newId(), name, ...used },
    ...{ quality: Math.min(caps.quality, numbers.quality), scale: numbers.scale, properties: [] },
  }));
