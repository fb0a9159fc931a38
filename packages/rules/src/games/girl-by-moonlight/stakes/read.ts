import type { StakesNow } from '../../../engine';
import type { Band } from '../../../forged-in-the-dark';
import type { Stakes as AnyStakes, StakesOf as AnyStakesOf, Face } from '../../../table/stakes';
import { stakesNow as read } from '../../../table/stakes';

/** What may come of something, by the die that counts. */
export type Stakes = AnyStakes<Band>;
/** What may come of a command, in parts that are read together. */
export type StakesOf = AnyStakesOf<Band>;

/** What each die is called that counts, best first. */
const faces: readonly Face<Band>[] = [
  { id: 'critical', on: '6, 6', tone: 'great' },
  { id: 'success', on: '6', tone: 'good' },
  { id: 'partial', on: '4/5', tone: 'mixed' },
  { id: 'bad', on: '1–3', tone: 'bad' },
];

/** Reads stakes at a table with this public state; `null` where there is nothing to say yet. */
export const stakesNow = (parts: StakesOf | undefined, shared: object): StakesNow | null =>
  read(faces, parts, shared);
