import type { GbmPlay } from '../game';
import type { ActivityRule } from '../hooks';
import { cast, nameById, protagonist } from '../lookups';
import { missing, refuse } from '../refusal';
import type { DowntimeActivity, GbmState, Protagonist, ProtagonistId } from '../state';
import { activityOf } from './activities';
import { openProjects } from './projects';

/** The friend that it is with, or what else it is for, such as an Engine. */
export function withWhom(
  play: GbmPlay,
  self: Protagonist,
  rule: ActivityRule,
  id: string | undefined,
  flashback: boolean,
): Pick<DowntimeActivity, 'with' | 'about'> {
  const others = rule.others?.({ state: play.state, self }) ?? [];
  const other = others.find(({ value }) => value === id);
  if (other) return { with: null, about: other.value };
  if (rule.needs === 'friend') return { with: friendFor(play, self, rule, id, flashback) };
  if (rule.needs !== 'other') return { with: null };
  return refuse('not-allowed', 'It cannot be for that one.', {
    instead: `Choose among: ${others.map(({ label }) => label).join(', ') || 'nobody now'}.`,
    rule: 'GBM-DWN-002',
  });
}

function friendFor(
  play: GbmPlay,
  self: Protagonist,
  rule: ActivityRule,
  id: ProtagonistId | undefined,
  flashback: boolean,
): ProtagonistId {
  if (id === undefined) {
    refuse('malformed', 'It is not said whom it is with.', {
      instead: 'Choose another protagonist who is in play.',
      rule: 'TABLE-006',
    });
  }
  const friend = protagonist(play.state, id);
  if (friend.id === self.id || !cast(play.state).some((one) => one.id === id)) {
    refuse('not-allowed', 'It cannot be with that one.', {
      instead: 'Choose another protagonist who is in play.',
      rule: 'GBM-DWN-006',
    });
  }
  const reason = rule.excludes?.({ state: play.state, self, friend, flashback });
  if (!reason) return id;
  return refuse('not-allowed', reason, {
    instead: 'Choose somebody else, or another activity.',
    rule: 'GBM-DWN-002',
  });
}

/** The project that it is work on; refuses one that nobody can work on now (GBM-DWN-013, 014). */
export function projectFor(state: GbmState, id: string | undefined): string {
  const clock = id === undefined ? undefined : state.public.clocks[id];
  if (!clock || (clock.kind !== 'project' && clock.kind !== 'room')) {
    return refuse('not-found', 'There is no such project.', {
      instead: 'Choose one to work on, or start one first.',
      rule: 'GBM-DWN-014',
    });
  }
  if (clock.marked >= clock.segments) {
    refuse('limit-reached', `“${clock.name}” is done already.`, {
      instead: 'Work on another project, or start one.',
      rule: 'GBM-DWN-014',
    });
  }
  if (!openProjects(state).some((one) => one.id === clock.id)) {
    refuse('wrong-moment', `“${clock.name}” waits until its earlier phase is done.`, {
      instead: 'Work on the earlier phase.',
      rule: 'GBM-DWN-013',
    });
  }
  return clock.id;
}

/** The rule of an activity. */
export function ruleOf(state: GbmState, activity: DowntimeActivity): ActivityRule {
  return (
    activityOf(state, protagonist(state, activity.by), activity.activity) ??
    missing('That activity is no longer open to anybody.', 'Withdraw it.', 'GBM-DWN-002')
  );
}

/** An activity with whom or what it is for, as people read it. */
export function titleOf(
  state: GbmState,
  { name }: ActivityRule,
  activity: DowntimeActivity,
): string {
  const clock = activity.clock === null ? undefined : state.public.clocks[activity.clock];
  if (clock) return `${name}, “${clock.name}”`;
  if (activity.about !== undefined) return `${name}: ${nameById(state, activity.about)}`;
  return activity.with === null ? name : `${name}, with ${nameById(state, activity.with)}`;
}
