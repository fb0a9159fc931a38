import { z } from 'zod';
import type { Refusal } from '../../../engine';
import { bandWords } from '../../../forged-in-the-dark';
import { command } from '../../../table/command';
import type { StandingPrompt } from '../game';
import { cast, directorSeats, nameById, nameOf } from '../lookups';
import type { GbmContext } from '../moves';
import { barred } from '../refusal';
import type { DowntimeActivity, GbmState, Protagonist } from '../state';
import { activityOf } from './activities';
import type { DefineOnTable, OnTable } from './on-table';
import { hasFallen, settleId, whose } from './on-table';

/** What those whom an activity is with or for say to it. */
export const answering = (move: DefineOnTable) =>
  [
    // Whoever plays the friend offers a die, or would rather not (GBM-DWN-006).
    move(command('downtime.offer-die', { protagonist: whose, offer: z.boolean() }), {
      unless: (context, _, one) => hasFallen(one) ?? notAsked(context, one),
      *ways(context, one) {
        for (const offer of [true, false]) {
          if (one.activity.offeredDie === offer) continue;
          yield { with: { offer }, ...wayToAnswer(context, one, offer) };
        }
      },
      do(play, { offer }, { state }, one) {
        const { activity, rule } = one;
        const { friendAsked: asked } = rule;
        play.emit({ type: 'activitySet', activity: { ...activity, offeredDie: offer } });
        const name = answererOf(state, activity);
        const stays = activity.about === undefined ? 'does not quite enjoy it' : 'stays closed';
        const usual = offer ? `${name} would like it: +1d.` : `${name} ${stays}: no extra die.`;
        const own = activity.about === undefined && asked;
        play.say(own ? `${name}: ${offer ? own.yes : own.no}` : usual);
      },
    }),
  ] as const;

/**
 * The director speaks for whatever else it is for, and for a friend whose player has left; a yes or no that the dice wait
 * for, they give in anybody’s place.
 */
function notAsked(
  { state, director, self }: GbmContext,
  { activity, rule }: OnTable,
): Refusal | null {
  const { about, with: friend } = activity;
  const inTheirPlace = director && (rule.friendAsked || hasLeft(state, friend));
  const may =
    about === undefined ? friend !== null && (self?.id === friend || inTheirPlace) : director;
  if (may && rule.friendOffersDie) return null;
  return barred('not-yours', 'Only whoever plays the chosen friend can offer a die.', {
    instead: 'Enjoy the scene; the die is theirs to offer.',
    rule: 'GBM-DWN-006',
  });
}

/** Whether nobody sits any more where somebody played this protagonist. */
function hasLeft({ public: { protagonists, table } }: GbmState, id: string | null): boolean {
  const seat = protagonists[id ?? '']?.seat;
  return seat !== undefined && seat !== null && table.seats[seat]?.vacant === true;
}

/** Who answers, as they are called. */
function answererOf(state: GbmState, { about, with: friend }: DowntimeActivity): string {
  const one = state.public.protagonists[friend ?? ''];
  return one ? nameOf(one) : nameById(state, about ?? friend ?? '');
}

function wayToAnswer({ state, self }: GbmContext, { activity, rule }: OnTable, offer: boolean) {
  const { about, offeredDie } = activity;
  const { friendAsked: asked } = rule;
  const name = answererOf(state, activity);
  const likes = `${name} would like it: offer +1d`;
  const place = offeredDie === null ? { place: 'prompt', prompt: promptId(activity) } : {};
  if (about !== undefined) {
    const label = offer ? likes : `${name} stays closed: no extra die`;
    return { label, place: 'director', ...place };
  }
  const label = offer ? (asked?.yes ?? likes) : (asked?.no ?? 'No extra die');
  if (self?.id === activity.with) return { label, ...place };
  const detail = `${nameById(state, activity.by)} is with them.`;
  return { label: `For ${name}: ${label}`, detail, place: 'director' };
}

const promptId = ({ id }: DowntimeActivity): string => `offer-die:${id}`;

/** What is asked about activities. */
export const activityPrompts = (state: GbmState): StandingPrompt[] =>
  Object.values(state.public.activities).flatMap((one) => promptsOf(state, one));

/**
 * Asks whoever rolled whether they let it stand, and before that whoever plays the friend whether they would
 * like the scene (GBM-DWN-006).
 */
export function promptsOf(state: GbmState, activity: DowntimeActivity): StandingPrompt[] {
  const by = state.public.protagonists[activity.by];
  if (!by) return [];
  if (activity.rolled) {
    if (!by.seat) return [];
    const text = `${bandWords[activity.rolled.band]}. Do you let it stand?`;
    return [{ id: settleId(activity), to: [by.seat], title: `${nameOf(by)} has rolled`, text }];
  }
  const question = questionOf(state, activity, by);
  if (activity.offeredDie !== null || !question || question.to.length === 0) return [];
  const title = `${nameOf(by)} spends time with ${question.name}`;
  return [{ id: promptId(activity), to: question.to, title, text: question.text }];
}

/** Who is asked whether they would like it, and how; the director for whatever it is, such as an Engine (GBM-SEA-RUL-031). */
function questionOf(
  state: GbmState,
  { activity: rule, about, with: friend, description }: DowntimeActivity,
  by: Protagonist,
): { to: string[]; name: string; text: string } | null {
  const { friendOffersDie, friendAsked } = activityOf(state, by, rule) ?? {};
  if (!friendOffersDie) return null;
  const saying = (text: string) => [description, text].filter(Boolean).join(' ');
  if (about !== undefined) {
    const name = nameById(state, about);
    const text = saying(`You answer for ${name}. Is this something it would like?`);
    return { to: directorSeats(state), name, text };
  }
  const one = cast(state).find(({ id }) => id === friend);
  if (!one?.seat) return null;
  const name = nameOf(one);
  const text = friendAsked
    ? saying(friendAsked.question)
    : description || `Is this something ${name} would like?`;
  return { to: [one.seat], name, text };
}
