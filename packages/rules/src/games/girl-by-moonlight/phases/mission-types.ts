import type { Refusal } from '../../../engine';
import type { MissionType } from '../content';
import { playsetOf } from '../library/playset';
import { barred } from '../refusal';
import type { GbmState, Mission } from '../state';
import { isAmbush } from './ambush';
import { closedNow } from './mission-targets';

/**
 * The missions that may be chosen: any of the playset, of any tier (GBM-MIS-003), but for those that
 * wait for something. When the adversary has found the group, only those of the highest tier
 * (GBM-ADV-008); and what a rule of the series forces leaves no other (GBM-ROT-RUL-013).
 */
export function missionTypes(state: GbmState): MissionType[] {
  const { missions } = playsetOf(state);
  const forced = missions.filter((type) => type.forced?.(state));
  if (forced.length > 0) return forced;
  const open = missions.filter((type) => closedNow(state, type) === null);
  if (!isAmbush(state)) return open;
  const highest = Math.max(...open.map(({ tier }) => tier));
  return open.filter(({ tier }) => tier === highest);
}

/** Why a mission is not open now, if so, and what is. */
export function notNow(state: GbmState, type: MissionType): Refusal | null {
  const open = missionTypes(state);
  if (open.includes(type)) return null;
  const instead = `Open to you: ${open.map(({ name }) => name).join(', ')}.`;
  const closed = closedNow(state, type);
  if (closed) return barred('not-allowed', closed, { instead, rule: type.rule ?? 'GBM-MIS-003' });
  if (isAmbush(state) && !open.some((one) => one.forced?.(state))) {
    const reason = 'The adversary has found you: only a mission of the highest tier is left.';
    return barred('not-allowed', reason, { instead, rule: 'GBM-ADV-008' });
  }
  const rule = open[0]?.rule ?? 'GBM-ROT-RUL-013';
  return barred('not-allowed', 'The series leaves no choice of mission now.', { instead, rule });
}

/** What kind of mission this is. */
export function missionTypeOf(state: GbmState, mission: Mission): MissionType | undefined {
  return playsetOf(state).missions.find(({ id }) => id === mission.type);
}

/** Whether the season is over once this episode ends (GBM-ADV-009, GBM-CYC-007). */
export function endsSeason(state: GbmState): boolean {
  const { mission } = state.public.episode;
  if (playsetOf(state).endsSeason?.(state)) return true;
  if (!mission || mission.stage === 'preparing') return false;
  if (mission.ambushed || endsSeries(state)) return true;
  return missionTypeOf(state, mission)?.endsSeason === true;
}

/** Whether the whole series is over once this episode ends (GBM-ROT-MIS-006, AMB-36). */
export function endsSeries(state: GbmState): boolean {
  const { mission } = state.public.episode;
  if (!mission || mission.stage === 'preparing') return false;
  return missionTypeOf(state, mission)?.endsSeries === true;
}

/** What the second step of fallout clears, in words (GBM-FAL-003, GBM-ROT-RUL-020). */
export function clearedInFallout(state: GbmState): string {
  return playsetOf(state).devoursHearts
    ? 'links and armour'
    : 'stress, links, transcendence and armour';
}

/** Whether blighted hearts are still to be devoured, which belongs to the second step of fallout (GBM-FAL-005). */
export function heartsToDevour(state: GbmState): boolean {
  const { mission, fallout } = state.public.episode;
  if (!playsetOf(state).devoursHearts || mission === null) return false;
  return fallout?.hearts?.done !== true;
}
