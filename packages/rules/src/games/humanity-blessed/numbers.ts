import { readAs as readFace, stepDie } from '../../table/dice/chain';
import type { Character, StatDie } from './characters/character';
import type { HumanityState } from './state';
import type { Band, Complexity, DieSize, EffectSize, Luck, OptionalStat, Stat } from './vocabulary';
import {
  complexities,
  coreStats,
  dieSizes,
  effectSizes,
  effectWords,
  progressScale,
} from './vocabulary';

// The arithmetic of the game, as its tables have it.

/** What a total comes to (HUM-704…709). */
export const bandOf = (total: number): Band =>
  total >= 20
    ? 'maximum'
    : total >= 11
      ? 'major'
      : total >= 8
        ? 'medium'
        : total >= 5
          ? 'minor'
          : 'failure';

/**
 * A total as it is read: if apt 3 and 4 count as 5, with an exceptional gain 6 and 7 as 8, each in its own range
 * (HUM-705, 1508).
 */
export function readAs(total: number, { apt, gain }: { apt: boolean; gain: boolean }): number {
  if (apt && (total === 3 || total === 4)) return 5;
  return gain && (total === 6 || total === 7) ? 8 : total;
}

export const succeeds = (band: Band): boolean => band !== 'failure';

/** The boons and busts that a band brings by itself (HUM-706…709). */
export const boonsOf = (band: Band): number => (band === 'major' || band === 'maximum' ? 1 : 0);
export const bustsOf = (band: Band): number => (band === 'minor' ? 1 : 0);

/** A die so many sizes larger, or smaller below 0; beyond an end is the end (HUM-1503). */
export function resized(size: DieSize, steps: number): DieSize {
  const sides = stepDie(size, steps, dieSizes);
  return dieSizes.find((one) => one === sides) ?? size;
}

/** The size that Haunted is rolled as (HUM-412). */
export const opposite = (size: DieSize): DieSize =>
  dieSizes[dieSizes.length - 1 - dieSizes.indexOf(size)] ?? size;

/** The largest effect that a die of this size allows (HUM-901). */
export function effectOf(size: DieSize): EffectSize {
  const fits = effectSizes.filter((effect) => size >= effectWords[effect].from);
  return fits.at(-1) ?? 'small';
}

/** How much an effect is: ● 1, ■ 2, ⬧ 3. */
export const amountOf = (effect: EffectSize): number => effectSizes.indexOf(effect) + 1;

/**
 * What an action takes once it is so many ranks harder: how it is called, and how many Checks in a row. Beyond
 * complex, one Check more each (HUM-902…905, Q35).
 */
export function harder(
  said: Complexity,
  ranks: number,
  checks: number = 3,
): { complexity: Complexity; needed: number } {
  const at = complexities.indexOf(said) + ranks;
  const complexity = complexities[Math.min(at, complexities.length - 1)] ?? 'complex';
  if (complexity === 'hard') return { complexity, needed: 2 };
  if (complexity !== 'complex') return { complexity, needed: 1 };
  const beyond = at - (complexities.length - 1);
  return { complexity, needed: (said === 'complex' ? checks : 3) + beyond };
}

/** How two dice of Luck are read (HUM-712). */
export const luckOf = (one: number, other: number): Luck =>
  one === other ? 'veryLucky' : one % 2 === other % 2 ? 'lucky' : 'notLucky';

/** What a number is on the Progress Scale (HUM-1007). */
export const tierOf = (total: number): string =>
  progressScale.find(({ upTo }) => total <= upTo)?.name ?? 'Simple';

/** Stats that never lock, whoever has them (HUM-410, 411, 1218, 1221). */
const neverLocking: ReadonlySet<Stat> = new Set(['hardship', 'haunted', 'watch', 'unit']);

export const locks = ({ lockless }: Pick<Character, 'lockless'>, stat: Stat): boolean =>
  !lockless && !neverLocking.has(stat);

/** The Stats that all share (HUM-410, 413). */
export const isShared = (stat: Stat): stat is 'hardship' | 'hardy' =>
  stat === 'hardship' || stat === 'hardy';

/** What a table shares at its start: Hardship is a d4 for ever, Hardy begins as a d2. */
export const sharedAtStart = (optional: OptionalStat | null): StatDie | null =>
  optional === 'hardship'
    ? { size: 4, lock: null }
    : optional === 'hardy'
      ? { size: 2, lock: null }
      : null;

/** The size at which an optional Stat begins (HUM-416). */
export const startsAt = (stat: Stat): DieSize => (stat === 'haunted' || stat === 'haze' ? 2 : 4);

/** The Stats of somebody new: all at their first size (HUM-203, 416). */
export function newStats(optional: OptionalStat | null): Character['stats'] {
  const own = optional === null || isShared(optional) ? [] : [optional];
  return Object.fromEntries(
    [...coreStats, ...own].map((stat) => [stat, { size: startsAt(stat), lock: null }]),
  );
}

type Seen = Pick<HumanityState, 'public'>;

/** The die of a Stat as somebody has it, or the one that the table shares; `null` where there is none. */
export function dieOf(
  state: Seen,
  { stats: own }: Pick<Character, 'stats'>,
  stat: Stat,
): StatDie | null {
  // Asked for each Stat of each character: what all share is looked up for the few that are shared.
  if (!isShared(stat)) return own[stat] ?? null;
  const { shared, optional } = state.public;
  return stat === optional ? shared : null;
}

/** Sides of a d20 that are over, as the book prints them (HUM-508). */
const leftOver: Readonly<Partial<Record<DieSize, Readonly<Record<number, number>>>>> = {
  8: { 17: 1, 18: 3, 19: 5, 20: 1 },
  6: { 19: 5, 20: 1 },
};

/** What a d20 shows, read as a smaller die (HUM-508). A d2 is odd or even (HUM-501). */
export const fromD20 = (face: number, size: DieSize): number =>
  readFace(face, 20, size, leftOver[size]) ?? face;
