import type { Pool, PoolLine } from '../../engine';
import { makePool } from '../../engine';
import { featuresOf } from '../features';
import type { RollOption } from '../hooks';
import type { DowntimeActivity, GbmState, Protagonist } from '../state';
import { nameById } from '../table/lookups';
import { actionDice } from '../table/sheet';
import { titled } from '../vocabulary';

/**
 * The pool of the downtime activity on the table. Only mundane dots count, except in a flashback of
 * the transcended self, and neither harm nor help from an action roll does (AMB-13).
 */
export function activityPool(state: GbmState): Pool | null {
  const { activity, protagonists } = state.public;
  const self = activity ? protagonists[activity.by] : undefined;
  if (!activity || !self || activity.action === null) return null;
  const rating = {
    source: titled(activity.action),
    dice: actionDice(self, activity.action, activity.flashback),
  };
  return makePool([
    rating,
    ...offeredDie(state, activity),
    ...friendsDice(state, activity),
    ...featuresOf(state, self).flatMap(
      ({ hooks }) => hooks.downtimePool?.({ state, self, activity }) ?? [],
    ),
    ...activityOptions(state, self, activity)
      .filter(({ id }) => activity.options.includes(id))
      .map(({ label, dice }): PoolLine => ({ source: label, dice: dice ?? 0 })),
  ]);
}

/** The switches that abilities give for a downtime roll. */
export function activityOptions(
  state: GbmState,
  self: Protagonist,
  activity: DowntimeActivity,
): RollOption[] {
  return featuresOf(state, self)
    .flatMap(({ hooks }) => hooks.downtimeOptions?.({ state, self, activity }) ?? [])
    .filter(({ action }) => action === undefined || action === activity.action);
}

function offeredDie(state: GbmState, { offeredDie: offered, with: friend }: DowntimeActivity) {
  if (offered !== true || friend === null) return [];
  return [{ source: `${nameById(state, friend)} would like it`, dice: 1 }];
}

/** Dice that the one it is for brings to it by an ability of theirs. */
function friendsDice(state: GbmState, activity: DowntimeActivity): PoolLine[] {
  const friend = activity.with === null ? undefined : state.public.protagonists[activity.with];
  if (!friend) return [];
  return featuresOf(state, friend).flatMap(
    ({ hooks }) => hooks.friendPool?.({ state, self: friend, activity }) ?? [],
  );
}
