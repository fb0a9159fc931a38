import type { GbmState, Introductions, Protagonist } from '../../state';
import { mayEnter } from '../making/begin';

const nobodyYet: Introductions = { now: null, left: [], met: {} };

/** How far the introductions are; campaigns that are older than they are have introduced nobody. */
export function introductionsOf(state: GbmState): Introductions {
  return state.public.introductions ?? nobodyYet;
}

/** Who is being introduced now, if anybody is. A round that play has left behind is over. */
export function introducing(state: GbmState): Protagonist | null {
  const { now } = introductionsOf(state);
  return now !== null && mayEnter(state) ? standing(state, now) : null;
}

/** Who comes after, in order. */
export function stillToCome(state: GbmState): Protagonist[] {
  return introductionsOf(state).left.flatMap((id) => standing(state, id) ?? []);
}

/**
 * Whom the table could meet now, in the order in which their players sit: while the series is made
 * everybody with a name, later the newcomers.
 */
export function toIntroduce(state: GbmState): Protagonist[] {
  if (!mayEnter(state)) return [];
  const { met } = introductionsOf(state);
  const all = Object.values(state.public.protagonists);
  // A table that has introduced nobody may have played for long: only who is being made is new then.
  const everybody = state.public.phase === 'creation' || Object.keys(met).length > 0;
  return Object.keys(state.public.table.seats)
    .flatMap((seat) => all.filter((one) => one.seat === seat && one.status !== 'lost'))
    .filter(({ id, name, status }) => name && !met[id] && (everybody || status === 'creating'));
}

/** A protagonist who can be introduced: in the story, and somebody's. */
function standing(state: GbmState, id: string): Protagonist | null {
  const one = state.public.protagonists[id];
  return one && one.seat !== null && one.status !== 'lost' ? one : null;
}
