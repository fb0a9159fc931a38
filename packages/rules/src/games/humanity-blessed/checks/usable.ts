import type { FieldOption } from '../../../engine';
import { latest } from '../../../engine';
import type { Character } from '../characters/character';
import { dieOf } from '../numbers';
import type { HumanityState } from '../state';
import type { Stat } from '../vocabulary';
import { lonelyStats, stats, statWords } from '../vocabulary';
import type { Claim, Purpose, TableCheck } from './check';

// Which Stats may be rolled (HUM-302…304, 702, 1108): one that is free, or one in its place.

/** What may stand in for anything, where the table finds that it fits (HUM-303). */
const standsForAny = (stat: Stat, { public: { optional } }: Seen): boolean =>
  stat === 'history' || stat === optional;

type Seen = Pick<HumanityState, 'public'>;

/** The one Stat of the Eye or a unit: a hard action takes it again and again, as they have no other (HUM-1117, 1218, 1221). */
const isLonely = (stat: Stat): boolean => lonelyStats.some((one) => one === stat);

/** A Stat that somebody may roll, and whose die it is. */
export interface Usable {
  stat: Stat;
  of: string;
}

/**
 * The Stats that somebody may roll now: their own that are free, what the table shares, and the Haze of whom they act
 * against (HUM-415, 702). Nobody chooses Haunted (HUM-411).
 */
export function usableStats(
  draft: Seen,
  of: Character,
  against: Claim['against'] = null,
  used: readonly Stat[] = [],
): Usable[] {
  const [state, one] = [latest(draft), latest(of)];
  const { id, stats: sheet } = one;
  const own = stats
    .filter((stat) => {
      if (stat === 'haunted' || stat === 'haze') return false;
      const die = dieOf(state, { stats: sheet }, stat);
      return die !== null && die.lock === null && (isLonely(stat) || !used.includes(stat));
    })
    .map((stat): Usable => ({ stat, of: id }));
  const other = against?.character ? state.public.characters[against.character] : undefined;
  const haze = other && other.id !== one.id ? other.stats.haze : undefined;
  const borrowed = haze && haze.lock === null && !used.includes('haze');
  return borrowed && other ? [...own, { stat: 'haze', of: other.id }] : own;
}

/** The same of one Stat: what may be rolled of it, if it may be. */
export function usableStat(
  draft: Seen,
  of: Character,
  stat: Stat,
  against: Claim['against'],
): Usable | null {
  const [state, one] = [latest(draft), latest(of)];
  if (stat === 'haunted') return null;
  const owner = stat === 'haze' ? state.public.characters[against?.character ?? ''] : one;
  if (!owner || (stat === 'haze' && owner.id === one.id)) return null;
  const die = dieOf(state, owner, stat);
  return die !== null && die.lock === null ? { stat, of: owner.id } : null;
}

/** Stats that have been used in an action already: each is another one (HUM-904, 905, 909). */
export const usedIn = ({ done }: Pick<TableCheck, 'done'>): Stat[] =>
  done.flatMap(({ dice }) => dice.map(({ stat }) => stat));

/** Whether somebody bends Stats at all: an antagonist without the Unique tag does not (HUM-1202). */
const bends = ({ tags }: Pick<Character, 'tags'>): boolean => !tags || tags.includes('unique');

/**
 * The Stats that one may stand in for: those that it is balanced with, locked or not (HUM-304); for History, the
 * optional Stat and a Haze that is borrowed, any (HUM-303).
 */
export function standsFor(state: Seen, one: Character, { stat, of }: Usable): Stat[] {
  const others = stats.filter((other) => other !== stat && dieOf(state, one, other) !== null);
  if (standsForAny(stat, state) || of !== one.id) return others;
  if (!bends(one)) return [];
  const size = dieOf(state, one, stat)?.size;
  return others.filter((other) => dieOf(state, one, other)?.size === size);
}

/** Whether an action takes a Stat by its tags (HUM-1108). */
const takes = ({ allowed, not }: Tags, stat: Stat): boolean =>
  (allowed?.includes(stat) ?? true) && !(not?.includes(stat) ?? false);

type Tags = Pick<Extract<Purpose, { kind: 'endeavor' }>, 'allowed' | 'not' | 'barred'>;

/** The tags of an action, where it is an option of an Endeavor. */
export const tagsOf = (purpose: Purpose): Tags => (purpose.kind === 'endeavor' ? purpose : {});

/**
 * In whose place a Stat may be used for an action with tags: `null` is its own, and `undefined` is not at all
 * (HUM-1108, 1117).
 */
export function fitted(
  state: Seen,
  one: Character,
  usable: Usable,
  purpose: Purpose,
): Stat | null | undefined {
  const tags = tagsOf(purpose);
  // What is ruled out is used for nothing, nor in the place of anything (HUM-1108, 1405).
  const { not = [], barred = [] } = tags;
  if (not.includes(usable.stat) || barred.includes(usable.stat)) return undefined;
  if (takes(tags, usable.stat)) return null;
  return standsFor(state, one, usable).find((stat) => takes(tags, stat));
}

/** The Stats that somebody may roll for an action, with what stands for what. */
export const fittingStats = (
  state: Seen,
  one: Character,
  check: Pick<TableCheck, 'purpose' | 'claim' | 'done'>,
): (Usable & { insteadOf: Stat | null })[] =>
  usableStats(state, one, check.claim.against, usedIn(check)).flatMap((usable) => {
    const insteadOf = fitted(state, one, usable, check.purpose);
    return insteadOf === undefined ? [] : [{ ...usable, insteadOf }];
  });

/** Stats to choose one from, each with its die and what it is for. */
export const statOptions = (
  state: Seen,
  one: Character,
  some: readonly (Usable & { insteadOf?: Stat | null })[],
): FieldOption[] => {
  const { id, stats: sheet } = one;
  return some.map(({ stat, of, insteadOf }) => {
    const owner = of === id ? null : state.public.characters[of];
    const die = dieOf(state, owner ?? { stats: sheet }, stat);
    const whose = owner ? ` of ${owner.name}` : '';
    const inPlace = insteadOf ? `In place of ${statWords[insteadOf].name}. ` : '';
    return {
      value: stat,
      label: `${statWords[stat].name}${whose} (d${die?.size ?? 4})`,
      detail: `${inPlace}${statWords[stat].means}`,
    };
  });
};

/** Stats that may be sparked with one that is rolled: free, balanced, and not used already (HUM-506). */
export function sparkableWith(
  state: Seen,
  one: Character,
  { stat, of, size }: Usable & { size: number },
  used: readonly Stat[],
): Stat[] {
  return usableStats(state, one, null, used)
    .map((usable) => usable.stat)
    .filter(
      (other) => (other !== stat || of !== one.id) && dieOf(state, one, other)?.size === size,
    );
}
