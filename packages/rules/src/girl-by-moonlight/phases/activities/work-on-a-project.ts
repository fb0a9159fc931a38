import { tick } from '../../../engine';
import type { ActivityRule } from '../../hooks';
import { unlockRoom } from '../../series/hideout-map';
import { markXp } from '../../table/experience';
import { openProjects, roomOfProject } from '../projects';

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
  unavailable: ({ state }) =>
    openProjects(state).length > 0 ? null : 'No project is open: start one first.',
  resolve(play, activity, self, amount, band) {
    const clock = activity.clock === null ? undefined : play.state.public.clocks[activity.clock];
    if (!clock) return;
    const { id, name, outcome, segments } = clock;
    const marked = tick(clock, amount);
    play.emit({ type: 'clockMarked', secret: false, id, marked });
    const full = marked >= segments;
    const notes = band === 'critical' ? [markXp(play, self.id, 'playbook', 1, 'an insight')] : [];
    if (full) notes.unshift(outcome ? `The project is done: ${outcome}` : 'The project is done!');
    play.say(`“${name}”: ${marked} of ${segments}.`, { notes });

    const room = roomOfProject(id);
    if (!full || room === null) return;
    play.emit({ type: 'clockRemoved', secret: false, id });
    if (!play.state.public.series.rooms.includes(room)) unlockRoom(play, room);
  },
};
