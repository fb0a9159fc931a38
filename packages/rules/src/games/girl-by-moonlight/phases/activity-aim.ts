import type { Refusal } from '../../../engine';
import type { ActivityRule } from '../hooks';
import { cast, nameById, protagonist } from '../lookups';
import { barred } from '../refusal';
import type { DowntimeActivity, GbmState, Protagonist, ProtagonistId } from '../state';
import { openProjects } from './projects';

/** Why an activity cannot be with that friend, or for what else it is, if so. */
export function notWith(
  state: GbmState,
  self: Protagonist,
  rule: ActivityRule,
  id: ProtagonistId | undefined,
  flashback: boolean,
): Refusal | null {
  const others = rule.others?.({ state, self }) ?? [];
  if (others.some(({ value }) => value === id)) return null;
  if (rule.needs === 'other') {
    return barred('not-allowed', 'It cannot be for that one.', {
      instead: `Choose among: ${others.map(({ label }) => label).join(', ') || 'nobody now'}.`,
      rule: 'GBM-DWN-002',
    });
  }
  if (rule.needs !== 'friend') return null;
  const instead = 'Choose another protagonist who is in play.';
  if (id === undefined) {
    const message = 'It is not said whom it is with.';
    return barred('malformed', message, { instead, rule: 'TABLE-006' });
  }
  const friend = protagonist(state, id);
  if (friend.id === self.id || !cast(state).includes(friend)) {
    const message = 'It cannot be with that one.';
    return barred('not-allowed', message, { instead, rule: 'GBM-DWN-006' });
  }
  const reason = rule.excludes?.({ state, self, friend, flashback });
  if (!reason) return null;
  return barred('not-allowed', reason, {
    instead: 'Choose somebody else, or another activity.',
    rule: 'GBM-DWN-002',
  });
}

/** Why nobody can work on that project now, if so (GBM-DWN-013, 014). */
export function noProject(state: GbmState, id: string | undefined): Refusal | null {
  const clock = state.public.clocks[id ?? ''];
  if (!clock || (clock.kind !== 'project' && clock.kind !== 'room')) {
    return barred('not-found', 'There is no such project.', {
      instead: 'Choose one to work on, or start one first.',
      rule: 'GBM-DWN-014',
    });
  }
  if (clock.marked >= clock.segments) {
    return barred('limit-reached', `“${clock.name}” is done already.`, {
      instead: 'Work on another project, or start one.',
      rule: 'GBM-DWN-014',
    });
  }
  if (openProjects(state).some((one) => one.id === clock.id)) return null;
  return barred('wrong-moment', `“${clock.name}” waits until its earlier phase is done.`, {
    instead: 'Work on the earlier phase.',
    rule: 'GBM-DWN-013',
  });
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
