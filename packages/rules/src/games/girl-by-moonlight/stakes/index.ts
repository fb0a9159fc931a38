import type { StakesNow } from '../../../engine';
import type { Playset } from '../content';
import { playsetOf } from '../library/playset';
import { basicActivities } from '../phases/activities';
import type { GbmState } from '../state';
import { activityStakes } from './activities';
import { clearing, drawing, engagement, falloutStakes } from './phases';
import type { StakesOf } from './read';
import { stakesNow } from './read';
import * as rolls from './rolls';

/**
 * What may come of each kind of roll, and of what changes as much without one, at the tables of a
 * playset: by the command that does it. Everybody reads it before the dice fall.
 */
export function stakesAt(playset: Playset): Record<string, StakesOf> {
  const activities = [...basicActivities(), ...(playset.activities ?? [])];
  return {
    'roll.roll': rolls.action,
    'roll.roll-along': rolls.action,
    'consequence.resist': rolls.resistance,
    'eclipse.roll': rolls.eclipse,
    'eclipse.escape': rolls.escaping,
    transcend: rolls.transcending,
    'info.gather': rolls.gathering,
    'fortune.roll': rolls.fortune,
    'obligation.roll': rolls.obligation,
    'downtime.roll': [{ by: 'activity.activity', of: activityStakes(activities) }],
    'downtime.settle': [{ by: 'activity.activity', of: activityStakes(activities) }],
    'mission.engage': engagement,
    'fallout.roll': falloutStakes(playset.fallout),
    'fallout.clear': clearing,
    'series.draw': drawing,
    ...playset.stakes,
  };
}

/** What everybody can read of a command before it is sent; of downtime, by the activity that is rolled for. */
export function stakesOf(
  shared: GbmState['public'],
  { type, ...settled }: { type: string; protagonist?: string | undefined },
): StakesNow | null {
  const { activities } = shared;
  // Whoever rolls theirs may leave out whose it is where there is one.
  const whose = settled.protagonist;
  const activity = whose === undefined ? Object.values(activities)[0] : activities[whose];
  return stakesNow(stakesAt(playsetOf({ public: shared }))[type], {
    ...shared,
    ...(activity ? { activity } : {}),
  });
}
