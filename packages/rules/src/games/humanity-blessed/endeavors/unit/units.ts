import { dieOf } from '../../numbers';
import type { HumanityState } from '../../state';
import type { DieSize } from '../../vocabulary';
import type { Endeavor, Participant, Track } from '../endeavor';
import { characterIn, longestRow, positionsOf, stillIn } from '../find';

export const isUnit = ({ role }: Pick<Participant, 'role'>): boolean => role === 'unit';

/** The size of a unit’s one Stat; 0 where it is none (HUM-1221). */
export const sizeOf = (state: HumanityState, endeavor: Endeavor, unit: string): DieSize | 0 => {
  const one = endeavor.participants[unit];
  return one ? (dieOf(state, characterIn(state, one), 'unit')?.size ?? 0) : 0;
};

/** The track that a unit is (HUM-1221). */
export const trackOfUnit = (endeavor: Endeavor, unit: string): Track | undefined =>
  Object.values(endeavor.tracks).find((track) => track.unit === unit);

/** The unit on whose track somebody stands; `null` where that is out of it. */
export function unitUnder(endeavor: Endeavor, { track }: Pick<Participant, 'track'>) {
  const unit = endeavor.tracks[track]?.unit;
  const one = unit === undefined ? undefined : endeavor.participants[unit];
  return one?.standing === 'in' ? one : null;
}

/** The same where it is of one’s own side. */
export const ownUnitUnder = (endeavor: Endeavor, one: Participant): Participant | null => {
  const unit = unitUnder(endeavor, one);
  return unit?.side === one.side ? unit : null;
};

/** The units of the other side that are still in it. */
export const opposingUnits = (
  endeavor: Endeavor,
  { side }: Pick<Participant, 'side'>,
): Participant[] => stillIn(endeavor).filter((one) => isUnit(one) && one.side !== side);

/** How many Hit Buttons in a row a unit shows (HUM-1228). */
export function hitsInARow(endeavor: Endeavor, unit: string): number {
  const track = trackOfUnit(endeavor, unit);
  return track ? longestRow(positionsOf(endeavor, track.id, 'hit', null)) : 0;
}

export const isHitThrice = (endeavor: Endeavor, { character }: Participant): boolean =>
  hitsInARow(endeavor, character) >= 3;
