import type { SeatId } from '../../../../engine';
import { cameOf } from '../../../../testing/replays/look';
import type { GbmCommandInput } from '../../types';
import type { TestTable } from '../table';

/** A command of a game that was played before, and what came of it then. */
export interface Step {
  as: SeatId;
  command: GbmCommandInput;
  /** A fingerprint of what happened: of the refusal, or of all that was emitted, told and offered. */
  came: string;
}

/**
 * A game that a bot has played: the table it was played at (`tableOf`), and what everybody sent, sense and nonsense.
 * Played once more, the same comes of it as long as the rules are the same.
 */
export interface Replay {
  table: TableName;
  steps: Step[];
}

/** A table that can be set up again as it was. */
export interface TableName {
  playset: string;
  /** Of the dice. */
  seed: number;
  /** From the first question on, or in the middle of a phase with somebody of a playbook, who has all its abilities. */
  begins: 'from-nothing' | { phase: string; playbook: string };
}

/** Sends a command and gives a fingerprint of what came of it. */
export function sendAndLook(
  table: TestTable,
  step: number,
  { as, command }: Omit<Step, 'came'>,
): string {
  const refusal = table.try(as, command);
  return cameOf(table, step, refusal);
}
