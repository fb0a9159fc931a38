import type { CommandOf } from '../commands';
import type { Area, GbmPlay } from '../game';
import { playsetOf } from '../library/playset';
import { refuse } from '../refusal';
import { during } from '../table/lookups';
import { tell } from '../telling/tell';
import { answerQuestion } from './answers';
import { seriesDrawers, seriesOffers } from './creation-offers';
import { drawAnswer } from './draw';
import { isFree } from './first-abilities';
import { unlockRoom } from './hideout-map';
import { takeable, takeSeriesAbility } from './take-ability';

/** The group's part of creation: the playset's questions, a name, its abilities, a free room. */
export const seriesCreation: Area = {
  betweenSessions: true,
  handlers: {
    'series.answer': answerQuestion,
    'series.draw': drawAnswer,
    'series.name': nameSeries,
    'series.begin-in': beginIn,
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
 * (AMB-28).
 */
function takeAbility(play: GbmPlay, command: CommandOf<'series.take-ability'>): void {
  play.seat();
  const { state } = play;
  const wanted = takeable(state, command.ability);
  const own = playsetOf(state).abilities.includes(wanted);
  const free = own && isFree(state, wanted.kind);
  const { advances } = state.public.series;
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
  if (!free && advances < 1) {
    refuse('cannot-afford', 'Another series ability takes an advance of the series.', {
      instead: 'Mark series xp at the end of sessions.',
      rule: 'GBM-XP-010',
    });
  }
  const ability = takeSeriesAbility(play, command.ability, command.setting);
  if (!free) play.emit({ type: 'seriesChanged', changes: { advances: advances - 1 } });
  const what = `The group takes ${ability.name}.`;
  tell(
    play,
    { kind: 'advance', about: [], what },
    {
      notes: [ability.summary, ...(free ? [] : ['It takes an advance of the series.'])],
    },
  );
}

/**
 * At series creation the table picks one room free; it is joined to the way in (GBM-ABY-HID-004).
 * Later the director may unlock any room.
 */
function unlock(play: GbmPlay, { room, reason }: CommandOf<'series.unlock-room'>): void {
  play.seat();
  const { phase, series } = play.state.public;
  const free = playsetOf(play.state).map?.freeRoom === true;
  if (phase === 'creation' && free && !series.freeRoomPicked) {
    unlockRoom(play, room);
    play.emit({ type: 'seriesChanged', changes: { freeRoomPicked: true } });
    return;
  }
  play.director('unlock more rooms by hand');
  unlockRoom(play, room, { anywhere: true, reason });
}
