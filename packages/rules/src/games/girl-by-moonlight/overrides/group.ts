import type { CommandOf } from '../commands';
import type { Ability } from '../content';
import type { GbmPlay, OfferContext } from '../game';
import { playsetOf } from '../library/playset';
import { groupAbilities, otherSeriesAbilities, seriesAbility } from '../library/series-abilities';
import { missing, refuse } from '../refusal';
import type { GbmState } from '../state';
import { byHand, choiceField, sayByHand } from './by-hand';

/**
 * Gives a series ability, takes it away, or sets it to something else (GBM-SER-006, GBM-XP-010).
 * What it would give once is not given, and what it has given stays.
 */
export function overrideSeriesAbility(
  play: GbmPlay,
  command: CommandOf<'override.series-ability'>,
): void {
  play.director('set values by hand');
  const { abilities, settings } = play.state.public.series;
  const ability =
    seriesAbility(play.state, command.ability) ??
    missing('There is no such series ability.', 'Choose one from the list.');
  const { id, name } = ability;
  const had = abilities.includes(id);
  if (!command.has) {
    if (!had) missing('The group has no such ability.', 'Choose one that the group has.');
    play.emit({
      type: 'seriesChanged',
      changes: { abilities: abilities.filter((other) => other !== id) },
    });
    sayByHand(play, [`The group no longer has ${name}.`], command.reason);
    return;
  }
  const set = settingOf(ability, command.setting);
  if (had && (!set || settings[set.id] === set.value)) {
    refuse('already-done', `The group has ${name}.`, {
      instead: 'Take it away, or choose another one.',
      rule: 'TABLE-008',
    });
  }
  play.emit({
    type: 'seriesChanged',
    changes: {
      ...(had ? {} : { abilities: [...abilities, id] }),
      ...(set ? { settings: { ...settings, [set.id]: set.value } } : {}),
    },
  });
  sayByHand(play, [`The group has ${name}${set ? `: ${set.label}` : ''}.`], command.reason);
}

/** What a group ability is set to; `null` where it needs nothing. */
function settingOf({ hooks }: Ability, value: string | undefined) {
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
 * creation the free room can be picked again.
 */
export function overrideRoom(
  play: GbmPlay,
  { room: id, reason }: CommandOf<'override.room'>,
): void {
  play.director('set values by hand');
  const { phase, series } = play.state.public;
  const room =
    lockable(play.state).find((one) => one.id === id) ??
    missing('That room is not one that could be locked.', 'Choose one that is unlocked.');
  const rooms = series.rooms.filter((other) => other !== id);
  const again = phase === 'creation' && rooms.length < 2;
  play.emit({
    type: 'seriesChanged',
    changes: { rooms, ...(again ? { freeRoomPicked: false } : {}) },
  });
  sayByHand(play, [`${room.name} is locked again.`], reason);
}

/** Every unlocked room but the one that the group starts from. */
function lockable(state: GbmState) {
  const { rooms, startRoom } = playsetOf(state);
  return rooms.filter(({ id }) => id !== startRoom && state.public.series.rooms.includes(id));
}

/** Puts what helps the group until the next mission ends in force, or ends it. */
export function overrideBlessing(play: GbmPlay, command: CommandOf<'override.blessing'>): void {
  play.director('set values by hand');
  const { blessings } = play.state.public.episode;
  const { id, name } =
    playsetOf(play.state).blessings.find((one) => one.id === command.blessing) ??
    missing('There is nothing like that in this series.', 'Choose from the list.');
  const has = blessings.includes(id);
  if (has === command.has) {
    refuse('already-done', `${name} is ${has ? '' : 'not '}in force.`, {
      instead: has ? 'End it, or choose another.' : 'Put it in force, or choose another.',
      rule: 'TABLE-008',
    });
  }
  const changed = has ? blessings.filter((other) => other !== id) : [...blessings, id];
  play.emit({ type: 'episodeChanged', changes: { blessings: changed } });
  sayByHand(play, [`${name} is ${has ? 'no longer ' : ''}in force.`], command.reason);
}

export function groupOffers({ state, add }: OfferContext): void {
  abilityOffers(state, add);
  const rooms = lockable(state);
  if (rooms.length > 0) {
    add(
      byHand('The group', {
        command: 'override.room',
        with: {},
        label: 'Lock a room again',
        detail: 'What it has given once stays.',
        order: 34,
        fields: [choiceField('room', 'Room', named(rooms))],
      }),
    );
  }
  const { blessings } = playsetOf(state);
  const inForce = state.public.episode.blessings;
  for (const has of [true, false]) {
    const list = blessings.filter(({ id }) => inForce.includes(id) !== has);
    if (list.length === 0) continue;
    add(
      byHand('The group', {
        command: 'override.blessing',
        with: { has },
        label: has ? 'Put a blessing in force' : 'End a blessing',
        detail: 'It lasts until the next mission ends.',
        order: 35,
        fields: [choiceField('blessing', 'Which', named(list))],
      }),
    );
  }
}

function abilityOffers(state: GbmState, add: OfferContext['add']): void {
  const had = groupAbilities(state);
  if (had.length > 0) {
    add(
      byHand('The group', {
        command: 'override.series-ability',
        with: { has: false },
        label: 'Take a series ability back',
        detail: 'What it has given once stays.',
        order: 33,
        fields: [choiceField('ability', 'Ability', named(had))],
      }),
    );
  }
  const others = [...playsetOf(state).abilities, ...otherSeriesAbilities(state)].filter(
    (one) => !had.includes(one),
  );
  const plain = others.filter(({ hooks }) => !hooks.groupSetting);
  if (plain.length > 0) {
    add(
      byHand('The group', {
        command: 'override.series-ability',
        with: { has: true },
        label: 'Give the group a series ability',
        detail: 'What it would give once is not given.',
        order: 33,
        fields: [choiceField('ability', 'Ability', named(plain))],
      }),
    );
  }
  for (const { id, name, hooks } of [...had, ...others]) {
    const { groupSetting } = hooks;
    if (!groupSetting) continue;
    const has = state.public.series.abilities.includes(id);
    const now = has ? state.public.series.settings[groupSetting.id] : undefined;
    const options = groupSetting.options.filter(({ value }) => value !== now);
    add(
      byHand('The group', {
        command: 'override.series-ability',
        with: { ability: id, has: true },
        label: has ? `${name}: choose again` : `Give the group ${name}`,
        order: 33,
        fields: [choiceField('setting', groupSetting.label, options)],
      }),
    );
  }
}

const named = (list: readonly { id: string; name: string }[]) =>
  list.map(({ id, name }) => ({ value: id, label: name }));
