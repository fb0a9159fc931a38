import { z } from 'zod';
import type { Bar, Field, FieldOption } from '../../../engine';
import type { WayToMove } from '../../../table';
import { choiceField } from '../../../table';
import { command, id, reason } from '../../../table/command';
import type { Ability } from '../content';
import type { GbmPlay } from '../game';
import { playsetOf } from '../library/playset';
import type { GbmContext } from '../moves';
import { moves, notDirector } from '../moves';
import { barred } from '../refusal';
import type { Favour, GbmState } from '../state';
import { tell } from '../telling/tell';
import { favouredBy, favourOf, isAgreed, withFavour, withoutFavours } from './favours';
import { isFree } from './first-abilities';
import {
  choosesRoom,
  lockedRooms,
  notToUnlock,
  openRooms,
  roomNamed,
  unlockRoom,
} from './hideout-map';
import {
  allTakeable,
  chosenSetting,
  hasAlready,
  takeable,
  takeSeriesAbility,
} from './take-ability';

const favourCommand = command('series.favour', {
  choice: z.enum(['special', 'transcendent', 'room']),
  value: id.nullable(),
  setting: id.optional(),
});
type FavourCommand = z.infer<typeof favourCommand>;

/**
 * Somebody says what they would like the group to have, or takes it back, for all to see. What more than
 * half of those at the table favour is the group’s at once (AMB-95).
 */
export const favouring = moves.once('series', (move) => [
  move(favourCommand, { unless: notFavouring, ways: waysToFavour, do: favour }),
]);

/** Nobody settles alone what the whole group chooses, but whoever directs. */
const notAlone = ({ director }: GbmContext): Bar | null =>
  director
    ? null
    : barred('not-allowed', 'That is for all of you to choose.', {
        instead: 'Say what you favour: what more than half of you favour is yours.',
        rule: 'TABLE-094',
      });

/**
 * The group starts with one series ability and one transcendent one (GBM-SER-006); each one more
 * costs an advance of the series (GBM-XP-010), which at some tables buys those of other series too
 * (AMB-28). Whoever directs settles it; else what most of them favour is taken (AMB-95).
 */
export const taking = moves.where(notAlone).about(
  {
    part: 'ability',
    what: 'ability',
    all: ({ state }) => openAbilities(state),
    idOf: (ability) => ability.id,
    find: ({ state }, wanted) => takeable(state, wanted),
  },
  'series',
  (move) => [
    move(command('series.take-ability', { ability: id, setting: id.optional() }), {
      unless: ({ state }, _, ability) => notToTake(state, ability) ?? hasAlready(state, ability),
      ways: ({ state }, ability) => ({
        ...offered(state, ability),
        label: `Settle: ${ability.name}`,
        fields: settingFields(ability),
      }),
      do: (play, { setting }, _, ability) => take(play, ability.id, setting),
    }),
  ],
);

/**
 * At series creation the table picks one room free; it is joined to the way in (GBM-ABY-HID-004).
 * Later the director may unlock any room.
 */
export const unlocking = moves.once('series', (move) => [
  move(command('series.unlock-room', { room: id, reason }), {
    unless(context, { room }) {
      const { state } = context;
      const free = choosesRoom(state);
      return (
        (free ? notAlone(context) : notDirector(context, 'unlock more rooms by hand')) ??
        (room === undefined ? null : notToUnlock(state, roomNamed(state, room), !free))
      );
    },
    ways({ state }) {
      const free = choosesRoom(state);
      const options: FieldOption[] = (free ? openRooms(state) : lockedRooms(state)).map(
        ({ id: value, name, summary }) => ({ value, label: name, detail: summary }),
      );
      if (options.length === 0) return null;
      const room = choiceField('room', 'Room', options);
      if (free) {
        const label = `Settle: a free ${playsetOf(state).map?.room ?? 'room'}`;
        return { label, order: 69, fields: [room] };
      }
      const why: Field = { name: 'reason', kind: 'text', label: 'Why', max: 300, required: false };
      const label = 'Unlock a room by hand';
      return { label, place: 'director', order: 60, fields: [room, why] };
    },
    do(play, { room, reason: why }) {
      if (choosesRoom(play.state)) unlockFree(play, room);
      else unlockRoom(play, room, { anywhere: true, reason: why });
    },
  }),
]);

/** What the group may take now: the first of each kind, or one more for an advance. */
export const openAbilities = (state: GbmState): Ability[] =>
  allTakeable(state).filter((ability) => !hasAlready(state, ability) && !notToTake(state, ability));

const isOwn = (state: GbmState, ability: Ability): boolean =>
  playsetOf(state).abilities.includes(ability);

/** Whether it is the group’s first ability of a kind, which costs nothing. */
const isForNothing = (state: GbmState, ability: Ability): boolean =>
  isOwn(state, ability) && isFree(state, ability.kind);

