import { beginning, startClock } from '../../../table';
import { command } from '../../../table/command';
import { clockRules } from '../clocks/rules';
import type { GbmPlay, OfferContext } from '../game';
import { playsetOf } from '../library/playset';
import { moves } from '../moves';
import { questionsOfEngagement } from '../phases/engagement';
import { beginWithMission } from '../phases/entering';
import { chooseMission } from '../phases/mission';
import type { ReadyClock, ReadySeries } from '../ready-made';
import { barred } from '../refusal';
import { isFree } from '../series/first-abilities';
import { unlockRoom } from '../series/hideout-map';
import { takeSeriesAbility } from '../series/take-ability';
import type { GbmState } from '../state';
import { words } from '../words';

const beginCommand = command('tonight.begin', {});

/**
 * Settles at once all that making a series would, where the table has not settled it, and begins the
 * first episode with its mission (TABLE-070): before the first episode, and before anybody made somebody.
 * Each playset has one, so that no command names it.
 */
export const begin = beginning<GbmState, GbmPlay, OfferContext, ReadySeries, typeof beginCommand>(
  moves,
  beginCommand,
  {
    words,
    starts: (state) => [playsetOf(state).tonight],
    what: (state) => `what is ready-made for ${playsetOf(state).name}`,
    tooLate({ state: { public: shared } }) {
      if (shared.phase !== 'creation') {
        return barred('wrong-phase', 'The first episode has begun already.', {
          instead: 'Play on; or open another table for a ready-made series.',
          rule: 'TABLE-070',
        });
      }
      if (Object.keys(shared.protagonists).length === 0) return null;
      return barred('wrong-moment', 'Somebody is making a protagonist already.', {
        instead: 'Make the series together, and begin when everybody is ready.',
        rule: 'TABLE-070',
      });
    },
    layOut,
  },
);

function layOut(play: GbmPlay, tonight: ReadySeries): void {
  settleSeries(play, tonight);
  const { title } = play.state.public.episode;
  if (!title) play.emit({ type: 'episodeChanged', changes: { title: tonight.title } });
  beginWithMission(play);
  for (const clock of tonight.clocks) start(play, clock);
  const about = tonight.prepare?.(play);
  const { type: mission, goal, engagement } = tonight.mission;
  chooseMission(play, {
    type: 'mission.choose',
    mission,
    goal,
    ...(about === undefined ? {} : { about }),
  });
  answer(play, engagement);
  play.emit({ type: 'sceneSet', scene: tonight.scene });
}

/** Answers, the name, the group’s first abilities and its free room: what is settled stays as it is. */
function settleSeries(play: GbmPlay, ready: ReadySeries): void {
  const by = play.seat().id;
  for (const { id } of playsetOf(play.state).questions) {
    const answer = ready.answers[id];
    if (!answer || play.state.public.series.answers[id]) continue;
    const { picks = [], text = '' } = answer;
    play.emit({ type: 'answerGiven', question: id, answer: { picks: [...picks], text, by } });
  }
  const { series } = play.state.public;
  play.emit({
    type: 'seriesChanged',
    changes: { name: series.name || ready.name, tonight: true },
  });
  for (const { id, setting } of ready.abilities) {
    const ability = playsetOf(play.state).abilities.find((one) => one.id === id);
    if (ability && isFree(play.state, ability.kind)) takeSeriesAbility(play, id, setting);
  }
  if (ready.room !== undefined && !series.freeRoomPicked) {
    unlockRoom(play, ready.room);
    play.emit({ type: 'seriesChanged', changes: { freeRoomPicked: true } });
  }
}

function start(play: GbmPlay, { secret, ...ready }: ReadyClock): void {
  const clock = { id: play.id('clock'), marked: 0, ...ready };
  startClock(play, clock, secret ? 'all' : [], clockRules, [`When it fills: ${ready.outcome}`]);
}

/** What the engagement roll asks, as the ready-made mission answers it. */
function answer(play: GbmPlay, yes: readonly string[]): void {
  const { mission } = play.state.public.episode;
  if (!mission) return;
  const asked = questionsOfEngagement(play.state).filter(({ id }) => yes.includes(id));
  const engagement = Object.fromEntries(asked.map(({ id, dice }) => [id, dice]));
  play.emit({ type: 'episodeChanged', changes: { mission: { ...mission, engagement } } });
}
