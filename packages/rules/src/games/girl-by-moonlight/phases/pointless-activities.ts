import type { GbmPlay } from '../game';
import { cast, nameById, nameOf } from '../lookups';
import type { DowntimeActivity, GbmState } from '../state';
import { activityOf } from './activities';
import { flashbackTerms } from './flashback-downtime';
import { openProjects } from './projects';
import { sharedFor } from './shared-actions';

/**
 * Takes away what somebody has begun in downtime and can finish no more, each with a sentence that says
 * why (TABLE-062). Nothing has been paid for it. Looks after every command: others go on meanwhile.
 */
export function dropPointlessActivities(play: GbmPlay): void {
  for (const one of Object.values(play.state.public.activities)) {
    const why = whyPointless(play.state, one);
    if (why === null) continue;
    play.emit({ type: 'activityRemoved', protagonist: one.by });
    const name = nameById(play.state, one.by);
    play.say(`What ${name} had begun falls away: ${why.replace(/\.$/, '')}.`);
  }
}

function whyPointless(state: GbmState, one: DowntimeActivity): string | null {
  const { by, clock, flashback, rolled } = one;
  if (rolled) return null;
  const self = state.public.protagonists[by];
  if (self?.status === 'out-of-action') return `${nameOf(self)} is out of action`;
  if (self?.status !== 'active') return `${nameById(state, by)} is gone`;
  if (clock !== null && !openProjects(state).some(({ id }) => id === clock)) {
    return projectOver(state, clock);
  }
  if (flashback) {
    return flashbackTerms(state, self) ? null : `${nameOf(self)} cannot do it in a flashback now`;
  }
  const left = state.public.episode.downtime[by]?.left ?? 0;
  if (left < 1 && !sharedFor(state, one.activity)) return 'no downtime action is left for it';
  return whyNotWith(state, one);
}

function projectOver(state: GbmState, id: string): string {
  const clock = state.public.clocks[id];
  return clock ? `“${clock.name}” is done` : 'its project is over';
}

/** Why it cannot be with or for that one any more. */
function whyNotWith(state: GbmState, one: DowntimeActivity): string | null {
  const self = state.public.protagonists[one.by];
  const rule = self && activityOf(state, self, one.activity);
  if (!self || !rule) return 'nobody can do that any more';
  if (one.about !== undefined) {
    const there = rule.others?.({ state, self }).some(({ value }) => value === one.about);
    return there ? null : `${nameById(state, one.about)} is in no need of it any more`;
  }
  if (one.with === null) return null;
  const friend = cast(state).find(({ id }) => id === one.with);
  if (!friend) return `${nameById(state, one.with)} is gone`;
  return rule.excludes?.({ state, self, friend, flashback: one.flashback }) ?? null;
}