/** Why the group cannot have an ability now, whoever would like it. */
function notToTake(state: GbmState, wanted: Ability): Bar | null {
  const { phase, series } = state.public;
  if (isForNothing(state, wanted)) return null;
  if (phase === 'creation') {
    const kind = wanted.kind === 'transcendent' ? 'transcendent ability' : 'series ability';
    const message = isOwn(state, wanted)
      ? `The group starts with one ${kind}, and has it.`
      : 'The group starts with abilities of its own series.';
    return barred('limit-reached', message, {
      instead: 'More come with series xp. The director can take the first choice back.',
      rule: 'GBM-SER-006',
    });
  }
  if (series.advances > 0) return null;
  return barred('cannot-afford', 'Another series ability takes an advance of the series.', {
    instead: 'Mark series xp at the end of sessions.',
    rule: 'GBM-XP-010',
  });
}

function notFavouring(
  { state, seat }: GbmContext,
  { type, choice, value }: Partial<FavourCommand>,
): Bar | null {
  // What is offered is looked for among what is open; only what is sent may be anything.
  if (!type || choice === undefined || value === undefined) return null;
  if (value === null) {
    if (favourOf(state, choice, seat.id)) return null;
    return barred('already-done', 'There is nothing that you favour.', {
      instead: 'Say what you would like.',
      rule: 'TABLE-008',
    });
  }
  if (choice === 'room') return notToChoose(state, value);
  const ability = takeable(state, value);
  const closed = hasAlready(state, ability) ?? notToTake(state, ability);
  if (closed || choice === ability.kind) return closed;
  return barred('not-found', 'That is something else that you choose together.', {
    instead: 'Choose one from the list.',
    rule: 'TABLE-094',
  });
}

function notToChoose(state: GbmState, room: string): Bar | null {
  const rule = 'GBM-ABY-HID-004';
  if (!choosesRoom(state)) {
    return barred('wrong-moment', 'There is no room to choose together now.', {
      instead: 'Unlock more in play, room by room.',
      rule,
    });
  }
  if (openRooms(state).some((one) => one.id === room)) return null;
  return barred('not-found', 'No unlocked room leads there.', {
    instead: 'Choose one that is open to you.',
    rule,
  });
}

/** To favour something of what the group chooses, or to think again (AMB-95). */
function* waysToFavour({ state, seat }: GbmContext): Generator<WayToMove<FavourCommand>> {
  const way = (choice: FavourCommand['choice'], value: string) => {
    const on = favourOf(state, choice, seat.id)?.value === value;
    return { with: { choice, value: on ? null : value }, variant: value, on };
  };
  for (const { id: room, name, summary } of choosesRoom(state) ? openRooms(state) : []) {
    yield { ...way('room', room), label: name, detail: summary, order: 60 };
  }
  for (const ability of openAbilities(state)) {
    const { name, kind } = ability;
    const favoured = way(kind, ability.id);
    yield {
      ...favoured,
      ...offered(state, ability),
      label: kind === 'transcendent' ? `${name} (transcendent)` : name,
      fields: favoured.on ? [] : settingFields(ability),
    };
  }
}

/** What is said of an ability that the group may take. */
const offered = (state: GbmState, ability: Ability) => ({
  detail: isOwn(state, ability) ? ability.summary : `Of another series. ${ability.summary}`,
  order: ability.kind === 'transcendent' ? 71 : 70,
  ...(isForNothing(state, ability) ? {} : { cost: '1 series advance' }),
});

function settingFields({ hooks: { groupSetting } }: Ability): Field[] {
  if (!groupSetting) return [];
  return [choiceField('setting', groupSetting.label, groupSetting.options)];
}

function favour(
  play: GbmPlay,
  { choice, value, setting }: FavourCommand,
  { state, seat }: GbmContext,
): void {
  if (value === null) {
    const favours = withFavour(state, choice, seat.id, null);
    play.emit({ type: 'seriesChanged', changes: { favours } });
    play.say(`${seat.name} thinks again about what you choose together.`);
    return;
  }
  const wanted = choice === 'room' ? null : takeable(state, value);
  const [set] = wanted ? Object.values(chosenSetting(wanted, setting)) : [];
  const said: Favour = { value, ...(set ? { setting: set } : {}) };
  const favours = withFavour(state, choice, seat.id, said);
  play.emit({ type: 'seriesChanged', changes: { favours } });
  play.say(`${seat.name} favours ${(wanted ?? roomNamed(state, value)).name}.`);
  if (!isAgreed(play.state, choice, said)) return;
  if (choice === 'room') unlockFree(play, value);
  else take(play, value, set);
}

function take(play: GbmPlay, wanted: string, setting: string | undefined): void {
  const { state } = play;
  const ability = takeable(state, wanted);
  const free = isForNothing(state, ability);
  const { advances } = state.public.series;
  const said = favouredBy(state, ability.kind, wanted);
  takeSeriesAbility(play, wanted, setting);
  if (!free) play.emit({ type: 'seriesChanged', changes: { advances: advances - 1 } });
  const paid = free ? [] : ['It takes an advance of the series.'];
  const what = `The group takes ${ability.name}.`;
  tell(play, { kind: 'advance', about: [], what }, { notes: [ability.summary, ...paid, ...said] });
}

function unlockFree(play: GbmPlay, room: string): void {
  unlockRoom(play, room);
  const changes = { freeRoomPicked: true, ...withoutFavours(play.state, 'room') };
  play.emit({ type: 'seriesChanged', changes });
}
