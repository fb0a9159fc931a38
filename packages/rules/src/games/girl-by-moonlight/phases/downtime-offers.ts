import type { Field } from '../../../engine';
import { bandWords, offeredPool, shiftBand } from '../../../forged-in-the-dark';
import type { OfferContext } from '../game';
import type { ActivityRule } from '../hooks';
import { cast, nameById, nameOf } from '../lookups';
import { actionDice } from '../sheet/ratings';
import type { DowntimeActivity, GbmState, Protagonist } from '../state';
import { actions, titled } from '../vocabulary';
import { activitiesOf, activityOf } from './activities';
import { activityOptions, activityPool, improving } from './activity-pool';
import { downtimePrompts, promptId, settleId } from './downtime-prompts';
import { flashbackTerms } from './flashback-downtime';
import { openProjects } from './projects';
import { sharedFor } from './shared-actions';

/** What each seat may do about downtime activities now. */
export function downtimeOffers(context: OfferContext): void {
  const { activities } = context.state.public;
  for (const activity of Object.values(activities)) offersOnTable(context, activity);
  if (context.self && !activities[context.self.id]) startOffers(context);
}

function startOffers({ state, self, add }: OfferContext): void {
  if (self?.status !== 'active') return;
  const flashback = state.public.phase === 'mission' && flashbackTerms(state, self) !== null;
  const left = state.public.episode.downtime[self.id]?.left ?? 0;
  if (!flashback && state.public.phase !== 'downtime') return;
  activitiesOf(state, self).forEach((rule, order) => {
    const shared = flashback ? null : sharedFor(state, rule.id);
    if (!flashback && left < 1 && !shared) return;
    if (rule.unavailable?.({ state, self })) return;
    const fields = fieldsFor(state, self, rule, flashback);
    if (!fields) return;
    add({
      command: 'downtime.start',
      with: { protagonist: self.id, activity: rule.id },
      label: flashback ? `Flashback: ${rule.name}` : rule.name,
      cost: flashback
        ? 'a segment of transcendence'
        : shared
          ? `1 of ${shared.left} that the group shares (${shared.source})`
          : `1 downtime action of ${left}`,
      detail: rule.summary,
      fields,
      place: flashback ? 'act' : 'downtime',
      order,
    });
  });
}

/** What is to choose for an activity; `null` when there is nobody or nothing to choose. */
function fieldsFor(
  state: GbmState,
  self: Protagonist,
  rule: ActivityRule,
  transcended: boolean,
): Field[] | null {
  const fields: Field[] = [];
  if (rule.needs === 'friend' || rule.needs === 'other') {
    const friends = (rule.needs === 'friend' ? cast(state) : []).filter(
      (friend) =>
        friend.id !== self.id && !rule.excludes?.({ state, self, friend, flashback: transcended }),
    );
    const options = [
      ...friends.map((friend) => ({ value: friend.id, label: nameOf(friend) })),
      ...(rule.others?.({ state, self }) ?? []),
    ];
    if (options.length === 0) return null;
    fields.push({
      name: 'with',
      kind: 'choice',
      label: 'With whom?',
      options,
      required: true,
    });
  }
  if (rule.needs === 'project') {
    const clocks = openProjects(state);
    if (clocks.length === 0) return null;
    fields.push({
      name: 'clock',
      kind: 'choice',
      label: 'Which project?',
      options: clocks.map(({ id, name, marked, segments }) => ({
        value: id,
        label: `${name} (${marked} of ${segments})`,
      })),
      required: true,
    });
  }
  if (rule.rolls) {
    fields.push({
      name: 'action',
      kind: 'choice',
      label: 'Rolling',
      options: actions.map((action) => ({
        value: action,
        label: `${titled(action)} ${actionDice(self, action, transcended)}`,
      })),
      required: true,
    });
  }
  fields.push({
    name: 'description',
    kind: 'text',
    label: 'What do we see?',
    max: 300,
    required: false,
    multiline: true,
  });
  return fields;
}

function offersOnTable(context: OfferContext, activity: DowntimeActivity): void {
  const { state, seat, self, director, add } = context;
  const by = state.public.protagonists[activity.by];
  const rule = by && activityOf(state, by, activity.activity);
  if (!by || !rule) return;
  if (activity.rolled) {
    settleOffers(context, by, activity, activity.rolled);
    return;
  }
  const waits = rule.waitsFor?.({ state, activity }) ?? null;
  if (self?.id === by.id && waits === null && canRoll(state, by, activity)) {
    rollOffers(context, activity, by);
  }
  if (director || by.seat === seat.id) {
    add({
      command: 'downtime.withdraw',
      with: { protagonist: by.id },
      label: 'Withdraw this activity',
      place: 'activity',
      order: 90,
    });
  }
  answerOffers(context, activity, rule);
}

