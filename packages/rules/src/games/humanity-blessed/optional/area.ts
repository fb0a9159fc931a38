import { moves } from '../game';
import type { HumanityState } from '../state';
import { hardware } from './hardware';
import { haunting } from './haunting';
import { borrowing } from './haze';

/** Whose haunting the outcome of a command hangs on: whether its die falls tells that it is there (HUM-411). */
const ROLLS: ReadonlySet<string> = new Set(['check.roll', 'check.leave', 'check.spark']);

/** What the eighth Stat of a table does besides being rolled (HUM-401…415). */
export const optional = {
  ...moves.area(borrowing, hardware, haunting),
  coarse: true,
  discloses({ public: { check } }: HumanityState, command: { type: string; character?: string }) {
    if (!ROLLS.has(command.type)) return [];
    const who = command.character ?? check?.part?.character;
    return who === undefined ? [] : [['director', 'haunting', who]];
  },
};
