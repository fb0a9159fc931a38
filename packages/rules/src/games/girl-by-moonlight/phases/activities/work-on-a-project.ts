import type { ActivityRule } from '../../hooks';
import { advanceProject } from '../advance-project';
import { askForInsight } from '../insight';
import { openProjects } from '../projects';

/**
 * Work on a long term project (GBM-DWN-013…015): its clock moves on; a critical marks xp as well.
 * The project of a room unlocks it when the clock is full (GBM-ABY-HID-002).
 */
export const workOnAProject: ActivityRule = {
  id: 'work-on-a-project',
  name: 'Work on a project',
  summary: 'Move the clock of a long-term project on.',
  needs: 'project',
  rolls: true,
  brings: (amount, band) =>
    `${amount} segments of the project${band === 'critical' ? ', and 1 xp' : ''}.`,
  unavailable: ({ state }) =>
    openProjects(state).length > 0 ? null : 'No project is open: start one first.',
  resolve(play, activity, self, amount, band) {
    const clock = activity.clock === null ? undefined : play.state.public.clocks[activity.clock];
    if (!clock) return;
    advanceProject(play, self.id, clock, amount);
    if (band === 'critical') askForInsight(play, self, clock.name);
  },
};
