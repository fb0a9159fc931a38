import type { Band, RollResult } from '../../engine';
import { bandWords, missing, refuse, shiftBand } from '../../engine';
import type { CommandOf } from '../commands';
import { DOWNTIME_AMOUNTS } from '../constants';
import { featuresOf } from '../features';
import type { Area, GbmPlay } from '../game';
import type { ActivityRule } from '../hooks';
import type { DowntimeActivity, GbmState, Protagonist, ProtagonistId } from '../state';
import {
  cast,
  during,
  nameById,
  nameOf,
  own,
  ownInPlay,
  playedBy,
  protagonist,
} from '../table/lookups';
import { endIfSpent, markTranscendence } from '../table/transcendence';
import { activityOf, whyClosed } from './activities';
import { activityOptions, activityPool, countedAs, improving } from './activity-pool';
import { downtimeOffers, downtimePrompts } from './downtime-offers';
import { flashbackTerms } from './flashback-downtime';
import { openProjects, projectOffers, startProject } from './projects';
import { sharedFor, spendShared } from './shared-actions';

/**
 * Puts an activity on the table, or carries it out at once where no dice are rolled (GBM-DWN-001,
 * 002). One at a time. The action is spent when the dice fall, so withdrawing costs nothing.
 */
function start(play: GbmPlay, command: CommandOf<'downtime.start'>): void {
  const self = ownInPlay(play, command.protagonist);
  const { activity: open, phase } = play.state.public;
  if (open) {
    refuse('wrong-moment', `${nameById(play.state, open.by)} is in the middle of an activity.`, {
      instead: 'Roll it or withdraw it first.',
      rule: 'TABLE-009',
    });
  }
  const flashback = phase === 'mission' && flashbackTerms(play.state, self) !== null;
  if (!flashback) checkAction(play, self, command.activity);
  const rule = openTo(play, self, command.activity);
  const reason = rule.unavailable?.({ state: play.state, self });
  if (reason) {
    refuse('not-allowed', reason, {
      instead: 'Choose another activity.',
      rule: 'GBM-DWN-002',
    });
  }

  const activity: DowntimeActivity = {
    id: play.id('activity'),
    by: self.id,
    activity: rule.id,
    ...(rule.countsAs === undefined ? {} : { countsAs: rule.countsAs }),
    ...withWhom(play, self, rule, command.with),
    clock: rule.needs === 'project' ? projectFor(play.state, command.clock) : null,
    action: rule.rolls
      ? (command.action ??
        refuse('malformed', 'There is no action to roll yet.', {
          instead: 'Choose one that fits the scene.',
          rule: 'TABLE-006',
        }))
      : null,
    description: command.description,
    offeredDie: null,
    options: [],
    flashback,
  };
  if (rule.rolls) {
    play.emit({ type: 'activitySet', activity });
    play.say(`${nameOf(self)}: ${titleOf(play.state, rule, activity)}.`, { notes: told(activity) });
    return;
  }
  play.say(`${nameOf(self)}: ${titleOf(play.state, rule, activity)}.`, { notes: told(activity) });
  carryOut(play, rule, activity, 'success', null);
}

function openTo(play: GbmPlay, self: Protagonist, id: string): ActivityRule {
  const closed = whyClosed(play.state, self, id);
  if (closed) {
    refuse('not-allowed', closed, {
      instead: 'Choose another activity; others can still choose this one, with them.',
      rule: 'GBM-DWN-002',
    });
  }
  return (
    activityOf(play.state, self, id) ??
    missing(
      `${nameOf(self)} cannot do that in downtime.`,
      'Choose one of the activities on the list.',
      'GBM-DWN-002',
    )
  );
}

function checkAction(play: GbmPlay, self: Protagonist, activity: string): void {
  during(play, 'downtime');
  if ((play.state.public.episode.downtime[self.id]?.left ?? 0) > 0) return;
  if (sharedFor(play.state, activity)) return;
  refuse('cannot-afford', `${nameOf(self)} has no downtime action left.`, {
    instead: 'Play scenes freely; when nobody has an action left, the mission begins.',
    rule: 'GBM-DWN-001',
  });
}

