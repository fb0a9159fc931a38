import { latest } from '../../engine';
import { lostAbility } from './custom/compile';
import type { Hooks } from './hooks';
import { abilityOf } from './library';
import { playsetOf } from './library/playset';
import { groupAbilities } from './library/series-abilities';
import type { GbmState, Protagonist } from './state';

/** Something in force at the table, with the hooks through which it acts. */
export interface Feature {
  id: string;
  name: string;
  hooks: Hooks;
}

/**
 * What is in force for a protagonist: special abilities always, transcendent ones while
 * transcended (GBM-TRN-004), and what the group has.
 */
export function featuresOf(state: GbmState, self: Protagonist): Feature[] {
  const [now, one] = [latest(state), latest(self)];
  const own = [...one.special, ...(one.transcendence.active ? one.transcendent : [])];
  return [...own.map((id) => abilityOf(now, id) ?? lostAbility(id)), ...groupFeatures(now, one)];
}

/**
 * What the group has: series abilities (transcendent ones only for somebody who is transcended),
 * rooms, blessings until the next mission ends, the rules of the series, and what its mission brings. Without `self`, what is asked once for all.
 */
export function groupFeatures(state: GbmState, self?: Protagonist): Feature[] {
  const playset = playsetOf(state);
  const { rooms } = state.public.series;
  const { blessings, mission } = state.public.episode;
  const type = playset.missions.find(({ id }) => id === mission?.type);
  const inForce = groupAbilities(state).filter(
    ({ kind }) => kind === 'special' || self === undefined || self.transcendence.active,
  );
  return [
    ...inForce,
    ...playset.rooms.filter((room) => rooms.includes(room.id)),
    ...playset.blessings.filter((blessing) => blessings.includes(blessing.id)),
    ...(playset.hooks ? [{ id: playset.id, name: playset.name, hooks: playset.hooks }] : []),
    ...(type?.hooks ? [{ id: type.id, name: type.name, hooks: type.hooks }] : []),
  ];
}