/** A better result for a price, or the one that fell (GBM-SEA-ABL-008). */
function settleOffers(
  { state, self, director, add }: OfferContext,
  by: Protagonist,
  activity: DowntimeActivity,
  { band }: NonNullable<DowntimeActivity['rolled']>,
): void {
  const theirs = self?.id === by.id;
  if (!theirs && !director) return;
  const better = improving(state, by, activity, band);
  for (const improve of [true, false]) {
    if (improve && !better) continue;
    const word = bandWords[improve ? shiftBand(band, 1) : band].toLowerCase();
    add({
      command: 'downtime.settle',
      with: { protagonist: by.id, improve },
      label: improve ? `${better?.name}: make it a ${word}` : `Let it stand: ${word}`,
      ...(improve && better ? { cost: better.cost } : {}),
      ...(theirs ? { place: 'prompt', prompt: settleId(activity) } : { place: 'director' }),
    });
  }
}

/** What whoever plays the friend can say to it; the director, where the dice wait for that. */
function answerOffers(
  { state, self, director, add }: OfferContext,
  activity: DowntimeActivity,
  { friendOffersDie, friendAsked: asked }: ActivityRule,
): void {
  if (!friendOffersDie) return;
  if (activity.about !== undefined) {
    if (!director) return;
    for (const offer of [true, false]) {
      if (activity.offeredDie === offer) continue;
      const name = nameById(state, activity.about);
      add({
        command: 'downtime.offer-die',
        with: { protagonist: activity.by, offer },
        label: offer ? `${name} would like it: offer +1d` : `${name} stays closed: no extra die`,
        ...(activity.offeredDie === null
          ? { place: 'prompt', prompt: promptId(activity) }
          : { place: 'director' }),
      });
    }
    return;
  }
  const friend = activity.with === null ? undefined : state.public.protagonists[activity.with];
  if (!friend) return;
  const theirs = self?.id === friend.id;
  if (!theirs && !(director && asked)) return;
  for (const offer of [true, false]) {
    if (activity.offeredDie === offer) continue;
    const usual = offer ? `${nameOf(friend)} would like it: offer +1d` : 'No extra die';
    const label = asked ? (offer ? asked.yes : asked.no) : usual;
    add({
      command: 'downtime.offer-die',
      with: { protagonist: activity.by, offer },
      label: theirs ? label : `For ${nameOf(friend)}: ${label}`,
      ...(theirs ? {} : { detail: `${nameById(state, activity.by)} is with them.` }),
      ...(!theirs
        ? { place: 'director' }
        : activity.offeredDie === null
          ? { place: 'prompt', prompt: promptId(activity) }
          : { place: 'activity' }),
    });
  }
}

function canRoll(state: GbmState, by: Protagonist, activity: DowntimeActivity): boolean {
  const { flashback } = activity;
  const { clock } = activity;
  const open = clock === null || openProjects(state).some(({ id }) => id === clock);
  if (by.status !== 'active' || !open) return false;
  return flashback
    ? flashbackTerms(state, by) !== null
    : state.public.phase === 'downtime' &&
        ((state.public.episode.downtime[by.id]?.left ?? 0) > 0 ||
          sharedFor(state, activity.activity) !== null);
}

function rollOffers({ state, add }: OfferContext, activity: DowntimeActivity, by: Protagonist) {
  const pool = activityPool(state, activity);
  const asked = activity.with ?? activity.about;
  const waiting =
    asked !== undefined && downtimePrompts(state).some(({ id }) => id === promptId(activity));
  add({
    command: 'downtime.roll',
    with: { protagonist: by.id },
    label: pool?.keep === 'lowest' ? 'Roll 2 dice, keep the lower' : `Roll ${pool?.dice ?? 0}d`,
    ...(waiting
      ? {
          detail: `Nobody has said yet whether ${nameById(state, asked)} would like it.`,
        }
      : {}),
    place: 'activity',
    primary: !waiting,
    ...(pool ? { rolls: offeredPool(pool) } : {}),
  });
  for (const { id, label, dice } of activityOptions(state, by, activity)) {
    const on = !activity.options.includes(id);
    add({
      command: 'downtime.option',
      with: { protagonist: by.id, option: id, on },
      label: on ? label : `Without: ${label}`,
      ...(dice ? { cost: `${dice > 0 ? '+' : '−'}${Math.abs(dice)}d` } : {}),
      place: 'activity',
    });
  }
}
