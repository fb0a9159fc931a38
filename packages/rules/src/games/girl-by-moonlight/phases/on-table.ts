import type { Refusal } from '../../../engine';
import type { Define, Subject } from '../../../table';
import { id } from '../../../table/command';
import type { GbmPlay, OfferContext } from '../game';
import type { ActivityRule } from '../hooks';
import { protagonist } from '../lookups';
import { barred, missing, refuse } from '../refusal';
import type { DowntimeActivity, GbmState, Protagonist } from '../state';
import { activityOf } from './activities';

/** An activity on the table, whose it is, and its rule. */
export interface OnTable {
  activity: DowntimeActivity;
  self: Protagonist;
  rule: ActivityRule;
}

/** Defines what somebody may do about an activity on the table. */
export type DefineOnTable = Define<
  OfferContext,
  GbmPlay,
  OnTable,
  { type: string; protagonist?: string | undefined }
>;

/** Whose activity it is may be left out where it is clear: earlier releases knew one at a time. */
export const whose = id.optional();

/** Each does one thing at a time, several people at once (TABLE-062). */
export const onTable: Subject<OfferContext, OnTable, 'protagonist'> = {
  part: 'protagonist',
  what: 'activity',
  all: ({ state }) =>
    Object.values(state.public.activities).flatMap((activity) => {
      const self = state.public.protagonists[activity.by];
      const rule = self && activityOf(state, self, activity.activity);
      return rule ? [{ activity, self, rule }] : [];
    }),
  idOf: ({ self }) => self.id,
  find({ state, self: own }, said, command) {
    const open = Object.values(state.public.activities);
    // An answer is about the one that is with whoever answers, all else about their own, or the only one.
    const asking = 'offer' in command ? open.find((one) => one.with === own?.id) : undefined;
    const by = said || (asking?.by ?? own?.id ?? '');
    const activity = state.public.activities[by] ?? (said ? undefined : open[0]);
    if (!activity) {
      refuse('wrong-moment', 'No downtime activity of theirs is on the table.', {
        instead: 'Choose one first, while somebody has a downtime action.',
        rule: 'GBM-DWN-001',
      });
    }
    if (activity.by !== by && open.length > 1) {
      refuse('malformed', 'Several people are busy, and it is not said whose activity is meant.', {
        instead: 'Say whose it is.',
        rule: 'TABLE-062',
      });
    }
    const self = protagonist(state, activity.by);
    return { activity, self, rule: ruleOf(state, self, activity) };
  },
};

const ruleOf = (state: GbmState, self: Protagonist, { activity }: DowntimeActivity): ActivityRule =>
  activityOf(state, self, activity) ??
  missing('That activity is no longer open to anybody.', 'Withdraw it.', 'GBM-DWN-002');

/** Why it is too late, if so: the dice have fallen. */
export function hasFallen({ activity }: OnTable): Refusal | null {
  if (!activity.rolled) return null;
  return barred('wrong-moment', 'The dice have fallen.', {
    instead: 'Improve the result, or let it stand.',
    rule: 'GBM-DWN-003',
  });
}

/** The question whether whoever rolled lets it stand. */
export const settleId = ({ id }: DowntimeActivity): string => `settle:${id}`;
