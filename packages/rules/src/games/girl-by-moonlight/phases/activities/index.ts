import { allowing, forbidding } from '../../asking';
import type { Feature } from '../../features';
import { featuresOf } from '../../features';
import type { ActivityRule, Bearer } from '../../hooks';
import { playsetOf } from '../../library/playset';
import { nameOf } from '../../lookups';
import type { GbmState, Protagonist } from '../../state';
import { helpAFriendRecover } from './help-a-friend-recover';
import { investigate } from './investigate';
import { makeAConnection } from './make-a-connection';
import { workOnAProject } from './work-on-a-project';

/**
 * The four activities that are always there (GBM-DWN-002), in the book's order. A function, because
 * playsets build on some of them, in whichever order these files are loaded.
 */
export const basicActivities = (): ActivityRule[] => [
  makeAConnection,
  helpAFriendRecover,
  workOnAProject,
  investigate,
];

/**
 * What a protagonist may do in downtime: the basic activities, and what abilities and rooms add,
 * without what an ability closes to them.
 */
export function activitiesOf(state: GbmState, self: Protagonist): ActivityRule[] {
  const features = featuresOf(state, self);
  const all = [
    ...seriesActivities(state),
    ...features.flatMap(({ hooks }) => hooks.activities ?? []),
  ];
  return all.filter(({ id }) => closedBy(features, { state, self, activity: id }) === null);
}

/** Why an activity is closed to a protagonist, in a sentence; `null` when it is not (GBM-PB-STR-009). */
export function whyClosed(state: GbmState, self: Protagonist, id: string): string | null {
  const source = closedBy(featuresOf(state, self), { state, self, activity: id });
  return source === null ? null : `${source}: that activity is closed to ${nameOf(self)}.`;
}

/** The basic activities, or what the series does instead of them, and what it does besides (GBM-DIR-004). */
function seriesActivities(state: GbmState): ActivityRule[] {
  const own = playsetOf(state).activities ?? [];
  const replaced = basicActivities().map((rule) => own.find(({ id }) => id === rule.id) ?? rule);
  return [...replaced, ...own.filter((rule) => !replaced.includes(rule))];
}

/** What closes an activity to somebody, unless something opens it all the same. */
function closedBy(
  features: readonly Feature[],
  asked: Bearer & { activity: string },
): string | null {
  if (allowing('activity', asked, features)) return null;
  return forbidding('activity', asked, features)?.by.name ?? null;
}

/** One of a protagonist's activities. */
export function activityOf(
  state: GbmState,
  self: Protagonist,
  id: string,
): ActivityRule | undefined {
  return activitiesOf(state, self).find((rule) => rule.id === id);
}
