import type { BaseState, PublicValues } from '../../engine';
import { put, same } from '../../engine';
import type { Evolves } from '../area';
import type { Board, BoardPlace, HiddenPart, Piece } from './board';
import { placeOn } from './board';

/**
 * Boards on the table, and what only whoever directs sees of them, both by the id of the board. Missing
 * until there is a board, or something hidden on one.
 */
export interface WithBoards extends BaseState {
  public: BaseState['public'] & { boards?: Record<string, Board> };
  director: BaseState['director'] & { boards?: Record<string, HiddenPart> };
}

/** Where something on a board lies: open, or hidden on the desk. */
export type BoardSide = 'public' | 'director';

export type BoardEvent =
  | { type: 'boardSet'; board: Board }
  | { type: 'boardRemoved'; board: string }
  | { type: 'placeSet'; on: BoardSide; board: string; place: BoardPlace }
  | { type: 'placeRemoved'; on: BoardSide; board: string; id: string }
  | { type: 'pieceSet'; on: BoardSide; board: string; piece: Piece }
  | { type: 'pieceRemoved'; on: BoardSide; board: string; id: string };

/** A board by its id; nothing where it is gone. */
const partOn = (state: WithBoards, on: BoardSide, board: string): HiddenPart | undefined =>
  state[on].boards?.[board];

/** The same, to put something hidden on: the first makes the part. */
function partFor(state: WithBoards, on: BoardSide, board: string): HiddenPart | undefined {
  if (on === 'public' || !state.public.boards?.[board]) return partOn(state, on, board);
  state.director.boards ??= {};
  state.director.boards[board] ??= { places: {}, pieces: {} };
  return state.director.boards[board];
}

/** Applies what can happen to boards. */
export const evolveBoards: Evolves<WithBoards, BoardEvent> = {
  boardSet({ public: shared }, { board }) {
    shared.boards ??= {};
    put(shared.boards, board.id, board);
  },
  boardRemoved(state, { board }) {
    delete state.public.boards?.[board];
    delete state.director.boards?.[board];
  },
  placeSet(state, { on, board, place }) {
    put(partFor(state, on, board)?.places ?? {}, place.id, place);
  },
  placeRemoved(state, { on, board, id }) {
    delete partOn(state, on, board)?.places[id];
  },
  pieceSet(state, { on, board, piece }) {
    put(partFor(state, on, board)?.pieces ?? {}, piece.id, piece);
  },
  pieceRemoved(state, { on, board, id }) {
    delete partOn(state, on, board)?.pieces[id];
  },
};

/** The boards that everybody sees. */
export const boardsOf = ({ public: { boards } }: Pick<WithBoards, 'public'>): Board[] =>
  Object.values(boards ?? {});

/** What of a board is hidden on the desk. */
export const hiddenOn = ({ director }: WithBoards, board: string): HiddenPart =>
  director.boards?.[board] ?? { places: {}, pieces: {} };

/**
 * Whether a board is laid out anew or put away where something may be hidden on it. To take that back is up to
 * whoever directs, be there something or not: who learns that they cannot would know of it (TABLE-188).
 */
export const laysOutAnew = (
  before: Pick<WithBoards, 'public'>,
  { public: { boards, table } }: Pick<WithBoards, 'public'>,
): boolean =>
  table.directed !== false &&
  boardsOf(before).some(({ id, shape, places }) => {
    const now = boards?.[id];
    return !now || !same(now.shape, shape) || !same(now.places, places);
  });

/** Where each piece stands, as beats tell of it (TABLE-185). */
export function* boardValues(state: Pick<WithBoards, 'public'>): Iterable<PublicValues> {
  for (const board of boardsOf(state)) {
    yield {
      id: `board ${board.id}`,
      of: null,
      from: board,
      values: () =>
        Object.values(board.pieces).map((piece) => ({
          what: piece.name,
          key: piece.id,
          ...(board.shape.kind === 'row'
            ? { value: Number(piece.at), size: board.shape.last }
            : { value: placeOn(board, piece.at)?.name ?? '' }),
        })),
    };
  }
}
