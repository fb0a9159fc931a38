import type { Row } from './row';
import { nextSpace, spacesOf } from './row';

/** A board: places that are joined, or spaces in a row, with what stands on them. */
export interface Board {
  id: string;
  name: string;
  shape: BoardShape;
  /** The places of a map by their ids, in the order in which they are told; a row has none but its spaces. */
  places: Record<string, BoardPlace>;
  pieces: Record<string, Piece>;
}

/** A map says of each place where it leads; the spaces of a row are numbers. */
export type BoardShape = { kind: 'map' } | RowShape;
export type RowShape = { kind: 'row'; first: number; last: number; wraps: boolean };

/** A place on a map. */
export interface BoardPlace {
  id: string;
  name: string;
  /** Where it leads to, by id; the other end need not say so, too. What is no longer there counts for nothing. */
  joins: string[];
  /** How many pieces it has room for; `null` is any number. */
  room: number | null;
}

/** What stands on a board. */
export interface Piece {
  id: string;
  name: string;
  /** What it stands for: the id of a seat, or of something of the game’s, such as a card. */
  about: string | null;
  /** The place that it stands on; on a row the number of its space. */
  at: string;
}

/** What of a board only whoever directs sees. */
export type HiddenPart = Pick<Board, 'places' | 'pieces'>;

/** A board as whoever directs sees it, with what others do not. */
export function withHidden(board: Board, hidden: HiddenPart | undefined): Board {
  if (!hidden) return board;
  return {
    ...board,
    places: { ...board.places, ...hidden.places },
    pieces: { ...board.pieces, ...hidden.pieces },
  };
}

/** The spaces of a row as places. */
const placesOfRow = (row: RowShape): BoardPlace[] =>
  spacesOf(row).map((space) => ({
    id: String(space),
    name: String(space),
    joins: nextTo(row, space),
    room: null,
  }));

const nextTo = (row: Row, space: number): string[] =>
  ([-1, 1] as const).flatMap((step) => nextSpace(row, space, step) ?? []).map(String);

/** All places, in their order. */
export const placesOf = ({ shape, places }: Board): BoardPlace[] =>
  shape.kind === 'row' ? placesOfRow(shape) : Object.values(places);

/** A place by its id; `null` where there is none. */
export function placeOn(board: Board, id: string): BoardPlace | null {
  const { shape, places } = board;
  if (shape.kind === 'map') return places[id] ?? null;
  const space = Number(id);
  const there = Number.isInteger(space) && space >= shape.first && space <= shape.last;
  return there ? { id, name: id, joins: nextTo(shape, space), room: null } : null;
}

/** Where one comes by one step from a place (TABLE-185): whichever of the two ends says that they are joined. */
export function joinedTo(board: Board, id: string): BoardPlace[] {
  const from = placeOn(board, id);
  if (!from) return [];
  if (board.shape.kind === 'row') return from.joins.flatMap((to) => placeOn(board, to) ?? []);
  return Object.values(board.places).filter(
    (to) => to.id !== id && (from.joins.includes(to.id) || to.joins.includes(id)),
  );
}

/** What stands on a place. */
export const piecesAt = ({ pieces }: Pick<Board, 'pieces'>, place: string): Piece[] =>
  Object.values(pieces).filter(({ at }) => at === place);

/** Whether a place has room for one more (TABLE-187). */
export const hasRoom = (board: Pick<Board, 'pieces'>, { id, room }: BoardPlace): boolean =>
  room === null || piecesAt(board, id).length < room;
