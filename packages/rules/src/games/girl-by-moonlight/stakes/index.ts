import type { Playset } from '../content';
import { basicActivities } from '../phases/activities';
import { activityStakes } from './activities';
import { clearing, drawing, engagement, falloutStakes } from './phases';
import type { StakesOf } from './read';
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
