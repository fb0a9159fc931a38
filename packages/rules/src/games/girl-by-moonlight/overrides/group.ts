import { z } from 'zod';
import { choiceField } from '../../../table';
import { id } from '../../../table/command';
import type { Subjects } from '../../../table/settable';
import { ask, theTable } from '../../../table/settable';
import type { Ability } from '../content';
import { playsetOf } from '../library/playset';
import { groupAbilities, otherSeriesAbilities, seriesAbility } from '../library/series-abilities';
import { missing, refuse } from '../refusal';
import type { GbmState } from '../state';
import { byName, row } from './by-hand';

const topic = 'The group';

/** Abilities of the series that are not the group's. */
const others = (state: GbmState): Ability[] => {
  const had = groupAbilities(state);
  const all = [...playsetOf(state).abilities, ...otherSeriesAbilities(state)];
  return all.filter((one) => !had.includes(one));
};

/** Giving one or taking one; what has to be set to something has a form of its own. */
const givenOrTaken: Subjects<
  GbmState,
  { has: boolean; ability?: Ability },
  { has: z.ZodDefault<z.ZodBoolean> }
> = {
  parts: { has: z.boolean().default(false) },
  each(state) {
    const settable = [...groupAbilities(state), ...others(state)].filter(needsSetting);
    return [{ has: false }, { has: true }, ...settable.map((one) => ({ has: true, ability: one }))];
  },
  settled: ({ has, ability: one }) => (one ? { ability: one.id, has } : { has }),
  otherwise: noAbility,
};

const needsSetting = ({ hooks }: Ability): boolean => hooks.groupSetting !== undefined;

/**
 * Gives a series ability, takes it away, or sets it to something else (GBM-SER-006, GBM-XP-010).
 * What it would give once is not given, and what it has given stays.
 */
export const ability = row({
  type: 'override.series-ability',
  topic,
  of: givenOrTaken,
  parts: { ability: id, setting: id.optional() },
  label({ has, ability: one }, state) {
    if (one && groupAbilities(state).includes(one)) return `${one.name}: choose again`;
    if (one) return `Give the group ${one.name}`;
    return has ? 'Give the group a series ability' : 'Take a series ability back';
  },
  detail({ has, ability: one }) {
    if (one) return null;
    return has ? 'What it would give once is not given.' : 'What it has given once stays.';
  },
  order: 33,
  form({ has, ability: one }, state) {
    const all = has ? others(state).filter((it) => !needsSetting(it)) : groupAbilities(state);
    const { label = '', options = [] } = one?.hooks.groupSetting ?? {};
    const now = one && settingNow(state, one);
    return {
      ability: ask.maybe(
        ask.oneOf('Ability', {
          all,
          option: (it) => byName(it),
          otherwise: (given) => seriesAbility(state, given) ?? noAbility(),
        }),
        one === undefined,
      ),
      setting: ask.as(
        (name) =>
          one
            ? choiceField(
                name,
                label,
                options.filter(({ value }) => value !== now),
              )
            : null,
        (given) => given,
      ),
    };
  },
  set(play, { has }, { ability: chosen = noAbility(), setting }) {
    const { abilities, settings } = play.state.public.series;
    const { id: which, name } = chosen;
    const had = abilities.includes(which);
    if (!has) {
      if (!had) missing('The group has no such ability.', 'Choose one that the group has.');
      const left = abilities.filter((other) => other !== which);
      play.emit({ type: 'seriesChanged', changes: { abilities: left } });
      return [`The group no longer has ${name}.`];
    }
    const set = settingOf(chosen, setting);
    if (had && (!set || settings[set.id] === set.value)) {
      refuse('already-done', `The group has ${name}.`, {
        instead: 'Take it away, or choose another one.',
        rule: 'TABLE-008',
      });
    }
    play.emit({
      type: 'seriesChanged',
      changes: {
        ...(had ? {} : { abilities: [...abilities, which] }),
        ...(set ? { settings: { ...settings, [set.id]: set.value } } : {}),
      },
    });
    return [`The group has ${name}${set ? `: ${set.label}` : ''}.`];
  },
});

function noAbility(): never {
  missing('There is no such series ability.', 'Choose one from the list.');
}

/** What a group ability is set to now, if it has to be and the group has it. */
function settingNow({ public: { series } }: GbmState, { id: which, hooks }: Ability) {
  const { groupSetting } = hooks;
  return groupSetting && series.abilities.includes(which)
    ? series.settings[groupSetting.id]
    : undefined;
}

/** What a group ability shall be set to; `null` where it needs nothing. */
function settingOf({ hooks }: Ability, value: unknown) {
  const { groupSetting } = hooks;
  if (!groupSetting) return null;
  const chosen =
    groupSetting.options.find((option) => option.value === value) ??
    missing(
      `It needs a choice. ${groupSetting.label}`,
      `Choose ${groupSetting.options.map(({ label }) => label).join(' or ')}.`,
      'TABLE-007',
    );
  return { id: groupSetting.id, ...chosen };
}

/**
 * Locks a room of the hideout again (GBM-ABY-HID-001); what it has given once stays. In series
 * creation the free room can be picked again. The room that the group starts from stays open.
 */
export const room = row({
  type: 'override.room',
  topic,
  of: theTable,
  parts: { room: id },
  label: 'Lock a room again',
  detail: 'What it has given once stays.',
  order: 34,
  form(_table, state) {
    const { rooms, startRoom } = playsetOf(state);
    const open = state.public.series.rooms;
    return {
      room: ask.oneOf('Room', {
        all: rooms.filter((one) => one.id !== startRoom && open.includes(one.id)),
        option: byName,
        otherwise: () =>
          missing('That room is not one that could be locked.', 'Choose one that is unlocked.'),
      }),
    };
  },
  set(play, _table, { room: { id: which, name } }) {
    const { phase, series } = play.state.public;
    const rooms = series.rooms.filter((other) => other !== which);
    const again = phase === 'creation' && rooms.length < 2 ? { freeRoomPicked: false } : {};
    play.emit({ type: 'seriesChanged', changes: { rooms, ...again } });
    return [`${name} is locked again.`];
  },
});

/** Puts what helps the group until the next mission ends in force, or ends it. */
export const blessing = row({
  type: 'override.blessing',
  topic,
  of: {
    parts: { has: z.boolean() },
    each: () => [true, false],
    settled: (has) => ({ has }),
    otherwise: noBlessing,
  },
  parts: { blessing: id },
  label: (has) => (has ? 'Put a blessing in force' : 'End a blessing'),
  detail: 'It lasts until the next mission ends.',
  order: 35,
  form(has, state) {
    const inForce = state.public.episode.blessings;
    return {
      blessing: ask.oneOf('Which', {
        all: playsetOf(state).blessings,
        option: byName,
        not: {
          is: (one) => inForce.includes(one.id) === has,
          refuse: ({ name }) =>
            refuse('already-done', `${name} is ${has ? '' : 'not '}in force.`, {
              instead: `${has ? 'End it' : 'Put it in force'}, or choose another.`,
              rule: 'TABLE-008',
            }),
        },
        otherwise: noBlessing,
      }),
    };
  },
  set(play, has, { blessing: { id: which, name } }) {
    const { blessings } = play.state.public.episode;
    const changed = has ? [...blessings, which] : blessings.filter((other) => other !== which);
    play.emit({ type: 'episodeChanged', changes: { blessings: changed } });
    return [`${name} is ${has ? '' : 'no longer '}in force.`];
  },
});

function noBlessing(): never {
  missing('There is nothing like that in this series.', 'Choose from the list.');
}
