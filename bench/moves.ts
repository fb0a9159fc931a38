import { tick } from './mid-mission';

/** A command as it is sent; its other fields are its game's own. */
export interface Command {
  type: string;
  by?: number;
}

/** A command, and the place of who sends it. */
export interface Move {
  by: number;
  command: Command;
}

/** Commands that can be repeated for ever at a table, on what is moved there. */
export const moves = {
  /** The director of a mission ticks a public clock, forwards and backwards in turn. */
  tick: (target: string, turn: number): Move => ({ by: 0, command: tick(target, turn) }),
  /** Everybody in turn raises the table's counter. */
  raise: (target: string, turn: number): Move => {
    const command = { type: 'counter.step', counter: target, by: 1 };
    return { by: turn % 5, command };
  },
} as const satisfies Record<string, (target: string, turn: number) => Move>;

export type MoveName = keyof typeof moves;
