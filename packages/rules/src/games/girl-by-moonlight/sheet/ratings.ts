import { TIERS } from '../constants';
import { houseRule } from '../house-rules';
import type { GbmState, Protagonist } from '../state';
import type { ActionId, AttributeId } from '../vocabulary';
import { actionsOf, attributes } from '../vocabulary';

/**
 * An attribute's rating: how many of its actions have a first mundane dot, 0–3
 * (GBM-ACT-017, 018); transcendent dots never count (GBM-ACT-020).
 */
export function attributeRating(one: Protagonist, attribute: AttributeId): number {
  return actionsOf[attribute].filter((action) => one.actions[action].mundane > 0).length;
}

/** The attributes with the lowest rating; on a tie the player chooses (GBM-OBL-001). */
export function lowestAttributes(one: Protagonist): AttributeId[] {
  const lowest = Math.min(...attributes.map((attribute) => attributeRating(one, attribute)));
  return attributes.filter((attribute) => attributeRating(one, attribute) === lowest);
}

/** Dice of an action: transcendent dots count only while transcended (GBM-ACT-002, 003). */
export function actionDice(one: Protagonist, action: ActionId, transcended: boolean): number {
  const { mundane, transcendent } = one.actions[action];
  return mundane + (transcended ? transcendent : 0);
}

/** Adversary tier, 1–3: filling a tier’s segments puts it at the next one (GBM-ADV-007). */
export function adversaryTier(state: GbmState): 1 | 2 | 3 {
  const filled = tiersFilled(state, state.public.series.adversary);
  return filled >= 2 ? 3 : filled === 1 ? 2 : 1;
}

/** Investigation tier, 0–3: a tier counts only when filled (GBM-INV-001). */
export function investigationTier(state: GbmState): number {
  return tiersFilled(state, state.public.series.investigation);
}

function tiersFilled(state: GbmState, segments: number): number {
  return Math.min(TIERS, Math.floor(segments / houseRule(state, 'segmentsPerTier')));
}
