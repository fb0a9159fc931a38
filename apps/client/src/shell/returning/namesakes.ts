import { foldedName } from '@moonlit/rules/naming';
import { list } from '../../design/words';
import type { Invitation } from '../api/tables';

export type Occupied = Invitation['occupied'][number];

/** Those at a table who may be who says this name, also where a number tells several of them apart. */
export function namesakes(occupied: readonly Occupied[], name: string): Occupied[] {
  const said = foldedName(name);
  return occupied.filter((one) => {
    const theirs = foldedName(one.name);
    return theirs === said || theirs.replace(/ \(\d+\)$/, '') === said;
  });
}

/**
 * Who can let somebody in to a seat, in words that begin a sentence: whoever directs, or where nobody does,
 * whoever plays.
 */
export function whoAnswers(occupied: readonly Occupied[], seat: string): string {
  const directing = occupied.filter(({ role }) => role === 'director');
  const playing = occupied.filter(({ role }) => role === 'protagonist');
  const answering = directing.length > 0 ? directing : playing;
  const others = answering.filter((one) => one.seat !== seat);
  if (others.length > 0)
    return directing.length > 0 ? list(others.map(({ name }) => name)) : 'Everybody who plays';
  return `${answering[0]?.name ?? 'Nobody'}, on the device where that seat is open,`;
}
