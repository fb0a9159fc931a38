import type { LogEntry } from '@moonlit/rules';
import type { GameClient } from '../game';
import type { HouseScene } from './drawn';

/** Of what every table has. */
const ofTable: Readonly<Record<string, HouseScene>> = {
  'clock-filled': 'filled',
  scene: 'place',
  'timer-ends': 'filled',
};

/** How the shell draws a line instead of its words; `undefined` where it does not, where dice fell, or it was taken back. */
export const houseScene = (
  { stage }: GameClient,
  { beat, roll, undone }: LogEntry,
): HouseScene | undefined =>
  beat && !roll && !undone ? (stage?.drawn?.[beat.kind] ?? ofTable[beat.kind]) : undefined;
