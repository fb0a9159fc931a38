import { groupFeatures } from '../features';
import type { GbmPlay } from '../game';
import type { GbmState, SharedActions } from '../state';

/**
 * Gives the whole group the downtime actions of its abilities, once all that begins with downtime is
 * done: it may have moved the track that they are counted by (GBM-SEA-ABL-005, GBM-SEA-RUL-033).
 */
export function shareActions(play: GbmPlay): void {
  const { state } = play;
  const shared = groupFeatures(state).flatMap(({ name, hooks }) => {
    const given = hooks.sharedActions?.({ state });
    return given && given.left > 0 ? [{ source: name, ...given }] : [];
  });
  if (shared.length === 0) return;
  play.emit({ type: 'episodeChanged', changes: { shared } });
  for (const sentence of sharedLeft(play.state)) play.say(sentence);
}

/** Shared actions that an activity can be paid with; `null` when there are none left. */
export function sharedFor(state: GbmState, activity: string): SharedActions | null {
  const shared = state.public.episode.shared ?? [];
  return shared.find(({ left, activities }) => left > 0 && activities.includes(activity)) ?? null;
}

/** Pays with one of the shared actions. */
export function spendShared(play: GbmPlay, spent: SharedActions): void {
  const { source } = spent;
  const shared = (play.state.public.episode.shared ?? []).map((one) =>
    one.source === source ? { ...one, left: one.left - 1 } : { ...one },
  );
  play.emit({ type: 'episodeChanged', changes: { shared } });
  const left = shared.find((one) => one.source === source)?.left ?? 0;
  play.say(`${source} pays for it: the group has ${left} of its actions left.`);
}

/** Shared actions that nobody has taken, a sentence each. */
export function sharedLeft(state: GbmState): string[] {
  return (state.public.episode.shared ?? []).flatMap(({ source, left }) =>
    left > 0 ? [`${source} leaves the group ${left} action${left === 1 ? '' : 's'}.`] : [],
  );
}
