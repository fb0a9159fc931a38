import { startClock } from '../../../table';
import { command } from '../../../table/command';
import { clockRules } from '../clocks/rules';
import type { GbmPlay } from '../game';
import { playsetOf } from '../library/playset';
import { directing } from '../moves';
import { questionsOfEngagement } from '../phases/engagement';
import { beginWithMission } from '../phases/entering';
import { chooseMission } from '../phases/mission';
import type { ReadyClock, ReadySeries } from '../ready-made';
import { barred } from '../refusal';
import { isFree } from '../series/first-abilities';
import { unlockRoom } from '../series/hideout-map';
import { takeSeriesAbility } from '../series/take-ability';

/**
 * Settles at once all that making a series would, where the table has not settled it, and begins the
 * first episode with its mission (TABLE-070): before the first episode, and before anybody made somebody.
 * It is one step: an undo takes back all of it.
 */
export const beginning = directing('begin with a ready-made series').once('tonight', (move) => [
  move(command('tonight.begin', {}), {
    unless({ state: { public: shared } }) {
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
    ways: ({ state }) => ({ label: 'Play tonight', detail: playsetOf(state).tonight.pitch }),
    do: beginTonight,
  }),
]);

function beginTonight(play: GbmPlay): void {
  const { name, tonight } = playsetOf(play.state);
  play.say(`${play.seat().name} begins at once, with what is ready-made for ${name}.`, {
    notes: ['Everything can be changed, as if the table had made it by hand.'],
  });
  settleSeries(play, tonight);
  const { title } = play.state.public.episode;
  if (!title) play.emit({ type: 'episodeChanged', changes: { title: tonight.title } });
  beginWithMission(play);
  for (const clock of tonight.clocks) begin(play, clock);
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

function begin(play: GbmPlay, { secret, ...ready }: ReadyClock): void {
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
