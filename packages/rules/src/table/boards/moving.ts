import { z } from 'zod';
import type { Bar } from '../../engine';
import { barred, latest, missing } from '../../engine';
import { tableBeat } from '../beats';
import { command, id, needed } from '../command';
import { choiceField, numberField, textField } from '../fields';
import type { Moves } from '../moves';
import { inARow } from '../words';
import { hasRoom, joinedTo, placeOn } from './board';
import { boardBounds } from './lines';
import { BOARD_DRAWER, eachBoard } from './making';
import type { BoardContext, BoardOptions } from './options';
import { standable } from './options';
import { fullOfPieces, placeMeant, spot, spotField } from './parts';
import type { BoardPlay, FoundPiece, PieceMoved } from './standing';
import { pieceSeen, piecesSeen, putPiece, takeOff, walkPiece } from './standing';
import type { WithBoards } from './state';
import { whereStands } from './words';

/** Putting pieces on boards, and moving those that are there. */
export const pieceMoves = <S extends WithBoards>(
  moves: Moves<S, BoardPlay<S>>,
  options: BoardOptions<S>,
) => [adding(moves, options), eachPiece(moves, options)] as const;

/** The pieces that somebody sees, by the part of a command that names one. */
export const somePiece = {
  part: 'piece',
  what: 'piece',
  all: ({ state, director }: BoardContext): FoundPiece[] => [...piecesSeen(state, director)],
  idOf: ({ piece }: FoundPiece): string => piece.id,
  find: ({ state, director }: BoardContext, id: string): FoundPiece =>
    pieceSeen(state, director, id) ?? noPiece(),
} as const;

/** There is none, as far as the sender may know. */
export const noPiece = (): never => missing('There is no such piece.', 'Choose one that is there.');

const adding = <S extends WithBoards>(moves: Moves<S, BoardPlay<S>>, options: BoardOptions<S>) =>
  moves.about(eachBoard, 'boards', (move) => [
    move(command('piece.enlist', { board: id, about: id, ...spot }), {
      unless: ({ state }, _, board) => fullOfPieces(state, board, 'public'),
      ways({ state }, board) {
        const there = new Set(Object.values(board.pieces).map(({ about }) => about));
        const left = standable(state, options).filter(({ value }) => !there.has(value));
        const where = spotField(board);
        if (left.length === 0 || !where) return null;
        return {
          label: 'Put somebody on it',
          fields: [choiceField('about', 'Who or what', left), where],
        };
      },
      do(play, { about, ...at }, _, board) {
        const found = standable(play.state, options).find(({ value }) => value === about);
        if (!found) return;
        const piece = { id: play.id('piece'), name: found.label, about, at: placeMeant(at) };
        play.emit({ type: 'pieceSet', on: 'public', board: board.id, piece });
        tellStanding(play, { on: 'public', board, piece });
      },
    }),
    move(command('piece.add', { board: id, name: needed(boardBounds.name), ...spot }), {
      unless: ({ state }, _, board) => fullOfPieces(state, board, 'public'),
      ways(_, board) {
        const where = spotField(board);
        if (!where) return null;
        const name = textField('name', 'What it is called', boardBounds.name, '', true);
        return { label: 'New piece', fields: [name, where] };
      },
      do(play, { name, ...at }, _, board) {
        const piece = { id: play.id('piece'), name, about: null, at: placeMeant(at) };
        play.emit({ type: 'pieceSet', on: 'public', board: board.id, piece });
        tellStanding(play, { on: 'public', board, piece });
      },
    }),
  ]);

