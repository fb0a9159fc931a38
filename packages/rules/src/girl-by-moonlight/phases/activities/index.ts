import { featuresOf } from '../../features';
import type { ActivityRule } from '../../hooks';
import type { GbmState, Protagonist } from '../../state';
import { helpAFriendRecover } from './help-a-friend-recover';
import { investigate } from './investigate';
import { makeAConnection } from './make-a-connection';
import { workOnAProject } from './work-on-a-project';

/** The four activities that are always there (GBM-DWN-002), in the book's order. */
const basic: readonly ActivityRule[] = [
  makeAConnection,
  helpAFriendRecover,
  workOnAProject,
  investigate,
];

/** What a protagonist may do in downtime: the basic activities, and what abilities and rooms add. */
export function activitiesOf(state: GbmState, self: Protagonist): ActivityRule[] {
  return [...basic, ...featuresOf(state, self).flatMap(({ hooks }) => hooks.activities ?? [])];
}

/** One of a protagonist's activities. */
export function activityOf(
  state: GbmState,
  self: Protagonist,
  id: string,
): ActivityRule | undefined {
  return activitiesOf(state, self).find((rule) => rule.id === id);
}
