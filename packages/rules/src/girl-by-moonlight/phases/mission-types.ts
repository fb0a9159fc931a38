import type { MissionType } from '../content';
import { playsetOf } from '../series';
import type { GbmState, Mission } from '../state';
import { isAmbush } from './engagement';

/**
 * The missions that may be chosen: any of the playset, of any tier (GBM-MIS-003). When the adversary
 * has found the group, only those of the highest tier (GBM-ADV-008).
 */
export function missionTypes(state: GbmState): MissionType[] {
  const { missions } = playsetOf(state);
  if (!isAmbush(state)) return missions;
  const highest = Math.max(...missions.map(({ tier }) => tier));
  return missions.filter(({ tier }) => tier === highest);
}

/** What kind of mission this is. */
export function missionTypeOf(state: GbmState, mission: Mission): MissionType | undefined {
  return playsetOf(state).missions.find(({ id }) => id === mission.type);
}

/** Whether the season is over once this episode ends (GBM-ADV-009, GBM-CYC-007). */
export function endsSeason(state: GbmState): boolean {
  const { mission } = state.public.episode;
  if (!mission || mission.stage === 'preparing') return false;
  return mission.ambushed || missionTypeOf(state, mission)?.endsSeason === true;
}