const eachPiece = <S extends WithBoards>(moves: Moves<S, BoardPlay<S>>, options: BoardOptions<S>) =>
  moves.about(somePiece, 'boards', (move) => [
    move(command('piece.move', { piece: id, to: id }), {
      unless: (context, _, found) => notTheirs(context, options, found),
      ways(_, { board, piece }) {
        if (board.shape.kind === 'row') return null;
        const next = joinedTo(board, piece.at).filter((place) => hasRoom(board, place));
        if (next.length === 0) return null;
        const options = next.map(({ id: value, name }) => ({ value, label: name }));
        return { label: `Move ${piece.name}`, fields: [choiceField('to', 'Where to', options)] };
      },
      do: (play, { to }, _, found) => tellMove(play, found, putPiece(play, found, to)),
    }),
    move(
      command('piece.step', {
        piece: id,
        way: z.union([z.literal(1), z.literal(-1)]),
        steps: z.int().min(1).max(boardBounds.spaces),
      }),
      {
        unless: (context, _, found) => notTheirs(context, options, found),
        *ways(_, { board: { shape }, piece }) {
          if (shape.kind !== 'row') return;
          const at = Number(piece.at);
          const [ahead, behind] = shape.wraps
            ? [shape.last, shape.last]
            : [shape.last - at, at - shape.first];
          const steps = (most: number) => [numberField('steps', 'How many spaces', most, 1, 1)];
          if (ahead > 0) {
            yield {
              with: { way: 1 as const },
              label: `${piece.name} forward`,
              fields: steps(ahead),
            };
          }
          if (behind > 0) {
            yield {
              with: { way: -1 as const },
              label: `${piece.name} back`,
              fields: steps(behind),
            };
          }
        },
        do: (play, { way, steps }, _, found) =>
          tellMove(play, found, walkPiece(play, found, way * steps)),
      },
    ),
    move(command('piece.put', { piece: id, ...spot }), {
      drawer: BOARD_DRAWER,
      unless: (context, _, found) => notTheirs(context, options, found),
      ways(_, { board, piece }) {
        const where = spotField(board);
        return where ? { label: `Put ${piece.name} elsewhere`, fields: [where] } : null;
      },
      do: (play, at, _, found) => tellMove(play, found, putPiece(play, found, placeMeant(at))),
    }),
    move(command('piece.remove', { piece: id }), {
      drawer: BOARD_DRAWER,
      unless: (context, _, found) => notTheirs(context, options, found),
      ways: (_, { piece }) => ({ label: `Take ${piece.name} off the board` }),
      do(play, _, __, found) {
        takeOff(play, found);
        tellOn(play, found, `${found.piece.name} is off “${found.board.name}”.`);
      },
    }),
  ]);

/**
 * Why a piece is not somebody’s to move, if so (TABLE-189). What belongs to nobody, or to a seat that is
 * free, is anybody’s.
 */
function notTheirs<S extends WithBoards>(
  context: BoardContext<S>,
  { mayMove }: BoardOptions<S>,
  { piece: { name, about } }: FoundPiece,
): Bar | null {
  if (about === null || context.manages) return null;
  const owner = context.state.public.table.seats[about];
  if (owner ? owner.vacant || about === context.seat.id : (mayMove?.(context, about) ?? true)) {
    return null;
  }
  return () =>
    barred('not-yours', `${name} is not yours to move.`, {
      instead: owner ? `Ask ${owner.name}.` : 'Ask whose it is.',
      rule: 'TABLE-189',
    });
}

/** A line for those who see it; in the open also as a beat. */
export function tellOn(
  play: BoardPlay,
  { on, piece }: Pick<FoundPiece, 'on' | 'piece'>,
  text: string,
  notes: string[] = [],
): void {
  if (on === 'director') play.say(text, { to: 'director', notes });
  else {
    const about = piece.about === null ? [] : [piece.about];
    play.say(text, { beat: tableBeat('piece', ...about), notes });
  }
}

/** Tells where a piece has been put. */
export function tellStanding(play: BoardPlay, found: FoundPiece): void {
  const { board, piece } = found;
  const place = placeOn(board, piece.at)?.name ?? '';
  const where = board.shape.kind === 'row' ? `space ${place} of “${board.name}”` : place;
  tellOn(play, found, `${piece.name} stands on ${where} now.`);
}

/** Tells from where to where something has gone, what it came past, and where it stands now (TABLE-185). */
function tellMove(
  play: BoardPlay,
  found: FoundPiece,
  { from, to, passed, walk }: PieceMoved,
): void {
  const { on, piece } = found;
  if (!from || !to || from.id === to.id) {
    tellOn(play, found, `${piece.name} stays where it is.`);
    return;
  }
  const board = latest(found.board);
  const moved = { ...board, pieces: { ...board.pieces, [piece.id]: { ...piece, at: to.id } } };
  const past = passed.slice(0, -1).flatMap(({ pieces }) => pieces.map(({ name }) => name));
  const notes = [
    ...(past.length > 0 ? [`Past ${inARow(past)}.`] : []),
    ...(walk && walk.rounds !== 0 ? ['Round again.'] : []),
    `${piece.name}: ${whereStands(moved, { ...piece, at: to.id })}.`,
  ];
  tellOn(play, { on, piece }, `${piece.name} goes from ${from.name} to ${to.name}.`, notes);
}
