import { latest } from '../../engine';
import type { TablePlay } from '../play';
import type { Board, BoardPlace, Piece } from './board';
import { hasRoom, piecesAt, placeOn, placesOf, withHidden } from './board';
import type { Walk, WalkRules } from './row';
import { walkAlong } from './row';
import type { BoardEvent, BoardSide, WithBoards } from './state';
import { boardsOf, hiddenOn } from './state';

// What a game does with pieces on boards. All of it sets what it is told to: whether somebody may, its moves say.

export type BoardPlay<S extends WithBoards = WithBoards> = TablePlay<S, BoardEvent>;

/** A piece, where it lies, and the board as it is there: open ones know of nothing hidden. */
export interface FoundPiece {
  on: BoardSide;
  board: Board;
  piece: Piece;
}

/** A board as a side sees it. */
export const boardOn = (state: WithBoards, board: Board, on: BoardSide): Board =>
  on === 'public' ? board : withHidden(board, hiddenOn(state, board.id));

/** All pieces that somebody sees: the open ones, and to whoever directs the hidden ones. */
export function* piecesSeen(state: WithBoards, director: boolean): Iterable<FoundPiece> {
  for (const board of boardsOf(state)) {
    for (const piece of Object.values(board.pieces)) yield { on: 'public', board, piece };
    const hidden = director ? Object.values(hiddenOn(state, board.id).pieces) : [];
    if (hidden.length === 0) continue;
    const whole = boardOn(state, board, 'director');
    for (const piece of hidden) yield { on: 'director', board: whole, piece };
  }
}

/** A piece by its id, which may be whatever somebody sends. */
const pieceIn = ({ pieces }: Pick<Board, 'pieces'>, id: string): Piece | undefined =>
  Object.hasOwn(pieces, id) ? pieces[id] : undefined;

/** One of them by its id; nothing where they see no such piece. */
export function pieceSeen(
  state: WithBoards,
  director: boolean,
  id: string,
): FoundPiece | undefined {
  for (const board of boardsOf(state)) {
    const piece = pieceIn(board, id);
    if (piece) return { on: 'public', board, piece };
    const hidden = director ? pieceIn(hiddenOn(state, board.id), id) : undefined;
    if (hidden) return { on: 'director', board: boardOn(state, board, 'director'), piece: hidden };
  }
  return undefined;
}

/** What came of a move. */
export interface PieceMoved {
  from: BoardPlace | null;
  to: BoardPlace | null;
  /** What stood on each space that it has come past, nearest first; where it stops is the last. */
  passed: { at: string; pieces: Piece[] }[];
  /** The way along a row; `null` on a map. */
  walk: Walk | null;
}

/** Lays a piece on another place of its board, wherever that is: it is carried there. Says nothing. */
export function putPiece(
  play: BoardPlay,
  { on, board, piece }: FoundPiece,
  at: string,
): PieceMoved {
  const moved = {
    from: placeOn(board, piece.at),
    to: placeOn(board, at),
    passed: [{ at, pieces: othersAt(board, piece, at) }],
    walk: null,
  };
  if (moved.to && at !== piece.at) {
    play.emit({ type: 'pieceSet', on, board: board.id, piece: { ...piece, at } });
  }
  return moved;
}

/**
 * Moves a piece along a row, space by space, and tells what it has come past, so that a game can see to it
 * (TABLE-185…187). Says nothing: a line of the game tells of it.
 *
 * @throws where its board is no row.
 */
export function walkPiece(
  play: BoardPlay,
  found: FoundPiece,
  by: number,
  rules: WalkRules = {},
): PieceMoved {
  const { board, piece } = found;
  if (board.shape.kind !== 'row') throw new Error(`“${board.name}” is no row to walk along.`);
  const walk = walkAlong(board.shape, Number(piece.at), by, rules);
  const passed = walk.path.map((space) => ({
    at: String(space),
    pieces: othersAt(board, piece, String(space)),
  }));
  return { ...putPiece(play, found, String(walk.to)), passed, walk };
}

const othersAt = (board: Board, { id }: Piece, place: string): Piece[] =>
  piecesAt(latest(board), place).filter((one) => one.id !== id);

/** Takes a piece off its board. */
export function takeOff(play: BoardPlay, { on, board, piece }: FoundPiece): void {
  play.emit({ type: 'pieceRemoved', on, board: board.id, id: piece.id });
}

/** Brings a hidden piece to light, under a new id: the old one would tell when it was made (TABLE-188). */
export function revealPiece(play: BoardPlay, found: FoundPiece): Piece {
  const { board, piece } = found;
  const shown = { ...piece, id: play.id('piece') };
  takeOff(play, found);
  play.emit({ type: 'pieceSet', on: 'public', board: board.id, piece: shown });
  return shown;
}

/**
 * Brings a hidden place to light, under a new id. Ways between it and what stays hidden are kept there, and
 * so does what stands on it (TABLE-188).
 */
export function revealPlace(play: BoardPlay, board: string, place: BoardPlace): BoardPlace {
  const { places, pieces } = hiddenOn(play.state, board);
  const others = Object.values(places).filter(({ id }) => id !== place.id);
  const pieceIds = Object.values(pieces).filter(({ at }) => at === place.id);
  const open = play.state.public.boards?.[board]?.places ?? {};
  const shown = {
    ...place,
    id: play.id('place'),
    joins: place.joins.filter((to) => Object.hasOwn(open, to)),
  };
  play.emit({ type: 'placeSet', on: 'public', board, place: shown });
  for (const other of others) {
    const led = place.joins.includes(other.id) || other.joins.includes(place.id);
    if (!led) continue;
    const joins = [...other.joins.filter((to) => to !== place.id), shown.id];
    play.emit({ type: 'placeSet', on: 'director', board, place: { ...other, joins } });
  }
  for (const piece of pieceIds) {
    play.emit({ type: 'pieceSet', on: 'director', board, piece: { ...piece, at: shown.id } });
  }
  play.emit({ type: 'placeRemoved', on: 'director', board, id: place.id });
  return shown;
}

/** The places of a board that have room for one more, as a side sees it. */
export const placesWithRoom = (board: Board): BoardPlace[] =>
  placesOf(board).filter((place) => hasRoom(board, place));
