import type { Board, BoardPlace } from '@moonlit/rules/boards';
import { piecesAt, placeInWords, placesOf } from '@moonlit/rules/boards';
import { layOut, waysOn } from './layout';
import { NodeMap } from './node-map';

interface BoardMapProps {
  /** As the viewer sees it. */
  board: Board;
  /** What of it only the viewer sees, by id. */
  hidden: ReadonlySet<string>;
  selected: string | null;
  choose(place: string): void;
}

/** A map of places that was written line by line, laid out by itself. Whoever hears it hears who is where. */
export function BoardMap({ board, hidden, selected, choose }: BoardMapProps) {
  const { spots, columns, rows } = layOut(board);
  const middle = (id: string) => {
    const { x, y } = spots.get(id) ?? { x: 0, y: 0 };
    return { x: x + 0.5, y: y + 0.5 };
  };
  return (
    <NodeMap
      label={`Map: ${board.name}`}
      class="board-map"
      style={`--rows: ${rows}`}
      columns={columns}
      rows={rows}
      selected={selected}
      choose={choose}
      waysClass="board-ways"
      ways={waysOn(board).map(({ id, from, to }) => {
        const [a, b] = [middle(from), middle(to)];
        return <line key={id} x1={a.x} y1={a.y} x2={b.x} y2={b.y} />;
      })}
      nodes={placesOf(board).map((place) => {
        const { x, y } = spots.get(place.id) ?? { x: 0, y: 0 };
        return {
          id: place.id,
          class: hidden.has(place.id) ? 'board-place board-hidden' : 'board-place',
          // Half columns, so that a row that is not full stands in the middle.
          style: `grid-column: ${2 * x + 1} / span 2; grid-row: ${y + 1}`,
          label: `${placeInWords(board, place.id)}${hidden.has(place.id) ? ' Hidden.' : ''}`,
          face: <PlaceFace board={board} place={place} hidden={hidden} />,
        };
      })}
    />
  );
}

interface FaceProps extends Pick<BoardMapProps, 'board' | 'hidden'> {
  place: BoardPlace;
}

function PlaceFace({ board, place, hidden }: FaceProps) {
  return (
    <>
      <b>{place.name}</b>
      {place.room === null ? null : <small>room for {place.room}</small>}
      {hidden.has(place.id) ? <small>hidden</small> : null}
      <Pieces board={board} at={place.id} hidden={hidden} />
    </>
  );
}

/** What stands on a place or a space. */
export function Pieces({
  board,
  at,
  hidden,
}: Pick<BoardMapProps, 'board' | 'hidden'> & { at: string }) {
  return (
    <>
      {piecesAt(board, at).map(({ id, name }) => (
        <span key={id} class={hidden.has(id) ? 'board-piece board-hidden' : 'board-piece'}>
          {name}
        </span>
      ))}
    </>
  );
}
