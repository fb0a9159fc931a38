import type { GbmClock, PublicState } from '@moonlit/rules/girl-by-moonlight';
import type { Content } from '../../api/content';

/** A room of a playset's map, as the texts of the game describe it. */
export type Room = Content['playsets'][string]['rooms'][number];

/** How a room stands: open, joined to an open one, or neither. */
export type RoomStanding = 'open' | 'next' | 'locked';

/** What a standing is called. */
export const standingWord: Record<RoomStanding, string> = {
  open: 'open',
  next: 'next',
  locked: 'locked',
};

export function standingOf(room: Room, { rooms }: PublicState['series']): RoomStanding {
  if (rooms.includes(room.id)) return 'open';
  return room.joins.some((id) => rooms.includes(id)) ? 'next' : 'locked';
}

/** The project that opens a room, if somebody has begun it. */
export function projectOf({ id }: Room, { clocks }: PublicState): GbmClock | null {
  return clocks[`room:${id}`] ?? null;
}

/** A connection on the map; each pair of rooms has one. */
export interface Way {
  id: string;
  from: Room['at'];
  to: Room['at'];
  /** Both its ends are open. */
  open: boolean;
}

/** Every connection once, whichever of its rooms names it. */
export function waysOf(rooms: readonly Room[], series: PublicState['series']): Way[] {
  const ways = new Map<string, Way>();
  for (const room of rooms) {
    for (const other of rooms.filter(({ id }) => room.joins.includes(id))) {
      const id = [room.id, other.id].sort().join('–');
      const open = [room, other].every((end) => standingOf(end, series) === 'open');
      ways.set(id, { id, from: room.at, to: other.at, open });
    }
  }
  return [...ways.values()];
}

/** Whether a room has space for its name on both sides. */
export function standsFree({ at }: Room, rooms: readonly Room[]): boolean {
  const { left, columns } = extentOf(rooms);
  const beside = rooms.some((other) => other.at.y === at.y && Math.abs(other.at.x - at.x) === 1);
  return !beside && at.x > left && at.x < left + columns - 1;
}

/** How far the map reaches, in steps: its first column, and how many columns and rows it has. */
export function extentOf(rooms: readonly Room[]): { left: number; columns: number; rows: number } {
  const xs = rooms.map(({ at }) => at.x);
  const left = Math.min(...xs);
  return {
    left,
    columns: Math.max(...xs) - left + 1,
    rows: Math.max(...rooms.map(({ at }) => at.y)) + 1,
  };
}
