import type { LogEntry } from '@moonlit/rules';
import type { BaseState } from '@moonlit/rules/engine';
import { linesOf } from '@moonlit/rules/log';
import { hasBeen } from '../../../shell/demo/been';

/**
 * What the dice of the lesson show, by the command that lets them fall: a success at a price, three stress
 * to resist with, somebody who slips and can be held. Each is the first of its kind; later ones fall as they like.
 */
const faces: Readonly<Record<string, { kind: string; show: readonly number[] }>> = {
  'roll.roll': { kind: 'action-roll', show: [2, 5, 4, 1, 3] },
  'consequence.resist': { kind: 'resistance', show: [3, 2, 1, 3] },
  'eclipse.roll': { kind: 'eclipse-roll', show: [5, 4, 4, 5] },
};

/** The faces of a command; none where dice fall as they like. */
export function setFaces({ public: { log } }: BaseState, command: object): readonly number[] {
  const type = 'type' in command ? String(command.type) : '';
  return isSet(linesOf(log), type) ? (faces[type]?.show ?? []) : [];
}

/** Whether the next dice of a command are set. */
export function isSet(lines: readonly LogEntry[], type: string): boolean {
  const set = faces[type];
  return set !== undefined && !hasBeen(lines, set.kind);
}
