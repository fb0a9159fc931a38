import { z } from 'zod';
import type { Field, FieldOption, Refusal } from '../../../engine';
import { refuseFor } from '../../../engine';
import type { Subject, WayToMove } from '../../../table';
import { choiceField } from '../../../table';
import { command, id, sentence } from '../../../table/command';
import type { GbmPlay, OfferContext } from '../game';
import type { ActivityRule } from '../hooks';
import { cast, nameOf, notDuring, notInPlay, notTheirs, protagonist } from '../lookups';
import type { GbmContext } from '../moves';
import { moves } from '../moves';
import { barred, missing, refuse } from '../refusal';
import { actionDice } from '../sheet/ratings';
import type { DowntimeActivity, GbmState, Protagonist } from '../state';
import { tell } from '../telling/tell';
import { actions, titled } from '../vocabulary';
import { activitiesOf, whyClosed } from './activities';
import { noProject, notWith, titleOf } from './activity-aim';
import { carryOut, momentOf } from './activity-outcome';
import { flashbackTerms } from './flashback-downtime';
import { openProjects } from './projects';
import { sharedFor } from './shared-actions';

const startCommand = command('downtime.start', {
  protagonist: id,
  activity: id,
  with: id.optional(),
  clock: id.optional(),
  action: z.enum(actions).optional(),
  description: sentence.default(''),
});
type StartCommand = z.infer<typeof startCommand>;

/** An activity that somebody could take up, in downtime or in a flashback of their transcended self. */
interface Startable {
  self: Protagonist;
  rule: ActivityRule;
  order: number;
  flashback: boolean;
}

const startable: Subject<OfferContext, Startable, 'protagonist'> = {
  part: 'protagonist',
  what: 'protagonist',
  all: ({ state, self }) =>
    !self || notInPlay(state, self) || isBusy(state, self) ? [] : openTo(state, self),
  idOf: ({ self }) => self.id,
  find({ state, seat }, by, command) {
    const self = protagonist(state, by);
    const wanted = 'activity' in command ? String(command.activity) : '';
    refuseFor(
      notTheirs(seat, self) ??
        notInPlay(state, self) ??
        isBusy(state, self) ??
        isClosed(state, self, wanted),
    );
    return (
      openTo(state, self).find(({ rule }) => rule.id === wanted) ??
      missing(
        `${nameOf(self)} cannot do that in downtime.`,
        'Choose one of the activities on the list.',
        'GBM-DWN-002',
      )
    );
  },
};

const inFlashback = (state: GbmState, self: Protagonist): boolean =>
  state.public.phase === 'mission' && flashbackTerms(state, self) !== null;

function openTo(state: GbmState, self: Protagonist): Startable[] {
  const flashback = inFlashback(state, self);
  return activitiesOf(state, self).map((rule, order) => ({ self, rule, order, flashback }));
}

/**
 * Puts an activity on the table, or carries it out at once where no dice are rolled (GBM-DWN-001,
 * 002). The action is spent when the dice fall, so withdrawing costs nothing.
 */
export const starting = moves
  .where(({ state, self }) =>
    self && inFlashback(state, self) ? null : notDuring(state, 'downtime'),
  )
  .about(startable, 'downtime', (move) => [
    move(startCommand, {
      unless: ({ state }, { with: whom, clock }, one) =>
        noAction(state, one) ??
        isUnavailable(state, one) ??
        (whom === undefined ? null : notWith(state, one.self, one.rule, whom, one.flashback)) ??
        (clock === undefined ? null : noProject(state, clock)),
      ways: wayToStart,
      do: start,
    }),
  ]);

function isBusy({ public: { activities } }: GbmState, self: Protagonist): Refusal | null {
  if (!activities[self.id]) return null;
  return barred('wrong-moment', `${nameOf(self)} is in the middle of an activity.`, {
    instead: 'Roll it or withdraw it first.',
    rule: 'TABLE-009',
  });
}

function isClosed(state: GbmState, self: Protagonist, activity: string): Refusal | null {
  const closed = whyClosed(state, self, activity);
  if (closed === null) return null;
  return barred('not-allowed', closed, {
    instead: 'Choose another activity; others can still choose this one, with them.',
    rule: 'GBM-DWN-002',
  });
}

