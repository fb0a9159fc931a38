import { tableBeat, tick } from '../../../table';
import { happened } from '../asking';
import type { GbmPlay } from '../game';
import { unlockRoom } from '../series/hideout-map';
import { roomOfProject } from '../series/room-clocks';
import type { GbmClock, GbmState, ProtagonistId } from '../state';

/** Whether so many segments more would complete a project: its clock, if it is the last of its clocks. */
export function wouldComplete(state: GbmState, clock: GbmClock, by: number): boolean {
  const { id, segments } = clock;
  const last = !Object.values(state.public.clocks).some(({ after }) => after === id);
  return last && tick(clock, by) >= segments;
}

/**
 * Somebody moves the clock of an open project on, by work or by an ability (GBM-DWN-014). A project
 * that is done tells the abilities of whoever completed it; that of a room unlocks the room
 * (GBM-ABY-HID-002).
 *
 * @param by who did it; `null` where it was none of the protagonists.
 * @param more what else the log has to say about it.
 */
export function advanceProject(
  play: GbmPlay,
  by: ProtagonistId | null,
  project: GbmClock,
  amount: number,
  more: string[] = [],
): void {
  const { id, name, outcome, segments } = project;
  const complete = wouldComplete(play.state, project, amount);
  const clock: GbmClock = { ...project, marked: tick(project, amount) };
  play.emit({ type: 'clockMarked', secret: false, id, marked: clock.marked });
  const done = outcome ? `The project is done: ${outcome}` : 'The project is done!';
  const full = clock.marked === segments;
  play.say(`“${name}”: ${clock.marked} of ${segments}.`, {
    notes: [...(complete ? [done] : []), ...more],
    ...(full ? { beat: tableBeat('clock-filled', id) } : {}),
  });
  if (!complete) return;
  const room = roomOfProject(id);
  if (room !== null) {
    play.emit({ type: 'clockRemoved', secret: false, id });
    if (!play.state.public.series.rooms.includes(room)) {
      unlockRoom(play, room, { anywhere: true });
    }
  }
  if (by !== null) happened(play, by, 'project', { clock });
}
