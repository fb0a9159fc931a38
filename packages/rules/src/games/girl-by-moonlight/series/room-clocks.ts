export const ROOM_PREFIX = 'room:';

/** The room that a project unlocks, by the id of its clock; `null` for any other project. */
export function roomOfProject(clock: string): string | null {
  return clock.startsWith(ROOM_PREFIX) ? clock.slice(ROOM_PREFIX.length) : null;
}
