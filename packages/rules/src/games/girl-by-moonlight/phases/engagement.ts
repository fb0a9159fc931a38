import type { Pool, PoolLine, RollResult } from '../../../forged-in-the-dark';
import { makePool } from '../../../forged-in-the-dark';
import { diceFrom, partsFrom, sumOf } from '../asking';
import { groupFeatures } from '../features';
import type { EngagementQuestion } from '../hooks';
import { houseRule } from '../house-rules';
import { playsetOf } from '../library/playset';
import { investigationTier } from '../sheet/ratings';
import type { GbmState, Mission } from '../state';
import type { Position } from '../vocabulary';
import { numeral } from '../vocabulary';
import { isAmbush } from './ambush';

/** What the table asks itself before the engagement roll (GBM-ENG-003…005). */
const engagementQuestions: readonly EngagementQuestion[] = [
  { id: 'heroic', dice: 1, text: 'The mission is heroic or noble' },
  { id: 'worst', dice: -1, text: 'It mirrors the worst of the protagonists' },
  { id: 'investigated', dice: 1, text: 'It follows up what was investigated' },
  { id: 'rash', dice: -1, text: 'It is rash, or little is known' },
  { id: 'friend', dice: 1, text: 'A friend’s fate hangs on it' },
  { id: 'mundane', dice: -1, text: 'Mundane troubles get in the way' },
];

/** The questions of the engagement roll, with those that abilities of the group add. */
export function questionsOfEngagement(state: GbmState): EngagementQuestion[] {
  const more = groupFeatures(state).flatMap(({ hooks }) => hooks.engagementQuestions ?? []);
  return [...engagementQuestions, ...more];
}

/** The answer under this name switches the die for even tiers off for one roll (AMB-10). */
export const PARITY = 'parity';

/** The investigation tier that missions are measured against: the track’s, and what abilities add. */
export function missionInvestigationTier(state: GbmState): number {
  const more = partsFrom('investigationTier', { state });
  return investigationTier(state) + sumOf(more);
}

/** The pool of the engagement roll while a mission is being prepared (GBM-ENG-002…008). */
export function engagementPool(state: GbmState): Pool | null {
  const { mission } = state.public.episode;
  if (mission?.stage !== 'preparing' || isAmbush(state)) return null;
  const { dice, why } = mission.circumstances;
  return makePool([
    { source: 'There is always hope', dice: 1 },
    ...questionsOfEngagement(state).map(
      ({ id, text }): PoolLine => ({ source: text, dice: mission.engagement[id] ?? 0 }),
    ),
    tierLine(state, mission),
    ...state.public.episode.engagementBonus,
    ...diceFrom('engagementDice', { state, mission }),
    { source: why || 'Circumstances', dice },
  ]);
}

/** A die for a mission within reach, one fewer for each tier beyond it (GBM-INV-002, 003; AMB-10). */
function tierLine(state: GbmState, mission: Mission): PoolLine {
  const tier = missionInvestigationTier(state);
  const source = `Tier ${numeral(mission.tier)} mission at ${playsetOf(state).investigation.track.toLowerCase()} tier ${numeral(tier)}`;
  if (mission.tier > tier) return { source, dice: tier - mission.tier };
  const given = mayGiveParity(state) && mission.engagement[PARITY] !== -1;
  return { source, dice: given ? 1 : 0 };
}

/** Whether a mission within reach gives a die at this table (AMB-10). */
export function mayGiveParity(state: GbmState): boolean {
  return houseRule(state, 'parityDie') === 'on';
}

/** How each result begins the mission. */
export const starts: Record<RollResult['band'], { position: Position; text: string }> = {
  bad: {
    position: 'desperate',
    text: 'Something has moved against you. You begin in a desperate position.',
  },
  partial: {
    position: 'risky',
    text: 'The plan only just holds. You begin in a risky position.',
  },
  success: {
    position: 'controlled',
    text: 'You set the pace. You begin in a controlled position.',
  },
  critical: {
    position: 'controlled',
    text: 'A first obstacle is already behind you. You begin in a controlled position.',
  },
};
