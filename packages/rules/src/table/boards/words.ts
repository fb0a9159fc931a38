import { inARow } from '../words';
import type { Board, Piece } from './board';
import { joinedTo, piecesAt, placeOn } from './board';
import type { Row } from './row';
import { stepsAhead } from './row';

// Where something stands, in words: what a log says, what is read for ears, and what somebody plays by who
// sees no drawing (TABLE-190). Nothing of it needs the rules: clients say it in the same words.

const small = [
  ...['no space', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve'],
];

const spaces = (count: number): string => small[count] ?? String(count);

/** Something that stands in a row, with what it is called. */
export interface InRow {
  name: string;
  at: number;
}

/**
 * Where something stands in a row: “position 7 of 12, two behind Mara”. Of the others it names those on the
 * same space, and the nearest one ahead; where none is ahead, the nearest behind. Of a row without an end only the
 * position is said.
 */
export function whereInRow(row: Row, at: number, others: readonly InRow[]): string {
  const beside = others.filter((one) => one.at === at).map(({ name }) => name);
  const parts = [row.endless ? `position ${at}` : `position ${at} of ${row.last}`];
  if (beside.length > 0) parts.push(`beside ${inARow(beside)}`);
  const apart = others.filter((one) => one.at !== at);
  const ahead = nearest(apart, ({ at: to }) => stepsAhead(row, at, to));
  const behind = nearest(apart, ({ at: from }) => stepsAhead(row, from, at));
  if (ahead) parts.push(`${spaces(ahead.steps)} behind ${ahead.name}`);
  else if (behind) parts.push(`${spaces(behind.steps)} ahead of ${behind.name}`);
  return parts.join(', ');
}

function nearest(
  others: readonly InRow[],
  stepsTo: (other: InRow) => number | null,
): { name: string; steps: number } | null {
  let best: { name: string; steps: number } | null = null;
  for (const other of others) {
    const steps = stepsTo(other);
    if (steps !== null && (best === null || steps < best.steps)) best = { name: other.name, steps };
  }
  return best;
}

/**
 * Where a piece stands: on a row “position 7 of 12, two behind Mara”, on a map “at Library, beside Anya;
 * from here: Lounge, Practice room”.
 *
 * @param board as its reader sees it.
 */
export function whereStands(board: Board, { id, at }: Piece): string {
  const others = Object.values(board.pieces).filter((one) => one.id !== id);
  if (board.shape.kind === 'row') {
    return whereInRow(
      board.shape,
      Number(at),
      others.map((one) => ({ name: one.name, at: Number(one.at) })),
    );
  }
  const beside = others.filter((one) => one.at === at).map(({ name }) => name);
  const here = [`at ${placeOn(board, at)?.name ?? 'a place'}`];
  if (beside.length > 0) here.push(`beside ${inARow(beside)}`);
  const ways = joinedTo(board, at).map(({ name }) => name);
  return `${here.join(', ')}; from here: ${ways.join(', ') || 'nowhere'}`;
}

/** A place in words: who is there, and where it leads: “Library: Anya and Bo. Leads to Lounge.” */
export function placeInWords(board: Board, id: string): string {
  const place = placeOn(board, id);
  if (!place) return '';
  const there = piecesAt(board, id).map(({ name }) => name);
  const who = there.length > 0 ? inARow(there) : 'nobody';
  if (board.shape.kind === 'row') return `Position ${place.name}: ${who}`;
  const ways = joinedTo(board, id).map(({ name }) => name);
  const limit = place.room === null ? '' : `, room for ${place.room}`;
  return `${place.name}${limit}: ${who}. Leads ${ways.length > 0 ? `to ${inARow(ways)}` : 'nowhere'}.`;
}
