import { bandWords, rollPool, shiftBand } from '../../../forged-in-the-dark';
import type { CommandOf } from '../commands';
import type { Area, GbmPlay } from '../game';
import type { ActivityRule } from '../hooks';
import { during, nameById, nameOf, ownInPlay, playedBy, protagonist } from '../lookups';
import { missing, refuse } from '../refusal';
import type { DowntimeActivity, Protagonist } from '../state';
import type { Moment } from '../telling/tell';
import { tell, tellRoll } from '../telling/tell';
import { activityOf, whyClosed } from './activities';
import { projectFor, ruleOf, titleOf, withWhom } from './activity-aim';
import { carryOut, onTable, outcomeOf, refuseRolled, settle } from './activity-outcome';
import { activityOptions, activityPool, improving } from './activity-pool';
import { downtimeOffers } from './downtime-offers';
import { downtimePrompts } from './downtime-prompts';
import { flashbackTerms } from './flashback-downtime';
import { projectOffers, startProject } from './projects';
import { sharedFor } from './shared-actions';

/**
 * Puts an activity on the table, or carries it out at once where no dice are rolled (GBM-DWN-001,
 * 002). Each does one thing at a time, several people at once (TABLE-062). The action is spent when the
 * dice fall, so withdrawing costs nothing.
 */
function start(play: GbmPlay, command: CommandOf<'downtime.start'>): void {
  const self = ownInPlay(play, command.protagonist);
  const { activities, phase } = play.state.public;
  if (activities[self.id]) {
    refuse('wrong-moment', `${nameOf(self)} is in the middle of an activity.`, {
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
    ...withWhom(play, self, rule, command.with, flashback),
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
  tell(play, momentOf(play, rule, activity));
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

/** Whoever plays the friend offers a die, or would rather not (GBM-DWN-006). */
function offerDie(play: GbmPlay, command: CommandOf<'downtime.offer-die'>): void {
  const { offer } = command;
  const { activity } = onTable(play, command.protagonist ?? asking(play));
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

/** Whose activity the sender's answer is about, where it does not say: the one that is with them. */
function asking(play: GbmPlay): string | undefined {
  const own = playedBy(play.state, play.seat().id)?.id ?? null;
  const open = Object.values(play.state.public.activities);
  return own === null ? undefined : open.find((one) => one.with === own)?.by;
}

function setOption(play: GbmPlay, command: CommandOf<'downtime.option'>): void {
  const { option, on } = command;
  const { activity, self } = ownActivity(play, command.protagonist);
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
function roll(play: GbmPlay, command: CommandOf<'downtime.roll'>): void {
  const { activity, self } = ownActivity(play, command.protagonist);
  refuseRolled(activity);
  const rule = ruleOf(play.state, activity);
  const pool =
    activityPool(play.state, activity) ??
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
  const result = rollPool(play, pool, `${nameOf(self)}: ${title}`);
  const band = shiftBand(result.band, terms?.shift ?? 0);
  const outcome = outcomeOf(rule, band, result);
  tellRoll(
    play,
    momentOf(play, rule, activity),
    rule.name,
    { pool, result, outcome },
    { notes: terms ? [`It counts as a ${bandWords[band].toLowerCase()} (${terms.source}).`] : [] },
  );
  const better = improving(play.state, self, activity, band);
  if (better) {
    const rolled = { result, band, ability: better.id };
    play.emit({ type: 'activitySet', activity: { ...activity, rolled } });
    return;
  }
  carryOut(play, rule, activity, band, result);
}

function withdraw(play: GbmPlay, command: CommandOf<'downtime.withdraw'>): void {
  const { activity, self } = onTable(play, command.protagonist);
  if (!play.isDirector() && self.seat !== play.seat().id) {
    refuse('not-yours', `Only ${nameOf(self)}’s player or the director can withdraw that.`, {
      instead: 'Ask one of them.',
      rule: 'TABLE-003',
    });
  }
  refuseRolled(activity);
  play.emit({ type: 'activityRemoved', protagonist: self.id });
  play.say(
    `${nameOf(self)} does something else: ${ruleOf(play.state, activity).name} is withdrawn.`,
  );
}

function momentOf(play: GbmPlay, rule: ActivityRule, activity: DowntimeActivity): Moment {
  const { by, with: friend, about, clock, description } = activity;
  return {
    kind: rule.beat ?? 'downtime-activity',
    about: [by, friend ?? about ?? clock ?? []].flat(),
    what: titleOf(play.state, rule, activity),
    fiction: description,
  };
}

function ownActivity(play: GbmPlay, by: string | undefined) {
  const found = onTable(play, by);
  ownInPlay(play, found.self.id);
  return found;
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
