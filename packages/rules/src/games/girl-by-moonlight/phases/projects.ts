import { waitsFor } from '../../../forged-in-the-dark';
import { cast } from '../lookups';
import { roomOfProject } from '../series/room-clocks';
import type { GbmClock, GbmState, ProtagonistId } from '../state';

/** The projects that can be worked on: neither done nor waiting for an earlier phase (GBM-DWN-013). */
export function openProjects({ public: { clocks } }: GbmState): GbmClock[] {
  return Object.values(clocks).filter(
    (clock) =>
      (clock.kind === 'project' || clock.kind === 'room') &&
      clock.marked < clock.segments &&
      waitsFor(clocks, clock) === null,
  );
}

/** Whether a project is somebody else's own; one whose owner has left the story is everybody's. */
export function isAnothers(state: GbmState, { owner }: GbmClock, self: ProtagonistId): boolean {
  return owner !== self && cast(state).some(({ id }) => id === owner);
}

/** Projects for rooms that are under way. */
export function roomProjects({ public: { clocks } }: GbmState): GbmClock[] {
  return Object.values(clocks).filter(({ id }) => roomOfProject(id) !== null);
}
