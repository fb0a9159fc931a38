import type { Board, BoardPlace } from './board';
import { joinedTo } from './board';

/** How much a board has room for, and how long what stands on it may be called. */
export const boardBounds = { boards: 8, places: 40, pieces: 40, spaces: 100, name: 40, room: 99 };

/** A place as a line has it. */
interface Named {
  name: string;
  room: number | null;
  joins: string[];
}

/** What is between a place and where it leads: “Hall — Library, Garden”. */
const LEADS = /\s+[-–—]+\s+|\s*[—:]\s*/;
/** A place with its limit: “Cell (2)”. */
const WITH_ROOM = /^(.*?)\s*\((\d{1,2})\)$/;

/**
 * Reads places line by line (TABLE-191): “Hall — Library, Garden” is a place and where it leads; whatever is
 * named is there. A number in brackets is how many have room: “Cell (2)”.
 *
 * @param known the places that the board had: those of the same name stay what they are.
 * @param idOf makes the id of a new one.
 * @returns the places in the order in which they are named first, and how many did not fit.
 */
export function placesFromLines(
  lines: string,
  known: Readonly<Record<string, BoardPlace>>,
  idOf: () => string,
): { places: Record<string, BoardPlace>; left: number } {
  const named = new Map<string, Named>();
  const note = (text: string): string | null => {
    const [, bare = text, room] = WITH_ROOM.exec(text.trim()) ?? [];
    const name = bare.trim().slice(0, boardBounds.name).trim();
    if (name === '') return null;
    const key = name.toLowerCase();
    const place = named.get(key) ?? { name, room: null, joins: [] };
    if (room !== undefined) place.room = Math.max(1, Number(room));
    named.set(key, place);
    return key;
  };
  for (const line of lines.split('\n')) {
    const [from = '', ...rest] = line.split(LEADS);
    const at = note(from);
    for (const to of rest.join(',').split(',')) {
      const end = note(to);
      if (at !== null && end !== null && end !== at) named.get(at)?.joins.push(end);
    }
  }
  const old = new Map(Object.values(known).map(({ name, id }) => [name.toLowerCase(), id]));
  const kept = [...named].slice(0, boardBounds.places);
  const ids = new Map(kept.map(([key]) => [key, old.get(key) ?? idOf()]));
  const places = kept.map(([key, { name, room, joins }]) => ({
    id: ids.get(key) ?? '',
    name,
    room,
    joins: [...new Set(joins.flatMap((to) => ids.get(to) ?? []))],
  }));
  return {
    places: Object.fromEntries(places.map((place) => [place.id, place])),
    left: named.size - kept.length,
  };
}

/** A board’s places as they are written: each way once, where it is named first. */
export function linesOfPlaces(board: Board): string {
  const told = new Set<string>();
  return Object.values(board.places)
    .map((place) => {
      told.add(place.id);
      const ways = joinedTo(board, place.id).filter(({ id }) => !told.has(id));
      const named = ways.map(({ name }) => name).join(', ');
      const room = place.room === null ? '' : ` (${place.room})`;
      return `${place.name}${room}${named ? ` — ${named}` : ''}`;
    })
    .join('\n');
}

/** A name as a line can hold it: without what would part it from others. */
export const placeName = (text: string): string =>
  text
    .replaceAll(/[,:()–—\n]|\s-+\s/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, boardBounds.name)
    .trim() || 'Place';
