import { Moves } from '../moves';
import { hidingMoves } from './hiding';
import { boardMoves } from './making';
import { pieceMoves } from './moving';
import type { BoardOptions } from './options';
import type { BoardPlay } from './standing';
import { followWhatTheyStandFor } from './standing-for';
import type { WithBoards } from './state';
import { boardValues, evolveBoards, laysOutAnew } from './state';

/**
 * Boards that people make and move on by themselves (TABLE-185…191): maps written line by line, rows of
 * spaces, and pieces on them. Whoever directs may hide places and pieces.
 */
export function boards<S extends WithBoards>(options: BoardOptions<S>) {
  const moves = new Moves<S, BoardPlay<S>>((context) => context);
  return {
    ...moves.area(
      ...boardMoves(moves),
      ...pieceMoves(moves, options),
      ...hidingMoves(moves, options),
    ),
    betweenSessions: true,
    evolves: evolveBoards,
    stays: laysOutAnew,
    publicValues: boardValues,
    after: (play: BoardPlay<S>) => followWhatTheyStandFor(play, options),
  } as const;
}
