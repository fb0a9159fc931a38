import type { Band, Pool, PoolLine } from '../../../forged-in-the-dark';
import { givenBy, makePool } from '../../../forged-in-the-dark';
import { diceFrom, optionsFrom } from '../asking';
import { featuresOf } from '../features';
import type { GbmPlay } from '../game';
import type { RollOption } from '../hooks';
import { nameById } from '../lookups';
import { actionDice } from '../sheet/ratings';
import type { DowntimeActivity, GbmState, Protagonist } from '../state';
import { titled } from '../vocabulary';

/**
 * The pool of a downtime activity. Only mundane dots count, except in a flashback of
 * the transcended self, and neither harm nor help from an action roll does (AMB-13).
 */
export function activityPool(state: GbmState, activity: DowntimeActivity): Pool | null {
  const self = state.public.protagonists[activity.by];
  if (!self || activity.action === null) return null;
  const rating = {
    source: titled(activity.action),
    dice: actionDice(self, activity.action, activity.flashback),
  };
  const seen = countedAs(activity);
  const lines = [
    rating,
    ...offeredDie(state, activity),
    ...friendsDice(state, seen),
    ...diceFrom('downtimeDice', { state, self, activity: seen }),
    ...activityOptions(state, self, activity)
      .filter(({ id }) => activity.options.includes(id))
      .map(({ label, dice }): PoolLine => ({ source: label, dice: dice ?? 0 })),
  ];
  return makePool(givenBy(self.id, lines));
}

/** The activity as abilities see it: one that is another in a new shape counts as that. */
export function countedAs(activity: DowntimeActivity): DowntimeActivity {
  const { countsAs } = activity;
  return countsAs === undefined ? activity : { ...activity, activity: countsAs };
}

/** By which ability a downtime result could be a step better, and for what; `null` for none. */
export function improving(
  state: GbmState,
  self: Protagonist,
  activity: DowntimeActivity,
  band: Band,
): { id: string; name: string; cost: string; pay(play: GbmPlay): string } | null {
  if (band === 'critical') return null;
  const seen = countedAs(activity);
  for (const { id, name, hooks } of featuresOf(state, self)) {
    const way = hooks.improvesActivity;
    const cost = way?.cost({ state, self, activity: seen }) ?? null;
    if (way && cost !== null) return { id, name, cost, pay: way.pay };
  }
  return null;
}

/** The switches that abilities give for a downtime roll. */
export function activityOptions(
  state: GbmState,
  self: Protagonist,
  activity: DowntimeActivity,
): RollOption[] {
  const seen = countedAs(activity);
  return optionsFrom('downtime', { state, self, activity: seen }).filter(
    ({ action }) => action === undefined || action === activity.action,
  );
}

function offeredDie(
  state: GbmState,
  { offeredDie: offered, with: friend, about }: DowntimeActivity,
) {
  const by = friend ?? about;
  if (offered !== true || by === undefined) return [];
  return [{ source: `${nameById(state, by)} would like it`, dice: 1, by }];
}

/** Dice that the one it is for brings to it by an ability of theirs. */
function friendsDice(state: GbmState, activity: DowntimeActivity): PoolLine[] {
  const friend = activity.with === null ? undefined : state.public.protagonists[activity.with];
  if (!friend) return [];
  const asked = { state, self: friend, activity };
  return givenBy(friend.id, diceFrom('friendDice', asked));
}
