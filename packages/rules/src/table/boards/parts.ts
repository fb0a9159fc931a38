import { z } from 'zod';
import type { Field, Refusal } from '../../engine';
import { barred } from '../../engine';
import { id } from '../command';
import { choiceField, numberField } from '../fields';
import type { Board } from './board';
import { boardBounds } from './lines';
import { placesWithRoom } from './standing';
import type { BoardSide, WithBoards } from './state';
import { hiddenOn } from './state';

/** Where something is put: a place of a map by its id, or a space of a row by its number. */
export const spot = { at: id.optional(), space: z.int().optional() };
interface Spot {
  at?: string | undefined;
  space?: number | undefined;
}

/** The id of the place that is meant. */
export const placeMeant = ({ at, space }: Spot): string => at ?? String(space ?? '');

/** Asks where something is put; `null` where there is no place with room. */
export function spotField(board: Board): Field | null {
  const { shape } = board;
  if (shape.kind === 'row') {
    return numberField('space', 'On which space', shape.last, shape.first, shape.first);
  }
  const free = placesWithRoom(board).map(({ id: value, name: label }) => ({ value, label }));
  return free.length > 0 ? choiceField('at', 'Where', free) : null;
}

/** Why a side of a board takes no more pieces, if so (TABLE-012). Each side is full by itself. */
export function fullOfPieces(state: WithBoards, board: Board, on: BoardSide): Refusal | null {
  const { pieces } = on === 'public' ? board : hiddenOn(state, board.id);
  if (Object.keys(pieces).length < boardBounds.pieces) return null;
  return barred(
    'limit-reached',
    `There is room for ${boardBounds.pieces} pieces on “${board.name}”.`,
    {
      instead: 'Take off one that is no longer needed.',
      rule: 'TABLE-012',
    },
  );
}

/** The same of places. */
export function fullOfPlaces({ places }: Pick<Board, 'places'>): Refusal | null {
  if (Object.keys(places).length < boardBounds.places) return null;
  return barred('limit-reached', `There is room for ${boardBounds.places} places.`, {
    instead: 'Remove one that is no longer needed.',
    rule: 'TABLE-012',
  });
}
