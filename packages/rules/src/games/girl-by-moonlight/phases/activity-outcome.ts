import type { Band, RollOutcome, RollResult } from '../../../forged-in-the-dark';
import { bandWords, shiftBand } from '../../../forged-in-the-dark';
import { happened } from '../asking';
import type { CommandOf } from '../commands';
import { DOWNTIME_AMOUNTS } from '../constants';
import type { GbmPlay } from '../game';
import type { ActivityRule } from '../hooks';
import { own, playedBy, protagonist } from '../lookups';
import { refuse } from '../refusal';
import { gained } from '../rolls/outcomes';
import { markTranscendence, tellIfSpent } from '../sheet/transcendence';
import type { DowntimeActivity, Protagonist, ProtagonistId } from '../state';
import { ruleOf } from './activity-aim';
import { countedAs, improving } from './activity-pool';
import { flashbackTerms } from './flashback-downtime';
import { sharedFor, spendShared } from './shared-actions';

/** Whoever rolled pays for a better result, or lets it stand (GBM-SEA-ABL-008). */
export function settle(play: GbmPlay, command: CommandOf<'downtime.settle'>): void {
  const { improve } = command;
  const { activity, self } = onTable(play, command.protagonist);
  if (!play.isDirector()) own(play, self.id);
  const { rolled, ...before } = activity;
  if (!rolled) {
    refuse('wrong-moment', 'No dice have fallen that wait for a word.', {
      instead: 'Roll the activity first.',
      rule: 'GBM-DWN-003',
    });
  }
  const better = improve ? improving(play.state, self, before, rolled.band) : null;
  if (improve && !better) {
    refuse('cannot-afford', 'That result cannot be improved any more.', {
      instead: 'Let it stand.',
      rule: 'GBM-SEA-ABL-008',
    });
  }
  const band = better ? shiftBand(rolled.band, 1) : rolled.band;
  const kept = { ...before };
  const { result } = rolled;
  if (better) {
    play.say(`${better.name}: it counts as a ${bandWords[band].toLowerCase()}.`, {
      notes: [better.pay(play)],
    });
  }
  carryOut(play, ruleOf(play.state, kept), kept, band, result);
}

/** Refuses what comes too late once the dice have fallen. */
export function refuseRolled({ rolled }: DowntimeActivity): void {
  if (!rolled) return;
  refuse('wrong-moment', 'The dice have fallen.', {
    instead: 'Improve the result, or let it stand.',
    rule: 'GBM-DWN-003',
  });
}

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

/**
 * An activity on the table, and who does it.
 *
 * @param by whose; without, the sender's own, or else the only one there is.
 */
export function onTable(
  play: GbmPlay,
  by: ProtagonistId | undefined,
): { activity: DowntimeActivity; self: Protagonist } {
  const { activities } = play.state.public;
  const open = Object.values(activities);
  const own = playedBy(play.state, play.seat().id)?.id ?? '';
  const activity = by === undefined ? (activities[own] ?? open[0]) : activities[by];
  if (!activity) {
    refuse('wrong-moment', 'No downtime activity of theirs is on the table.', {
      instead: 'Choose one first, while somebody has a downtime action.',
      rule: 'GBM-DWN-001',
    });
  }
  if (by === undefined && activities[own] === undefined && open.length > 1) {
    refuse('malformed', 'Several people are busy, and it is not said whose activity is meant.', {
      instead: 'Say whose it is.',
      rule: 'TABLE-062',
    });
  }
  return { activity, self: protagonist(play.state, activity.by) };
}
