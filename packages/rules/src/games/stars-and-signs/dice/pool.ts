import type { DiceGroup, RollModifier } from '../../../engine';
import { netBoons, underBoons } from '../../../table/dice/boons';

/** The Circumstance dice of every Check, the Difficulty dice of every Test, and each Advantage die (SNS-304, 410, 710). */
export const TEN = 10;
export const PAIR = 2;

/** What Boons and Banes on one pool come to (SNS-105, 107, 109). */
export function netOf(modifiers: readonly RollModifier[]): number {
  const sum = (sign: number) =>
    modifiers.reduce((all, { value }) => all + Math.max(0, sign * value), 0);
  return netBoons(sum(1), sum(-1));
}

/** Dice of one pool that have fallen: which of them count, and what those come to (SNS-106, 108). */
export interface Pool {
  group: DiceGroup;
  sum: number;
}

/** The sides of the dice of a pool under its Boons or Banes, as they fall. */
export const sidesOf = (sides: number, count: number, net: number): number[] =>
  Array<number>(underBoons(count, net).count).fill(sides);

/** Reads dice of a pool: as many are kept as there were, the highest under Boons, the lowest under Banes. */
export function poolOf(
  label: string,
  sides: number,
  faces: readonly number[],
  { count, net }: { count: number; net: number },
): Pool {
  const { keep } = underBoons(count, net);
  const at = (place: number) => faces[place] ?? 0;
  const order = [...faces.keys()].sort((one, other) =>
    keep?.which === 'lowest' ? at(one) - at(other) : at(other) - at(one),
  );
  const kept = order.slice(0, count).sort((one, other) => one - other);
  const sum = kept.reduce((all, place) => all + at(place), 0);
  return { group: { label, sides, faces: [...faces], kept }, sum };
}
