import type { BaseState } from '../../engine';
import type { Board, WithBoards } from '../../table';
import { boardsOf, hiddenOn, joinedTo, piecesAt, placeOn, withHidden } from '../../table';
import type { Step, Watching } from '../step';

// What holds on the boards of a game that has any.

/**
 * Whatever stands on a board stands on one of its places, and no place has been entered beyond its room; who
 * is moved by a step goes where that leads. What lies open leads to nothing hidden, under no id of it.
 */
export const standing: Watching = (_, __, tally) => (step) => {
  if (!hasBoards(step.after)) return;
  for (const board of boardsOf(step.after)) {
    tally('boards');
    const hidden = hiddenOn(step.after, board.id);
    allStand(board, board);
    allStand({ ...board, pieces: hidden.pieces }, withHidden(board, hidden));
    for (const { name, joins } of Object.values(board.places)) {
      const nowhere = joins.filter((to) => !Object.hasOwn(board.places, to));
      if (nowhere.length > 0) throw new Error(`${name} leads to ${nowhere}, which is not open.`);
    }
    entersByTheRules(step, board);
  }
};

const hasBoards = (state: BaseState): state is WithBoards => 'boards' in state.public;

function allStand({ pieces }: Pick<Board, 'pieces'>, board: Board): void {
  for (const { name, at } of Object.values(pieces)) {
    if (!placeOn(board, at)) throw new Error(`${name} stands on ${at}, which is no place there.`);
  }
}

function entersByTheRules({ before, after, move }: Step, board: Board): void {
  const then = hasBoards(before) ? before.public.boards?.[board.id] : undefined;
  if (!then || !hasBoards(after)) return;
  for (const piece of Object.values(board.pieces)) {
    const from = then.pieces[piece.id]?.at;
    if (from === piece.at) continue;
    const place = placeOn(board, piece.at);
    const there = piecesAt(board, piece.at).length;
    if (place && place.room !== null && there > place.room) {
      throw new Error(`${piece.name} enters ${place.name}, where ${there} stand now.`);
    }
    if (move.command.type !== 'piece.move' || from === undefined) continue;
    if (!joinedTo(then, from).some(({ id }) => id === piece.at)) {
      throw new Error(`${piece.name} goes by one step from ${from} to ${piece.at}.`);
    }
  }
}