/** Why nothing pays for an activity in downtime, if so (GBM-DWN-001). */
function noAction(state: GbmState, { self, rule, flashback }: Startable): Refusal | null {
  const left = state.public.episode.downtime[self.id]?.left ?? 0;
  if (flashback || left > 0 || sharedFor(state, rule.id)) return null;
  return barred('cannot-afford', `${nameOf(self)} has no downtime action left.`, {
    instead: 'Play scenes freely; when nobody has an action left, the mission begins.',
    rule: 'GBM-DWN-001',
  });
}

function isUnavailable(state: GbmState, { self, rule }: Startable): Refusal | null {
  const reason = rule.unavailable?.({ state, self });
  if (!reason) return null;
  return barred('not-allowed', reason, {
    instead: 'Choose another activity.',
    rule: 'GBM-DWN-002',
  });
}

function wayToStart({ state }: GbmContext, one: Startable): WayToMove<StartCommand> | null {
  const { self, rule, order, flashback } = one;
  const fields = fieldsFor(state, one);
  if (!fields) return null;
  const shared = flashback ? null : sharedFor(state, rule.id);
  const left = state.public.episode.downtime[self.id]?.left ?? 0;
  return {
    with: { activity: rule.id },
    label: flashback ? `Flashback: ${rule.name}` : rule.name,
    cost: flashback
      ? 'a segment of transcendence'
      : shared
        ? `1 of ${shared.left} that the group shares (${shared.source})`
        : `1 downtime action of ${left}`,
    detail: rule.summary,
    fields,
    ...(flashback ? { place: 'act' } : {}),
    order,
  };
}

/** What is to choose for an activity; `null` when there is nobody or nothing to choose. */
function fieldsFor(state: GbmState, one: Startable): Field[] | null {
  const { self, rule, flashback } = one;
  const fields: Field[] = [];
  if (rule.needs === 'friend' || rule.needs === 'other') {
    const options = companions(state, one);
    if (options.length === 0) return null;
    fields.push(choiceField('with', 'With whom?', options));
  }
  if (rule.needs === 'project') {
    const options = openProjects(state).map(({ id: value, name, marked, segments }) => ({
      value,
      label: `${name} (${marked} of ${segments})`,
    }));
    if (options.length === 0) return null;
    fields.push(choiceField('clock', 'Which project?', options));
  }
  if (rule.rolls) {
    const options = actions.map((action) => ({
      value: action,
      label: `${titled(action)} ${actionDice(self, action, flashback)}`,
    }));
    fields.push(choiceField('action', 'Rolling', options));
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

/** Whom or what it can be with: friends whom nothing keeps from it, and what else it is for. */
function companions(state: GbmState, { self, rule, flashback }: Startable): FieldOption[] {
  const friends = rule.needs === 'friend' ? cast(state) : [];
  return [
    ...friends
      .filter((friend) => !notWith(state, self, rule, friend.id, flashback))
      .map((friend) => ({ value: friend.id, label: nameOf(friend) })),
    ...(rule.others?.({ state, self }) ?? []),
  ];
}

function start(play: GbmPlay, command: StartCommand, { state }: GbmContext, one: Startable): void {
  const { self, rule, flashback } = one;
  const { with: whom, clock, action, description } = command;
  refuseFor(notWith(state, self, rule, whom, flashback));
  if (rule.needs === 'project') refuseFor(noProject(state, clock));
  const other = rule.others?.({ state, self }).some(({ value }) => value === whom);
  const activity: DowntimeActivity = {
    id: play.id('activity'),
    by: self.id,
    activity: rule.id,
    ...(rule.countsAs === undefined ? {} : { countsAs: rule.countsAs }),
    with: (other ? null : whom) ?? null,
    ...(other && whom !== undefined ? { about: whom } : {}),
    clock: clock ?? null,
    action: rule.rolls ? (action ?? noActionChosen()) : null,
    description,
    offeredDie: null,
    options: [],
    flashback,
  };
  if (!rule.rolls) {
    tell(play, momentOf(state, rule, activity));
    carryOut(play, rule, activity, 'success', null);
    return;
  }
  play.emit({ type: 'activitySet', activity });
  const past = flashback ? 'A flashback, as the transcended self.' : '';
  play.say(`${nameOf(self)}: ${titleOf(state, rule, activity)}.`, {
    notes: [past, description].filter(Boolean),
  });
}

const noActionChosen = (): never =>
  refuse('malformed', 'There is no action to roll yet.', {
    instead: 'Choose one that fits the scene.',
    rule: 'TABLE-006',
  });
