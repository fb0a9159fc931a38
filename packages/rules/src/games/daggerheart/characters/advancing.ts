import type { Advancement, Advances, AdvancingTier, Character } from './character';
import { tierOf } from './character';
import { reach } from './commands';

// The slots of advancements by tier, as the back of the sheet has them (DGH-1903): numbers only.

const usual = { traits: 3, hp: 2, stress: 2, experiences: 1, card: 1, evasion: 1 } as const;
const later = { ...usual, subclass: 1, proficiency: 2, multiclass: 2 } as const;
const slots: Readonly<Record<AdvancingTier, { readonly [A in Advancement]?: number }>> = {
  2: usual,
  3: later,
  4: later,
};
const tiers: readonly AdvancingTier[] = ['2', '3', '4'];

/** How many slots an advancement takes: each level has two. */
export const costOf = (what: Advancement): 1 | 2 =>
  what === 'proficiency' || what === 'multiclass' ? 2 : 1;

const markedIn = (
  { advances }: Pick<Character, 'advances'>,
  tier: AdvancingTier,
  what: Advancement,
) => advances?.[tier]?.[what] ?? 0;

/** Whether a second class is theirs, or to be chosen. */
const isMulticlass = ({ secondClass }: Pick<Character, 'secondClass'>): boolean =>
  secondClass !== undefined;

/** The slots of a tier that are free: who has a second class takes none again, and its tier bars the other card of the subclass. */
function freeIn(one: Character, tier: AdvancingTier, what: Advancement): number {
  const left = (slots[tier][what] ?? 0) - markedIn(one, tier, what);
  if (what === 'multiclass') {
    return isMulticlass(one) || markedIn(one, tier, 'subclass') > 0 ? 0 : left;
  }
  if (what === 'subclass' && markedIn(one, tier, 'multiclass') > 0) return 0;
  return left;
}

/** How often an advancement can be taken at a level: by slots that are left, and by what a sheet has room for. */
export function leftOf(one: Character, level: number, what: Advancement): number {
  if (what === 'other') return 2;
  const tier = tierOf(level);
  const left = tiers
    .filter((each) => Number(each) <= tier)
    .reduce((sum, each) => sum + Math.floor(freeIn(one, each, what) / costOf(what)), 0);
  return Math.max(0, Math.min(left, roomFor(one, level, what)));
}

/** How often it can be taken by what stands on the sheet. */
function roomFor(one: Character, level: number, what: Advancement): number {
  switch (what) {
    case 'traits': {
      const isNew = tierOf(level) > tierOf(one.level);
      return Math.floor((isNew ? 6 : 6 - one.markedTraits.length - (one.toRaise?.traits ?? 0)) / 2);
    }
    case 'hp':
      return reach.slots - one.hp.slots;
    case 'stress':
      return reach.slots - one.stress.slots;
    case 'evasion':
      return reach.evasion - one.evasion;
    case 'proficiency':
      return reach.proficiency - one.proficiency;
    case 'experiences':
      return one.experiences.length >= 2 ? 2 : 0;
    default:
      return 2;
  }
}

/** The sheet with the slots of some advancements marked: those of the lowest tier first, for cards the highest. */
export function marked(one: Character, level: number, chosen: readonly Advancement[]): Advances {
  let advances: Advances = one.advances ?? {};
  for (const what of chosen) {
    const order = what === 'card' ? [...tiers].reverse() : tiers;
    const now = { ...one, advances };
    const tier = order.find(
      (each) => Number(each) <= tierOf(level) && freeIn(now, each, what) >= costOf(what),
    );
    if (tier === undefined) continue;
    const before = advances[tier] ?? {};
    advances = {
      ...advances,
      [tier]: { ...before, [what]: (before[what] ?? 0) + costOf(what) },
    };
  }
  return advances;
}
