import { latest } from '../../engine';
import type { BoardOptions } from './options';
import type { BoardPlay } from './standing';
import { piecesSeen, takeOff } from './standing';
import type { WithBoards } from './state';

/**
 * Keeps pieces with what they stand for (TABLE-189): they are called as it is, and go when it is gone or no
 * longer lies open. Whoever leaves a seat stays where they stand, for whoever takes it next (TABLE-084).
 */
export function followWhatTheyStandFor<S extends WithBoards>(
  play: BoardPlay<S>,
  { candidates }: Pick<BoardOptions<S>, 'candidates'>,
): void {
  // After every command: reading through the draft would be dear.
  const state = latest(play.state);
  if (!state.public.boards) return;
  const following = [...piecesSeen(state, true)].filter(({ piece }) => piece.about !== null);
  if (following.length === 0) return;
  const { seats } = state.public.table;
  const names = new Map([
    ...candidates(state).map(({ value, label }) => [value, label] as const),
    ...Object.values(seats).map(({ id, name }) => [id, name] as const),
  ]);
  for (const found of following) {
    const { on, board, piece } = found;
    const name = names.get(piece.about ?? '');
    if (name === undefined) takeOff(play, found);
    else if (name !== piece.name) {
      play.emit({ type: 'pieceSet', on, board: board.id, piece: { ...piece, name } });
    }
  }
}