/** The friend that it is with, or what else it is for, such as an Engine. */
function withWhom(
  play: GbmPlay,
  self: Protagonist,
  rule: ActivityRule,
  id: string | undefined,
): Pick<DowntimeActivity, 'with' | 'about'> {
  const others = rule.others?.({ state: play.state, self }) ?? [];
  const other = others.find(({ value }) => value === id);
  if (other) return { with: null, about: other.value };
  if (rule.needs === 'friend') return { with: friendFor(play, self, rule, id) };
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
  const reason = rule.excludes?.({ state: play.state, self, friend });
  if (!reason) return id;
  return refuse('not-allowed', reason, {
    instead: 'Choose somebody else, or another activity.',
    rule: 'GBM-DWN-002',
  });
}

function projectFor(state: GbmState, id: string | undefined): string {
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

/** Whoever plays the friend offers a die, or would rather not (GBM-DWN-006). */
function offerDie(play: GbmPlay, { offer }: CommandOf<'downtime.offer-die'>): void {
  const { activity } = onTable(play);
  const rule = ruleOf(play.state, activity);
  const friend = playedBy(play.state, play.seat().id);
  const { friendAsked: asked } = rule;
  refuseRolled(activity);
  const chosen = activity.with === null ? null : protagonist(play.state, activity.with);
  const theirs = friend !== null && friend.id === activity.with;
  if (rule.friendOffersDie && activity.about !== undefined && play.isDirector()) {
    play.emit({ type: 'activitySet', activity: { ...activity, offeredDie: offer } });
    const name = nameById(play.state, activity.about);
    play.say(offer ? `${name} would like it: +1d.` : `${name} stays closed: no extra die.`);
    return;
  }
  // A yes or no that the dice wait for, the director gives in the place of somebody who is away.
  if (!rule.friendOffersDie || !chosen || !(theirs || (asked && play.isDirector()))) {
    refuse('not-yours', 'Only whoever plays the chosen friend can offer a die.', {
      instead: 'Enjoy the scene; the die is theirs to offer.',
      rule: 'GBM-DWN-006',
    });
  }
  play.emit({ type: 'activitySet', activity: { ...activity, offeredDie: offer } });
  if (asked) {
    play.say(`${nameOf(chosen)}: ${offer ? asked.yes : asked.no}`);
    return;
  }
  play.say(
    offer
      ? `${nameOf(chosen)} would like it: +1d.`
      : `${nameOf(chosen)} does not quite enjoy it: no extra die.`,
  );
}

function setOption(play: GbmPlay, { option, on }: CommandOf<'downtime.option'>): void {
  const { activity, self } = ownActivity(play);
  refuseRolled(activity);
  const known = activityOptions(play.state, self, activity).find(({ id }) => id === option);
  if (!known) {
    missing(
      'There is no such option for this activity.',
      'Choose one of the switches beside the roll.',
      'TABLE-010',
    );
  }
  const others = activity.options.filter((id) => id !== option);
  play.emit({
    type: 'activitySet',
    activity: { ...activity, options: on ? [...others, option] : others },
  });
  play.say(`${known.label}: ${on ? 'yes' : 'no'}.`);
}

/** The downtime roll: 2, 3 or 4, and 5 on a critical (GBM-DWN-003…005). It cannot fail. */
function roll(play: GbmPlay): void {
  const { activity, self } = ownActivity(play);
  refuseRolled(activity);
  const rule = ruleOf(play.state, activity);
  const pool =
    activityPool(play.state) ??
    refuse('wrong-moment', 'There is nothing to roll.', {
      instead: 'Choose an activity that is rolled.',
      rule: 'GBM-DWN-003',
    });
  const waits = rule.waitsFor?.({ state: play.state, activity });
  if (waits) {
    refuse('wrong-moment', waits, {
      instead: 'Wait for that, or withdraw the activity.',
      rule: 'TABLE-009',
    });
  }
  const terms = activity.flashback ? flashbackTerms(play.state, self) : null;
  if (activity.flashback && terms === null) {
    refuse('wrong-moment', `${nameOf(self)} is no longer able to do this in a flashback.`, {
      instead: 'Withdraw the activity.',
      rule: 'GBM-FLB-001',
    });
  }
  if (!activity.flashback) checkAction(play, self, activity.activity);
  if (activity.clock !== null) projectFor(play.state, activity.clock);
  const title = titleOf(play.state, rule, activity);
  const result = play.roll(pool, `${nameOf(self)}: ${title}`);
  const band = shiftBand(result.band, terms?.shift ?? 0);
  play.sayRoll(`${nameOf(self)}: ${title}.`, rule.name, pool, result, {
    notes: terms ? [`It counts as a ${bandWords[band].toLowerCase()} (${terms.source}).`] : [],
  });
  const better = improving(play.state, self, activity, band);
  if (better) {
    const rolled = { result, band, ability: better.id };
    play.emit({ type: 'activitySet', activity: { ...activity, rolled } });
    return;
  }
  carryOut(play, rule, activity, band, result);
}

/** Whoever rolled pays for a better result, or lets it stand (GBM-SEA-ABL-008). */
function settle(play: GbmPlay, { improve }: CommandOf<'downtime.settle'>): void {
  const { activity, self } = onTable(play);
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

function refuseRolled({ rolled }: DowntimeActivity): void {
  if (!rolled) return;
  refuse('wrong-moment', 'The dice have fallen.', {
    instead: 'Improve the result, or let it stand.',
    rule: 'GBM-DWN-003',
  });
}

/** Pays for the activity and lets its rule do what it does. */
function carryOut(
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
  if (play.state.public.activity) play.emit({ type: 'activitySet', activity: null });
  const ended = activity.flashback ? endIfSpent(play, id) : null;
  if (ended) play.say(ended);
}

/** What abilities of the one who did it, and of the one it was for, make of it. */
function afterwards(play: GbmPlay, activity: DowntimeActivity, amount: number, band: Band): void {
  for (const id of [activity.by, activity.with]) {
    if (id === null) continue;
    for (const { hooks } of featuresOf(play.state, protagonist(play.state, id))) {
      const self = protagonist(play.state, id);
      const seen = countedAs(activity);
      hooks.afterActivity?.({ state: play.state, self, activity: seen, amount, band }, play);
    }
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

function withdraw(play: GbmPlay): void {
  const { activity, self } = onTable(play);
  if (!play.isDirector() && self.seat !== play.seat().id) {
    refuse('not-yours', `Only ${nameOf(self)}’s player or the director can withdraw that.`, {
      instead: 'Ask one of them.',
      rule: 'TABLE-003',
    });
  }
  refuseRolled(activity);
  play.emit({ type: 'activitySet', activity: null });
  play.say(
    `${nameOf(self)} does something else: ${ruleOf(play.state, activity).name} is withdrawn.`,
  );
}

function onTable(play: GbmPlay): { activity: DowntimeActivity; self: Protagonist } {
  const { activity } = play.state.public;
  if (!activity) {
    refuse('wrong-moment', 'No downtime activity is on the table.', {
      instead: 'Choose one first, while somebody has a downtime action.',
      rule: 'GBM-DWN-001',
    });
  }
  return { activity, self: protagonist(play.state, activity.by) };
}

function ownActivity(play: GbmPlay) {
  const found = onTable(play);
  ownInPlay(play, found.self.id);
  return found;
}

function ruleOf(state: GbmState, activity: DowntimeActivity): ActivityRule {
  return (
    activityOf(state, protagonist(state, activity.by), activity.activity) ??
    missing('That activity is no longer open to anybody.', 'Withdraw it.', 'GBM-DWN-002')
  );
}

function titleOf(state: GbmState, { name }: ActivityRule, activity: DowntimeActivity): string {
  const clock = activity.clock === null ? undefined : state.public.clocks[activity.clock];
  if (clock) return `${name}, “${clock.name}”`;
  if (activity.about !== undefined) return `${name}: ${nameById(state, activity.about)}`;
  return activity.with === null ? name : `${name}, with ${nameById(state, activity.with)}`;
}

function told({ description, flashback }: DowntimeActivity): string[] {
  return [...(flashback ? ['A flashback, as the transcended self.'] : []), description].filter(
    Boolean,
  );
}

export const downtime: Area = {
  handlers: {
    'downtime.start': start,
    'downtime.offer-die': offerDie,
    'downtime.option': setOption,
    'downtime.roll': roll,
    'downtime.withdraw': withdraw,
    'downtime.settle': settle,
    'project.start': startProject,
  },
  offers(context) {
    downtimeOffers(context);
    projectOffers(context);
  },
  prompts: downtimePrompts,
};
