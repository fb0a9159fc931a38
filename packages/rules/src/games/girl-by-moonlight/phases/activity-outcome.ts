import type { Band, RollOutcome, RollResult } from '../../../forged-in-the-dark';
import { happened } from '../asking';
import { DOWNTIME_AMOUNTS } from '../constants';
import type { GbmPlay } from '../game';
import type { ActivityRule } from '../hooks';
import { protagonist } from '../lookups';
import { gained } from '../rolls/outcomes';
import { markTranscendence, tellIfSpent } from '../sheet/transcendence';
import type { DowntimeActivity, GbmState, ProtagonistId } from '../state';
import type { Moment } from '../telling/tell';
import { titleOf } from './activity-aim';
import { countedAs } from './activity-pool';
import { flashbackTerms } from './flashback-downtime';
import { sharedFor, spendShared } from './shared-actions';

/** What the dice of an activity are called: they cannot fail (GBM-DWN-003…005). */
export function outcomeOf(rule: ActivityRule, band: Band, result: RollResult): RollOutcome {
  const amount = DOWNTIME_AMOUNTS[band];
  return rule.outcome?.(amount, band, result) ?? gained(`${amount} segments`, band);
}

/** Pays for the activity and lets its rule do what it does. */
export function carryOut(
  play: GbmPlay,
  rule: ActivityRule,
  activity: DowntimeActivity,
  band: Band,
  result: RollResult | null,
): void {
  const id = activity.by;
  if (activity.flashback) payWithFlashback(play, id);
  else payWithAction(play, id, activity.activity);
  const amount = DOWNTIME_AMOUNTS[band];
  rule.resolve(play, activity, protagonist(play.state, id), amount, band, result);
  afterwards(play, activity, amount, band);
  if (play.state.public.activities[id]) play.emit({ type: 'activityRemoved', protagonist: id });
  if (activity.flashback) tellIfSpent(play, id);
}

/** What abilities of the one who did it, and of the one it was for, make of it. */
function afterwards(play: GbmPlay, activity: DowntimeActivity, amount: number, band: Band): void {
  for (const id of [activity.by, activity.with]) {
    if (id === null) continue;
    happened(play, id, 'activity', { activity: countedAs(activity), amount, band });
  }
}

function payWithAction(play: GbmPlay, id: ProtagonistId, activity: string): void {
  const shared = sharedFor(play.state, activity);
  if (shared) {
    spendShared(play, shared);
    return;
  }
  const { downtime } = play.state.public.episode;
  const now = downtime[id];
  if (!now) return;
  play.emit({
    type: 'episodeChanged',
    changes: { downtime: { ...downtime, [id]: { ...now, left: now.left - 1 } } },
  });
}

/** It costs a segment of transcendence instead of a downtime action (GBM-PB-ENI-017). */
function payWithFlashback(play: GbmPlay, id: ProtagonistId): void {
  const self = protagonist(play.state, id);
  const terms = flashbackTerms(play.state, self);
  if (!terms) return;
  const uses = { ...self.uses, [terms.useKey]: (self.uses[terms.useKey] ?? 0) - 1 };
  play.emit({ type: 'protagonistChanged', id, changes: { uses } });
  play.say(markTranscendence(play, id));
}

/** How everybody is told of an activity. */
export function momentOf(state: GbmState, rule: ActivityRule, activity: DowntimeActivity): Moment {
  const { by, with: friend, about, clock, description } = activity;
  return {
    kind: rule.beat ?? 'downtime-activity',
    about: [by, friend ?? about ?? clock ?? []].flat(),
    what: titleOf(state, rule, activity),
    fiction: description,
  };
}
