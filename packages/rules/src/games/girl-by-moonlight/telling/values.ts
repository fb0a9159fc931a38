import type { PublicValue, PublicValues } from '../../../engine';
import { clockValues } from '../../../table';
import { RECOVERY_SEGMENTS, STRESS_MAX } from '../constants';
import { abilityOf } from '../library';
import { playsetOf } from '../library/playset';
import { trackLength, xpLength } from '../series/lengths';
import type { GbmState, Protagonist, Series } from '../state';
import { actions, titled, xpTracks } from '../vocabulary';
import { part, SERIES_XP, STRESS, xpOf } from './named-values';

/** What everybody sees: nothing else is ever told of. */
type Seen = Pick<GbmState, 'public'>;

/** Everything whose changes beats tell, by whose it is. */
export function publicValues(state: Seen): PublicValues[] {
  const { protagonists, series, episode, phase } = state.public;
  const known = Object.values(protagonists).filter(({ status }) => status !== 'creating');
  return [
    ...known.map((one) => part(one.id, one, () => sheetOf(state, one))),
    ...Object.entries(episode.downtime).map(([id, downtime]) => ({
      ...part(id, downtime, () => [{ what: 'downtime actions', value: downtime.left }]),
      id: `downtime of ${id}`,
    })),
    part(null, series, () => seriesOf(state, series)),
    {
      ...part(null, state.public, () => [
        { what: 'phase', value: phase },
        { what: 'episode', value: episode.number },
      ]),
      id: 'course',
    },
    ...clockValues(state),
    ...(playsetOf(state).values?.(state) ?? []),
  ];
}

function sheetOf(state: Seen, one: Protagonist): PublicValue[] {
  const { transcendence, status } = one;
  const { derived } = state.public;
  const segments = derived.protagonists[one.id]?.transcendence ?? derived.lengths.transcendence;
  return [
    { what: STRESS, value: one.stress, size: STRESS_MAX },
    ...(one.eclipse ? [{ what: 'eclipse', value: 'in eclipse' }] : []),
    { what: 'transcendence', value: transcendence.marked, size: segments },
    ...(transcendence.active ? [{ what: 'self', value: 'transcended' }] : []),
    ...one.harm.map(({ id, level, text, shrugged }) => ({
      what: `harm “${text}”`,
      value: shrugged ? 'shrugged off' : level,
      key: id,
    })),
    { what: 'recovery', value: one.recovery, size: RECOVERY_SEGMENTS },
    { what: 'armour', value: one.armourUsed ? 'spent' : 'ready' },
    { what: 'special armour', value: one.specialArmourUsed ? 'spent' : 'ready' },
    ...(status === 'active' ? [] : [{ what: 'standing', value: status.replaceAll('-', ' ') }]),
    ...Object.entries(one.links).map(([other, links]) => ({
      what: `links with ${nameIn(state, one, other)}`,
      value: links,
      none: 0,
      key: other,
    })),
    ...xpTracks.flatMap((track) => [
      { what: xpOf(track), value: one.xp[track], size: xpLength(state, track) },
      { what: `${titled(track)} advances`, value: one.advances[track] },
    ]),
    ...actions.map((action) => {
      const { mundane, transcendent } = one.actions[action];
      return { what: titled(action), value: mundane + transcendent };
    }),
    ...[...one.special, ...one.transcendent].map((id) => ({
      what: `ability “${abilityOf(state, id)?.name ?? id}”`,
      value: 'taken',
    })),
  ];
}

function nameIn(state: Seen, one: Protagonist, other: string): string {
  if (other === one.id) return 'oneself';
  const name = state.public.protagonists[other]?.name;
  return name || playsetOf(state).nameOf?.(state, other) || 'somebody';
}

function seriesOf(state: Seen, series: Series): PublicValue[] {
  const { adversary, investigation, rooms } = playsetOf(state);
  const size = trackLength(state);
  return [
    { what: adversary.track, value: series.adversary, size },
    { what: investigation.track, value: series.investigation, size },
    { what: SERIES_XP, value: series.xp, size: xpLength(state, 'series') },
    { what: 'series advances', value: series.advances },
    ...series.abilities.map((id) => ({
      what: `ability “${abilityOf(state, id)?.name ?? id}”`,
      value: 'taken',
    })),
    ...series.rooms.map((id) => ({
      what: rooms.find((room) => room.id === id)?.name ?? id,
      value: 'unlocked',
      key: id,
    })),
  ];
}
