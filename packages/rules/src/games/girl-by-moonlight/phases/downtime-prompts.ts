import { bandWords } from '../../../forged-in-the-dark';
import type { StandingPrompt } from '../game';
import { cast, directorSeats, nameById, nameOf } from '../lookups';
import type { DowntimeActivity, GbmState, Protagonist } from '../state';
import { activityOf } from './activities';

export const settleId = ({ id }: DowntimeActivity): string => `settle:${id}`;
export const promptId = ({ id }: DowntimeActivity): string => `offer-die:${id}`;

/** Asks whoever plays the friend whether they would like the scene (GBM-DWN-006). */
export function downtimePrompts(state: GbmState): StandingPrompt[] {
  return Object.values(state.public.activities).flatMap((one) => asked(state, one));
}

function asked(state: GbmState, activity: DowntimeActivity): StandingPrompt[] {
  const by = state.public.protagonists[activity.by];
  if (activity.rolled) {
    if (!by?.seat) return [];
    return [
      {
        id: settleId(activity),
        to: [by.seat],
        title: `${nameOf(by)} has rolled`,
        text: `${bandWords[activity.rolled.band]}. Do you let it stand?`,
      },
    ];
  }
  if (activity.offeredDie !== null) return [];
  if (activity.about !== undefined) return askedOfDirector(state, activity, by);
  if (activity.with === null) return [];
  const friend = cast(state).find(({ id }) => id === activity.with);
  const rule = by && activityOf(state, by, activity.activity);
  if (!by || !friend?.seat || !rule?.friendOffersDie) return [];
  const question = rule.friendAsked?.question ?? `Is this something ${nameOf(friend)} would like?`;
  return [
    {
      id: promptId(activity),
      to: [friend.seat],
      title: `${nameOf(by)} spends time with ${nameOf(friend)}`,
      text: rule.friendAsked
        ? [activity.description, question].filter(Boolean).join(' ')
        : activity.description || question,
    },
  ];
}

/** The director speaks for whatever else it is for, such as an Engine (GBM-SEA-RUL-031). */
function askedOfDirector(
  state: GbmState,
  activity: DowntimeActivity,
  by: Protagonist | undefined,
): StandingPrompt[] {
  const rule = by && activityOf(state, by, activity.activity);
  const to = directorSeats(state);
  if (!by || !rule?.friendOffersDie || to.length === 0) return [];
  const name = nameById(state, activity.about ?? '');
  return [
    {
      id: promptId(activity),
      to,
      title: `${nameOf(by)} spends time with ${name}`,
      text: [activity.description, `You answer for ${name}. Is this something it would like?`]
        .filter(Boolean)
        .join(' '),
    },
  ];
}
