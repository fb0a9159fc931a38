import type { Outcome } from '../rolls/duality';

// Worked examples of the rules, as data: what is given, what is rolled, what comes of it. `W` stands in the rules
// themselves, `T` follows from them. Dice are in the order in which they fall, the Hope die first.

/** Damage of a weapon. */
export const damages = [
  { id: 'W01', die: 10, bonus: 3, faces: [4, 9], critical: false, damage: 16 },
  { id: 'W02', die: 8, bonus: 1, faces: [2, 5, 7], critical: true, damage: 39 },
  { id: 'W03', die: 8, bonus: 1, faces: [3, 3, 8], critical: false, damage: 15 },
] as const;

interface ActionExample {
  id: string;
  given: { difficulty: number; trait: number; hope: number; stress?: number; experience?: number };
  dice: [number, number];
  total: number;
  outcome: Outcome;
  brings: { hope: number; stress?: number; fear?: number; side: 'players' | 'gm' };
}

/** Action rolls, and what they bring. */
export const actions: readonly ActionExample[] = [
  {
    id: 'W05',
    given: { difficulty: 14, trait: 1, hope: 3, experience: 2 },
    dice: [6, 5],
    total: 14,
    outcome: 'successHope',
    brings: { hope: 3, side: 'players' },
  },
  {
    id: 'T01',
    given: { difficulty: 14, trait: 2, hope: 1 },
    dice: [9, 4],
    total: 15,
    outcome: 'successHope',
    brings: { hope: 2, side: 'players' },
  },
  {
    id: 'T03',
    given: { difficulty: 15, trait: 0, hope: 1 },
    dice: [8, 3],
    total: 11,
    outcome: 'failureHope',
    brings: { hope: 2, fear: 0, side: 'gm' },
  },
  {
    id: 'T05',
    given: { difficulty: 20, trait: 0, hope: 2, stress: 3 },
    dice: [2, 2],
    total: 4,
    outcome: 'critical',
    brings: { hope: 3, stress: 2, side: 'players' },
  },
];

/** Advantage and disadvantage, what their dice show, and what they come to. */
export const edges = [
  { id: 'T07', advantage: 3, disadvantage: 1, faces: [3, 5], net: 2, total: 5 },
] as const;

/** A group action: how the helpers did. */
export const groups = [{ id: 'T11', helpers: [true, true, false], modifier: 1 }] as const;

/** Blows at thresholds 7 and 14, each with an armour slot: what they mark. */
export const blows = [
  { id: 'T15', damage: 14, hp: 2 },
  { id: 'T15', damage: 3, hp: 0 },
] as const;

/** Risk It All: what becomes of somebody. */
export const risks = [
  { id: 'T19', dice: [8, 5], brings: { split: 8 } },
  { id: 'T19', dice: [5, 8], brings: { life: 'dead' } },
  { id: 'T19', dice: [7, 7], brings: { life: 'up', hp: { marked: 0 }, stress: { marked: 0 } } },
] as const;

/** How much Hope there is after Prepare, from 1, alone or with another who prepares. */
export const preparing = [
  { id: 'T23', others: 0, hope: 2 },
  { id: 'T23', others: 1, hope: 3 },
] as const;
