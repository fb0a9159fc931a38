import { barred } from '../../engine';
import { tableBeat } from '../beats';
import { command, id, needed } from '../command';
import { textField } from '../fields';
import type { Moves } from '../moves';
import type { Board, BoardPlace } from './board';
import { hasRoom, placeOn, placesOf } from './board';
import { boardBounds, placeName } from './lines';
import { eachBoard } from './making';
import { noPiece, somePiece, tellStanding } from './moving';
import type { BoardContext, BoardOptions } from './options';
import { fullOfPieces, fullOfPlaces, placeMeant, spot, spotField } from './parts';
import type { BoardPlay, FoundPiece } from './standing';
import { boardOn, revealPiece, revealPlace, takeOff } from './standing';
import type { WithBoards } from './state';
import { boardsOf, hiddenOn } from './state';

/** What whoever directs hides on a board and brings to light (TABLE-188). Where nobody does, nothing is hidden. */
export function hidingMoves<S extends WithBoards>(
  moves: Moves<S, BoardPlay<S>>,
  { words }: Pick<BoardOptions<S>, 'words'>,
) {
  const own = moves.where(({ director }) =>
    director
      ? null
      : barred('not-allowed', `Only ${words.director} hides something on a board.`, {
          instead: 'Put it there for all to see.',
          rule: 'TABLE-188',
        }),
  );
  return [adding(own), places(own), pieces(own)] as const;
}

const adding = <S extends WithBoards>(moves: Moves<S, BoardPlay<S>>) =>
  moves.about(eachBoard, 'boards', (move) => [
    move(
      command('place.add-hidden', {
        board: id,
        name: needed(boardBounds.name),
        joins: id
          .array()
          .max(2 * boardBounds.places)
          .default([]),
      }),
      {
        unless: ({ state }, _, board) => fullOfPlaces(hiddenOn(state, board.id)),
        ways({ state }, board) {
          if (board.shape.kind === 'row') return null;
          const options = placesOf(boardOn(state, board, 'director')).map(
            ({ id: value, name: label }) => ({ value, label }),
          );
          const joins = { name: 'joins', kind: 'choices', label: 'Where it leads' } as const;
          return {
            label: 'New hidden place',
            fields: [
              textField('name', 'What it is called', boardBounds.name, '', true),
              ...(options.length > 0
                ? [{ ...joins, options, min: 0, max: options.length, initial: [] }]
                : []),
            ],
          };
        },
        do(play, { name: typed, joins }, _, board) {
          const name = placeName(typed);
          const place = { id: play.id('place'), name, joins: [...new Set(joins)], room: null };
          play.emit({ type: 'placeSet', on: 'director', board: board.id, place });
          play.say(`Hidden on “${board.name}”: ${name}.`, { to: 'director' });
        },
      },
    ),
    move(command('piece.add-hidden', { board: id, name: needed(boardBounds.name), ...spot }), {
      unless: ({ state }, _, board) => fullOfPieces(state, board, 'director'),
      ways({ state }, board) {
        const where = spotField(boardOn(state, board, 'director'));
        if (!where) return null;
        const name = textField('name', 'What it is called', boardBounds.name, '', true);
        return { label: 'New hidden piece', fields: [name, where] };
      },
      do(play, { name, ...at }, { state }, open) {
        const board = boardOn(state, open, 'director');
        const piece = { id: play.id('piece'), name, about: null, at: placeMeant(at) };
        play.emit({ type: 'pieceSet', on: 'director', board: board.id, piece });
        tellStanding(play, { on: 'director', board, piece });
      },
    }),
  ]);

interface HiddenPlace {
  board: Board;
  place: BoardPlace;
}

const places = <S extends WithBoards>(moves: Moves<S, BoardPlay<S>>) =>
  moves.about(
    {
      part: 'place',
      what: 'hidden place',
      all: ({ state }: BoardContext): HiddenPlace[] =>
        boardsOf(state).flatMap((board) =>
          Object.values(hiddenOn(state, board.id).places).map((place) => ({ board, place })),
        ),
      idOf: ({ place }: HiddenPlace) => place.id,
    },
    'boards',
    (move) => [
      move(command('place.reveal', { place: id }), {
        unless: (_, __, { board }) => fullOfPlaces(board),
        ways: (_, { place: { name } }) => ({ label: `Show ${name} to everybody`, group: name }),
        do(play, _, __, { board, place }) {
          const { name } = revealPlace(play, board.id, place);
          play.say(`${name} comes to light on “${board.name}”.`, { reveals: true });
        },
      }),
      move(command('place.remove', { place: id }), {
        ways: (_, { place: { name } }) => ({ label: `Remove ${name}`, group: name }),
        do(play, _, { state }, { board, place }) {
          const whole = boardOn(state, board, 'director');
          for (const piece of Object.values(hiddenOn(state, board.id).pieces)) {
            if (piece.at === place.id) takeOff(play, { on: 'director', board: whole, piece });
          }
          play.emit({ type: 'placeRemoved', on: 'director', board: board.id, id: place.id });
          play.say(`${place.name} is gone from “${board.name}”.`, { to: 'director' });
        },
      }),
    ],
  );

const isHidden = ({ on }: FoundPiece): boolean => on === 'director';

const pieces = <S extends WithBoards>(moves: Moves<S, BoardPlay<S>>) =>
  moves.about(
    {
      ...somePiece,
      all: (context: BoardContext) => somePiece.all(context).filter(isHidden),
      find(context: BoardContext, id: string): FoundPiece {
        const found = somePiece.find(context, id);
        return isHidden(found) ? found : noPiece();
      },
    },
    'boards',
    (move) => [
      move(command('piece.reveal', { piece: id }), {
        unless({ state }, _, { board, piece }) {
          const open = state.public.boards?.[board.id] ?? board;
          const place = placeOn(open, piece.at);
          if (place && hasRoom(open, place)) return fullOfPieces(state, open, 'public');
          return barred('wrong-moment', `${piece.name} stands where nobody can see it yet.`, {
            instead: place ? 'Make room there first.' : 'Show the place first.',
            rule: place ? 'TABLE-187' : 'TABLE-188',
          });
        },
        ways: (_, { piece }) => ({
          label: `Show ${piece.name} to everybody`,
          group: piece.name,
        }),
        do(play, _, __, found) {
          const piece = revealPiece(play, found);
          const { board } = found;
          const place = placeOn(board, piece.at)?.name ?? '';
          const where = board.shape.kind === 'row' ? `space ${place}` : place;
          const beat = tableBeat('piece');
          play.say(`${piece.name} comes to light on ${where}.`, { beat, reveals: true });
        },
      }),
    ],
  );
