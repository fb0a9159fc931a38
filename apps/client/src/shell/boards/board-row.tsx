import type { Board } from '@moonlit/rules/boards';
import { placesOf } from '@moonlit/rules/boards';
import { Pieces } from './board-map';

/** A row of spaces, with what stands on them. For the eye alone: the pieces beside it say where they stand. */
export function BoardRow({ board, hidden }: { board: Board; hidden: ReadonlySet<string> }) {
  return (
    <ol class="board-row" aria-hidden="true">
      {placesOf(board).map(({ id, name }) => (
        <li key={id} class="board-space">
          <small>{name}</small>
          <Pieces board={board} at={id} hidden={hidden} />
        </li>
      ))}
    </ol>
  );
}
