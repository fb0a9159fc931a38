import { z } from 'zod';
import type { Field } from '../../engine';
import { barred } from '../../engine';
import { typedWords } from '../../engine/typed-words';
import { command, id, needed } from '../command';
import { numberField, textField } from '../fields';
import type { Moves } from '../moves';
import type { Board, RowShape } from './board';
import { boardBounds, linesOfPlaces, placesFromLines } from './lines';
import type { BoardPlay } from './standing';
import { boardOn, takeOff } from './standing';
import type { WithBoards } from './state';
import { boardsOf, hiddenOn } from './state';

/** The drawer with what is done to a board as a whole, or seldom. */
export const BOARD_DRAWER = 'boards';

const lines = typedWords(z.string().trim().max(2000));
const row = {
  name: needed(80),
  spaces: z.int().min(2).max(boardBounds.spaces),
  wraps: z.boolean().default(false),
};

/** The boards that there are, by the part of a command that names one. */
export const eachBoard = {
  part: 'board',
  what: 'board',
  all: ({ state }: { state: WithBoards }): Board[] => boardsOf(state),
  idOf: ({ id }: Board): string => id,
} as const;

/** Making boards, writing them anew, and putting them away. */
export const boardMoves = <S extends WithBoards>(moves: Moves<S, BoardPlay<S>>) =>
  [newBoards(moves), changes(moves)] as const;

const newBoards = <S extends WithBoards>(moves: Moves<S, BoardPlay<S>>) =>
  moves.once('boards', (move) => [
    move(command('board.create', { name: needed(80), lines: lines.default('') }), {
      unless: ({ state }) => tooMany(state),
      ways: () => ({ label: 'New map', fields: mapFields('', '') }),
      do(play, { name, lines: written }, { seat }) {
        const board = play.id('board');
        const { places, left } = placesFromLines(written, {}, () => play.id('place'));
        play.emit({
          type: 'boardSet',
          board: { id: board, name, shape: { kind: 'map' }, places, pieces: {} },
        });
        play.say(`${seat.name} lays out a map: “${name}”.`, { notes: leftOut(left) });
      },
    }),
    move(command('board.row', row), {
      unless: ({ state }) => tooMany(state),
      ways: () => ({ label: 'New row of spaces', fields: rowFields('', 12, false) }),
      do(play, { name, spaces, wraps }, { seat }) {
        const board = play.id('board');
        const shape = { kind: 'row', first: 1, last: spaces, wraps } as const;
        play.emit({ type: 'boardSet', board: { id: board, name, shape, places: {}, pieces: {} } });
        play.say(
          `${seat.name} lays out ${spaces} spaces in a ${wraps ? 'ring' : 'row'}: “${name}”.`,
        );
      },
    }),
  ]);

const changes = <S extends WithBoards>(moves: Moves<S, BoardPlay<S>>) =>
  moves.about(eachBoard, 'boards', (move) => [
    move(command('board.change', { board: id, name: needed(80), lines: lines.default('') }), {
      drawer: BOARD_DRAWER,
      ways: (_, board) =>
        board.shape.kind === 'map'
          ? {
              label: `Write “${board.name}” anew`,
              detail:
                'A place that keeps its name keeps what stands on it; what stood elsewhere is off.',
              fields: mapFields(board.name, linesOfPlaces(board)),
            }
          : null,
      do(play, { name, lines: written }, _, board) {
        const { places, left } = placesFromLines(written, board.places, () => play.id('place'));
        rewrite(play, { ...board, name, places }, (at) => (Object.hasOwn(places, at) ? at : null));
        play.say(`The map “${name}” is written anew.`, { notes: leftOut(left) });
      },
    }),
    move(command('board.lengthen', { board: id, ...row }), {
      drawer: BOARD_DRAWER,
      ways: (_, { name, shape }) =>
        shape.kind === 'row'
          ? {
              label: `Change “${name}”`,
              detail: 'What stands beyond the new end stands on the last space then.',
              fields: rowFields(name, shape.last, shape.wraps),
            }
          : null,
      do(play, { name, spaces, wraps }, _, board) {
        const shape: RowShape = { kind: 'row', first: 1, last: spaces, wraps };
        rewrite(play, { ...board, name, shape }, (at) => String(Math.min(Number(at), spaces)));
        play.say(`“${name}” has ${spaces} spaces${wraps ? ' in a ring' : ''} now.`);
      },
    }),
    move(command('board.remove', { board: id }), {
      drawer: BOARD_DRAWER,
      ways: (_, { name }) => ({ label: `Remove “${name}”` }),
      do(play, _, __, { id: board, name }) {
        play.emit({ type: 'boardRemoved', board });
        play.say(`“${name}” is put away.`);
      },
    }),
  ]);

/** Lays a board out anew: what stands on it goes where it stands then, or off it where that is nowhere. */
function rewrite(play: BoardPlay, board: Board, now: (at: string) => string | null): void {
  const hidden = hiddenOn(play.state, board.id);
  const pieces = Object.values(board.pieces).flatMap((piece) => {
    const at = now(piece.at);
    return at === null ? [] : [[piece.id, { ...piece, at }] as const];
  });
  play.emit({ type: 'boardSet', board: { ...board, pieces: Object.fromEntries(pieces) } });
  for (const piece of Object.values(hidden.pieces)) {
    const at = Object.hasOwn(hidden.places, piece.at) ? piece.at : now(piece.at);
    if (at === piece.at) continue;
    if (at !== null) {
      play.emit({ type: 'pieceSet', on: 'director', board: board.id, piece: { ...piece, at } });
      continue;
    }
    takeOff(play, { on: 'director', board: boardOn(play.state, board, 'director'), piece });
    play.say(`${piece.name} stood on a place that is gone, and is off “${board.name}”.`, {
      to: 'director',
    });
  }
}

function tooMany(state: WithBoards) {
  if (boardsOf(state).length < boardBounds.boards) return null;
  return barred('limit-reached', `There is room for ${boardBounds.boards} boards.`, {
    instead: 'Put one away that is no longer needed.',
    rule: 'TABLE-012',
  });
}

function leftOut(left: number): string[] {
  if (left === 0) return [];
  const places = left === 1 ? 'One place does' : `${left} places do`;
  return [`${places} not fit: there is room for ${boardBounds.places}.`];
}

const mapFields = (name: string, written: string): Field[] => [
  textField('name', 'What it is called', 80, name, true),
  {
    ...textField('lines', 'Its places, a line each', 2000, written),
    hint: 'A place and where it leads: “Hall — Library, Garden”. With a limit: “Cell (2)”.',
  },
];

const rowFields = (name: string, spaces: number, wraps: boolean): Field[] => [
  textField('name', 'What it is called', 80, name, true),
  numberField('spaces', 'How many spaces', boardBounds.spaces, spaces, 2),
  { name: 'wraps', kind: 'switch', label: 'After the last comes the first again', initial: wraps },
];
