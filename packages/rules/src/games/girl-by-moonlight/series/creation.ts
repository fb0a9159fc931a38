import type { CommandOf } from '../commands';
import type { Ability } from '../content';
import type { Area, GbmPlay } from '../game';
import { playsetOf } from '../library/playset';
import { during } from '../lookups';
import { missing, refuse } from '../refusal';
import type { Favour, GroupChoice } from '../state';
import { tell } from '../telling/tell';
import { answerQuestion } from './answers';
import { seriesDrawers, seriesOffers } from './creation-offers';
import { drawAnswer } from './draw';
import { favouredBy, favourOf, isAgreed, withFavour, withoutFavours } from './favours';
import { isFree } from './first-abilities';
import { choosesRoom, openRooms, unlockRoom } from './hideout-map';
import { chosenSetting, takeable, takeSeriesAbility } from './take-ability';

/** The group's part of creation: the playset's questions, a name, its abilities, a free room. */
export const seriesCreation: Area = {
  betweenSessions: true,
  handlers: {
    'series.answer': answerQuestion,
    'series.draw': drawAnswer,
    'series.name': nameSeries,
    'series.begin-in': beginIn,
    'series.favour': favour,
    'series.take-ability': takeAbility,
    'series.unlock-room': unlock,
  },
  offers: seriesOffers,
  drawers: seriesDrawers,
};

function nameSeries(play: GbmPlay, { name }: CommandOf<'series.name'>): void {
  play.seat();
  if (play.state.public.phase !== 'creation') play.director('rename the series now');
  play.emit({ type: 'seriesChanged', changes: { name } });
  play.say(`The series is called “${name}”.`);
}

/** Play begins in the first season of the story, or in its second, as the book would have it (GBM-CYC-008). */
function beginIn(play: GbmPlay, { season }: CommandOf<'series.begin-in'>): void {
  play.seat();
  during(play, 'creation');
  play.emit({ type: 'seriesChanged', changes: { season, beganIn: season } });
  play.say(
    season === 1
      ? 'We begin with the first season.'
      : 'We begin in season two: the first has been, and comes back in flashbacks.',
  );
}

/**
 * The group starts with one series ability and one transcendent one (GBM-SER-006); each one more
 * costs an advance of the series (GBM-XP-010), which at some tables buys those of other series too
 * (AMB-28). Whoever directs settles it; else what most of them favour is taken (AMB-95).
 */
function takeAbility(play: GbmPlay, command: CommandOf<'series.take-ability'>): void {
  refuseOneAlone(play);
  refuseToTake(play, takeable(play.state, command.ability));
  take(play, command.ability, command.setting);
}

/** Nobody settles alone what the whole group chooses, but whoever directs. */
function refuseOneAlone(play: GbmPlay): void {
  if (play.isDirector()) return;
  refuse('not-allowed', 'That is for all of you to choose.', {
    instead: 'Say what you favour: what more than half of you favour is yours.',
    rule: 'TABLE-094',
  });
}

/** Refuses an ability that the group cannot have now, whoever would like it. */
function refuseToTake({ state }: GbmPlay, wanted: Ability): void {
  const own = playsetOf(state).abilities.includes(wanted);
  const free = own && isFree(state, wanted.kind);
  if (!free && state.public.phase === 'creation') {
    const kind = wanted.kind === 'transcendent' ? 'transcendent ability' : 'series ability';
    const message = own
      ? `The group starts with one ${kind}, and has it.`
      : 'The group starts with abilities of its own series.';
    refuse('limit-reached', message, {
      instead: 'More come with series xp. The director can take the first choice back.',
      rule: 'GBM-SER-006',
    });
  }
  if (!free && state.public.series.advances < 1) {
    refuse('cannot-afford', 'Another series ability takes an advance of the series.', {
      instead: 'Mark series xp at the end of sessions.',
      rule: 'GBM-XP-010',
    });
  }
}

