import type { Outcome } from '../checks/check';
import type { HumanityPlay } from '../game';
import { amountOf } from '../numbers';
import { beat } from './beats';
import type { Endeavor, Participant } from './endeavor';
import { dropExtra } from './extras';
import { isIn, nameOf, running, update, updateOne } from './find';
import type { ActionRule, Taken } from './kinds';
import { actionOf, kindOf } from './registry';
import { removeFrom } from './removing';

/** What the purpose of a Check says of an action of an Endeavor. */
export type Data = Readonly<Record<string, string | number | boolean>>;

/** The actions that are meant: one, or two that Shine joins (HUM-1305). */
export function actionsMeant(
  endeavor: Endeavor,
  who: Participant,
  { action, data = {} }: { action: string; data?: Data | undefined },
): ActionRule[] {
  const named = typeof data.also === 'string' ? [action, data.also] : [action];
  return named.flatMap((id) => actionOf(endeavor, who, id) ?? []);
}

/** Ids in one text, as the data of a purpose holds them. */
export const joinIds = (ids: readonly string[]): string => ids.join(' ');
export const splitIds = (text: unknown): string[] =>
  typeof text === 'string' && text !== '' ? text.split(' ') : [];

/** Takes up what has come of a Check that was an action of this Endeavor; of any other, only that it failed. */
export function takeUp(play: HumanityPlay): void {
  const { outcome } = play.state.public;
  const endeavor = running(play.state);
  if (outcome?.purpose.kind !== 'endeavor') return;
  const { action, data = {} } = outcome.purpose;
  play.emit({ type: 'outcomeSet', outcome: null });
  const who = endeavor?.participants[outcome.leader];
  if (!endeavor || !who || data.endeavor !== endeavor.id) return;
  if (action === 'fatigue') {
    if (typeof data.extra === 'string') dropExtra(play, data.extra);
    settleFatigue(play, who, outcome.success);
    return;
  }
  const members = outcome.members
    .filter((id) => id !== who.character)
    .flatMap((id) => endeavor.participants[id] ?? []);
  take(play, endeavor, { who, members, outcome: { ...outcome }, action, data });
}

/** An action is taken: it is used up, and what comes of it is seen to. */
export function take(
  play: HumanityPlay,
  endeavor: Endeavor,
  taken: {
    who: Participant;
    members: Participant[];
    outcome: Outcome | null;
    action: string;
    data: Data;
  },
): void {
  const { who, members, outcome, action, data } = taken;
  if (typeof data.extra === 'string' && !outcome?.continued) dropExtra(play, data.extra);
  else
    for (const one of [who, ...members]) updateOne(play, one, { left: Math.max(0, one.left - 1) });
  if (endeavor.called.length > 0) update(play, { called: [] });
  const rules = actionsMeant(endeavor, who, { action, data });
  const all: Taken = {
    who,
    members,
    outcome,
    most: outcome ? amountOf(outcome.effect) : 1,
    targets: [],
    data,
  };
  kindOf(endeavor).onTaken?.(play, endeavor, all);
  for (const rule of rules) {
    const named = rule.forAlly ? [String(data.whom)] : splitIds(data.against);
    const targets = named
      .filter((id) => isIn(endeavor, id) && endeavor.participants[id]?.track === who.track)
      .flatMap((id) => endeavor.participants[id] ?? []);
    if (outcome && !outcome.success) rule.fails?.(play, endeavor, { ...all, targets });
    else rule.succeeds(play, endeavor, { ...all, targets });
  }
  if (outcome && !outcome.success) kindOf(endeavor).onFailed?.(play, endeavor, who);
}

/** A racer who was at the end of their strength: they come to, or are out (HUM-1406). */
function settleFatigue(play: HumanityPlay, one: Participant, success: boolean): void {
  const name = nameOf(play.state, one.character);
  if (success) {
    updateOne(play, one, { fatigue: Math.max(0, one.fatigue - 1) });
    play.say(
      `${name} gets their breath back: a Fatigue Button goes.`,
      beat('endeavor-button', one.character),
    );
    return;
  }
  removeFrom(play, one.character);
  play.say(`${name} can go on no longer.`, beat('endeavor-removed', one.character));
}
