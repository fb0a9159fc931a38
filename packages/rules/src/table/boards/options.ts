import type { BaseState, FieldOption, Seat } from '../../engine';
import type { OfferContext } from '../area';
import type { MoveContext } from '../moves';
import type { TableWords } from '../words';
import type { WithBoards } from './state';

/** Who acts, and on which boards. */
export type BoardContext<S extends WithBoards = WithBoards> = MoveContext<OfferContext<S>>;

/** What a game says of the boards at its tables. */
export interface BoardOptions<S extends WithBoards> {
  words: TableWords;
  /** What of the game may stand on a board, besides the people who play, such as its open cards. */
  candidates(state: S): FieldOption[];
  /** Whether somebody may move what stands for something of the game’s; when absent, everybody may. */
  mayMove?(context: BoardContext<S>, about: string): boolean;
}

/** The people who may stand on a board. */
export const peopleOf = ({ public: { table } }: BaseState): Seat[] =>
  Object.values(table.seats).filter(({ role, vacant }) => role === 'protagonist' && !vacant);

/** All that may stand on a board. */
export const standable = <S extends WithBoards>(
  state: S,
  { candidates }: Pick<BoardOptions<S>, 'candidates'>,
): FieldOption[] => [
  ...peopleOf(state).map(({ id: value, name: label }) => ({ value, label })),
  ...candidates(state),
];
