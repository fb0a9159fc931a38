import type { Bar } from '../../../engine';
import { refuseFor } from '../../../engine';
import { whyOf } from '../../../table';
import type { Room } from '../content';
import type { GbmPlay } from '../game';
import { playsetOf } from '../library/playset';
import { barred, missing } from '../refusal';
import type { GbmState } from '../state';
import { tell } from '../telling/tell';
import { roomOfProject } from './room-clocks';

/** Rooms that could be unlocked next: locked, and joined to an unlocked one (GBM-ABY-HID-004). */
export function openRooms(state: GbmState): Room[] {
  const { rooms } = state.public.series;
  return lockedRooms(state).filter((room) => room.joins.some((id) => rooms.includes(id)));
}

/** Whether the group has its first room to choose, while the series is made (GBM-ABY-HID-004). */
export function choosesRoom(state: GbmState): boolean {
  const { phase, series } = state.public;
  const free = playsetOf(state).map?.freeRoom === true;
  return phase === 'creation' && free && !series.freeRoomPicked && openRooms(state).length > 0;
}

/** Every room of the playset that is still locked. */
export function lockedRooms(state: GbmState): Room[] {
  const { rooms } = state.public.series;
  return playsetOf(state).rooms.filter((room) => !rooms.includes(room.id));
}

/** A room of the map; refuses what is none. */
export const roomNamed = (state: GbmState, id: string): Room =>
  playsetOf(state).rooms.find((one) => one.id === id) ??
  missing('There is no such room on the map.', 'Choose one that is on it.');

/** Why a room cannot be unlocked, if so: it is, or no unlocked one leads to it. */
export function notToUnlock(state: GbmState, room: Room, anywhere = false): Bar | null {
  const { rooms } = state.public.series;
  if (rooms.includes(room.id)) {
    return barred('already-done', `${room.name} is unlocked already.`, {
      instead: 'Choose a room that is still locked.',
      rule: 'TABLE-008',
    });
  }
  if (anywhere || room.joins.some((joined) => rooms.includes(joined))) return null;
  const open = openRooms(state).map(({ name }) => name);
  return barred('wrong-moment', `No unlocked room leads to ${room.name}.`, {
    instead: `Open to you: ${open.join(', ')}.`,
    rule: 'GBM-ABY-HID-004',
  });
}

/**
 * Unlocks a room of the map, says so, and carries out what the room gives at once
 * (GBM-ABY-HID-001…004). The clock of its project is put away. Refuses one that the playset lacks, one
 * that is unlocked, and one that no unlocked room leads to, unless it may be `anywhere`: a project that
 * was begun is finished even if the director has locked again what led there.
 */
export function unlockRoom(
  play: GbmPlay,
  id: string,
  how: { anywhere?: boolean; reason?: string } = {},
): Room {
  const { rooms } = play.state.public.series;
  const room = roomNamed(play.state, id);
  refuseFor(notToUnlock(play.state, room, how.anywhere));
  play.emit({ type: 'seriesChanged', changes: { rooms: [...rooms, id] } });
  for (const clock of Object.keys(play.state.public.clocks)) {
    if (roomOfProject(clock) === id) play.emit({ type: 'clockRemoved', secret: false, id: clock });
  }
  tell(
    play,
    { kind: 'room-opened', about: [id], what: room.name },
    how.anywhere ? whyOf(how.reason ?? '', [room.summary]) : { notes: [room.summary] },
  );
  room.hooks.groupAfter?.unlocked?.({ state: play.state }, play);
  return room;
}
