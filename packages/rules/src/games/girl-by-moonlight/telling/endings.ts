import { playsetOf } from '../library/playset';
import type { GbmState, Mission } from '../state';

/**
 * How a mission ends in the words of its playset, and what became of those on it; an episode without
 * a mission ends in no words.
 */
export function endingOf(state: GbmState, outcome: Mission['outcome']): string {
  const { mission, eclipsedInMission } = state.public.episode;
  if (!mission) return '';
  const { endings } = playsetOf(state);
  const end =
    outcome === 'success' ? endings.won : outcome === 'failure' ? endings.lost : endings.open;
  return [
    mission.ambushed ? 'The fight came to them.' : '',
    end,
    eclipsedInMission ? 'Not all of them came through it in the light.' : '',
  ]
    .filter(Boolean)
    .join(' ');
}
