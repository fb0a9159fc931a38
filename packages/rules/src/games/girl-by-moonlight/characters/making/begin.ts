import { answerTo } from '../../asking';
import type { Playbook } from '../../content';
import type { GbmPlay } from '../../game';
import { abilityOf, playbookById } from '../../library';
import { nameOf, protagonist } from '../../lookups';
import { missing } from '../../refusal';
import { takeUpSeriesAbilities } from '../../series/take-ability';
import { downtimeOf } from '../../sheet/downtime-actions';
import type { GbmState, Protagonist, ProtagonistId } from '../../state';
import { remember } from '../../telling/chronicle';
import { tell } from '../../telling/tell';
import { blankProtagonist } from './blank';

/** Tells that a protagonist is in play, and gives what their abilities and the group’s give once. */
export function joinStory(play: GbmPlay, one: Protagonist, notes: string[] = []): void {
  remember(play, 'joined', `${nameOf(one)} joins the story.`);
  tell(play, { kind: 'joins-the-story', about: [one.id] }, { notes });
  for (const id of [...one.special, ...one.transcendent]) {
    answerTo(play, one.id, abilityOf(play.state, id)?.hooks ?? {}, 'taken', {});
  }
  takeUpSeriesAbilities(play, one.id);
  joinDowntime(play, one.id);
}

/** Whoever joins in the middle of downtime has the actions that it gives, as everybody had (TABLE-126). */
function joinDowntime(play: GbmPlay, id: ProtagonistId): void {
  const { phase, episode } = play.state.public;
  if (phase !== 'downtime' || episode.downtime[id]) return;
  const own = downtimeOf(play.state, protagonist(play.state, id));
  play.emit({ type: 'episodeChanged', changes: { downtime: { ...episode.downtime, [id]: own } } });
}

/**
 * Whether somebody new can join the story now: at any time before its end (TABLE-091). Where a protagonist
 * was lost, everybody new waits for the next episode (GBM-LOS-006, AMB-56).
 */
export function mayJoin(state: GbmState): boolean {
  if (mayEnter(state)) return true;
  return state.public.phase !== 'epilogue' && !somebodyIsLost(state);
}

/** Whether there is a loss to make up for. */
export function somebodyIsLost(state: GbmState): boolean {
  return Object.values(state.public.protagonists).some(({ status }) => status === 'lost');
}

/** Whether the table meets its newcomers now: before an episode, and as one begins. */
export function mayEnter(state: GbmState): boolean {
  return ['creation', 'obligation', 'interlude'].includes(state.public.phase);
}

/** A playbook by id. */
export function playbookNamed(state: GbmState, id: string): Playbook {
  return (
    playbookById(state, id) ??
    missing('There is no such playbook.', 'Choose one from the list.', 'GBM-SER-005')
  );
}

/** What a protagonist of a playbook begins with: two actions and its first ability. */
export function startOf({ startingActions, special }: Playbook) {
  const { actions } = blankProtagonist('', '', '');
  for (const action of startingActions) actions[action].mundane = 1;
  return { actions, special: [special[0].id] };
}