function take(play: GbmPlay, id: string, setting: string | undefined): void {
  const { state } = play;
  const wanted = takeable(state, id);
  const free = playsetOf(state).abilities.includes(wanted) && isFree(state, wanted.kind);
  const { advances } = state.public.series;
  const said = favouredBy(state, wanted.kind, id);
  const ability = takeSeriesAbility(play, id, setting);
  if (!free) play.emit({ type: 'seriesChanged', changes: { advances: advances - 1 } });
  const paid = free ? [] : ['It takes an advance of the series.'];
  const what = `The group takes ${ability.name}.`;
  tell(play, { kind: 'advance', about: [], what }, { notes: [ability.summary, ...paid, ...said] });
}

/**
 * Somebody says what they would like the group to have, or takes it back, for all to see. What more than
 * half of those at the table favour is the group’s at once (AMB-95).
 */
function favour(play: GbmPlay, { choice, value, setting }: CommandOf<'series.favour'>): void {
  const seat = play.seat();
  if (value === null) {
    if (favourOf(play.state, choice, seat.id) === null) {
      refuse('already-done', 'There is nothing that you favour.', {
        instead: 'Say what you would like.',
        rule: 'TABLE-008',
      });
    }
    const favours = withFavour(play.state, choice, seat.id, null);
    play.emit({ type: 'seriesChanged', changes: { favours } });
    play.say(`${seat.name} thinks again about what you choose together.`);
    return;
  }
  const wanted = choice === 'room' ? openRoom(play, value) : openAbility(play, value, setting);
  if (choice !== wanted.choice) {
    refuse('not-found', 'That is something else that you choose together.', {
      instead: 'Choose one from the list.',
      rule: 'TABLE-094',
    });
  }
  const said: Favour = { value, ...(wanted.set ? { setting: wanted.set } : {}) };
  const favours = withFavour(play.state, choice, seat.id, said);
  play.emit({ type: 'seriesChanged', changes: { favours } });
  play.say(`${seat.name} favours ${wanted.name}.`);
  if (!isAgreed(play.state, choice, said)) return;
  if (choice === 'room') unlockFree(play, value);
  else take(play, value, said.setting);
}

interface Open {
  choice: GroupChoice;
  name: string;
  set?: string | undefined;
}

function openAbility(play: GbmPlay, id: string, setting: string | undefined): Open {
  const ability = takeable(play.state, id);
  if (play.state.public.series.abilities.includes(id)) {
    refuse('already-done', `The group already has ${ability.name}.`, {
      instead: 'Choose one that the group does not have.',
      rule: 'GBM-SER-006',
    });
  }
  refuseToTake(play, ability);
  const [set] = Object.values(chosenSetting(ability, setting));
  return { choice: ability.kind, name: ability.name, set };
}

function openRoom(play: GbmPlay, id: string): Open {
  if (!choosesRoom(play.state)) {
    refuse('wrong-moment', 'There is no room to choose together now.', {
      instead: 'Unlock more in play, room by room.',
      rule: 'GBM-ABY-HID-004',
    });
  }
  const room =
    openRooms(play.state).find((one) => one.id === id) ??
    missing('No unlocked room leads there.', 'Choose one that is open to you.', 'GBM-ABY-HID-004');
  return { choice: 'room', name: room.name };
}

/**
 * At series creation the table picks one room free; it is joined to the way in (GBM-ABY-HID-004).
 * Later the director may unlock any room.
 */
function unlock(play: GbmPlay, { room, reason }: CommandOf<'series.unlock-room'>): void {
  if (choosesRoom(play.state)) {
    refuseOneAlone(play);
    unlockFree(play, room);
    return;
  }
  play.director('unlock more rooms by hand');
  unlockRoom(play, room, { anywhere: true, reason });
}

function unlockFree(play: GbmPlay, room: string): void {
  unlockRoom(play, room);
  const changes = { freeRoomPicked: true, ...withoutFavours(play.state, 'room') };
  play.emit({ type: 'seriesChanged', changes });
}
