import { list } from '../../design/words';
import type { Turn } from '../game';
import type { Seated } from './view';
import { personName, useTable } from './view';

const nobodys = () => null;

/** Says of somebody whose page is closed that they are not there just now. */
export const awayWord = (present: ReadonlySet<string>, seat: string): string =>
  present.has(seat) ? '' : ' (away)';

/** Whom the table waits for, by name, with who of them is not there. */
export const awaitedNames = (
  state: Seated,
  present: ReadonlySet<string>,
  seats: readonly string[],
): string => list(seats.map((seat) => personName(state, seat) + awayWord(present, seat)));

/** Whose turn it is, worded for the viewer: as the game says, else who is asked something; else nobody’s. */
export function useTurn(): Turn | null {
  const { game, viewer, present, public: shared } = useTable();
  const { useTurn: ofGame = nobodys } = game;
  const turn = ofGame();
  if (turn) return turn;
  const state = shared.value;
  const asked = Object.values(state.derived.prompts).find(
    ({ to, waits = true }) => to.length > 0 && waits,
  );
  if (!asked || asked.to.includes(viewer.seat)) return null;
  return {
    mine: false,
    words: `Waiting for ${awaitedNames(state, present.value, asked.to)}`,
  };
}
