import type { GbmBrings } from '../moves';
import { moves } from '../moves';
import { activityPrompts, answering } from './activity-answers';
import { rolling } from './activity-roll';
import { settling } from './activity-settling';
import { starting } from './activity-start';
import { onTable } from './on-table';
import { dropPointlessActivities } from './pointless-activities';
import { startingProjects } from './start-project';

/** What is done about an activity that is on the table. */
const busy = moves.about(onTable, 'activity', (move) => [
  ...settling(move),
  ...rolling(move),
  ...answering(move),
]);

/** What is done between obligation and the mission, and in a flashback (GBM-DWN-001…018). */
export const downtime = {
  ...moves.area(busy, starting, startingProjects),
  prompts: activityPrompts,
  after: dropPointlessActivities,
} satisfies GbmBrings;
