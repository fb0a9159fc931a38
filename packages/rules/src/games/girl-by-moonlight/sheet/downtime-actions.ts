import { sumOf, totalsFrom } from '../asking';
import { DOWNTIME_ACTIONS } from '../constants';
import type { Downtime, GbmState, Protagonist } from '../state';

/** What a downtime gives somebody: two actions, and what abilities and a critical obligation add (GBM-DWN-001, GBM-OBL-003). */
export function downtimeOf(state: GbmState, one: Protagonist): Downtime {
  const won = state.public.episode.downtime[one.id];
  const more = totalsFrom('downtimeActions', { state, self: one });
  return {
    left: DOWNTIME_ACTIONS + (won?.left ?? 0) + sumOf(more),
    extras: [...(won?.extras ?? []), ...more.map(({ source, amount }) => `${source} +${amount}`)],
    connected: [],
  };
}
