import { DOWNTIME_ACTIONS } from '../constants';
import { featuresOf } from '../features';
import type { Downtime, GbmState, Protagonist } from '../state';

/** What a downtime gives somebody: two actions, and what abilities and a critical obligation add (GBM-DWN-001, GBM-OBL-003). */
export function downtimeOf(state: GbmState, one: Protagonist): Downtime {
  const won = state.public.episode.downtime[one.id];
  const more = featuresOf(state, one).flatMap(({ hooks }) => hooks.downtimeActions ?? []);
  return {
    left: more.reduce((sum, { actions }) => sum + actions, DOWNTIME_ACTIONS + (won?.left ?? 0)),
    extras: [...(won?.extras ?? []), ...more.map(({ source, actions }) => `${source} +${actions}`)],
    connected: [],
  };
}
