import type { BaseState, SeatId } from '../engine';
import { linesOf } from '../engine';
import type { TablePlay } from './play';

/**
 * The seats that somebody has taken since what an undo has just gone back to. What it brought back of
 * whoever sat there before belongs to nobody now (TABLE-084).
 */
export function takenSince(play: TablePlay<BaseState>, command: { type: string }): SeatId[] {
  if (command.type !== 'table.undo' || !('to' in command)) return [];
  const { to } = command;
  return linesOf(play.state.public.log).flatMap(({ seq, beat }) =>
    typeof to === 'number' && seq >= to && beat?.kind === 'joined' ? (beat.about[0] ?? []) : [],
  );
}
