import { command, id } from '../../../table/command';
import { characterOf, decidesFor } from '../characters/find';
import type { Continuable } from '../checks/check';
import { continueWords, goOn, groupOf } from '../checks/continuing';
import { goesOn } from '../checks/locking';
import type { OnCheck } from '../checks/standing';
import { standingCheck, update as updateCheck } from '../checks/standing';
import type { HumanityContext } from '../game';
import { barred, moves } from '../game';
import type { HumanityState } from '../state';
import { actorNow } from './actor';
import type { Endeavor, Participant } from './endeavor';
import { allies, isIn, nameOf, running, update } from './find';
import { actionsMeant, splitIds } from './taking';

// What several do together in an Endeavor: a hard action, or going on with one (HUM-807, 1110, 1301).

const between = standingCheck('between');
const inEndeavor = {
  ...between,
  all: (context: HumanityContext) => (running(context.state) ? between.all(context) : []),
} as const;

/** The Endeavor whose action lies on the table, where others can be called into it (HUM-1110, 1120). */
function callable(state: HumanityState, { check }: OnCheck): Endeavor | null {
  const endeavor = running(state);
  if (!endeavor || check.purpose.kind !== 'endeavor' || (check.frame?.needed ?? 1) < 2) return null;
  const leader = endeavor.participants[check.leader];
  if (!leader) return null;
  const alone = actionsMeant(endeavor, leader, check.purpose).some((one) => one.alone);
  return alone ? null : endeavor;
}

/** Willing others who have not acted yet, on the same side and track (HUM-1110, 1113). */
const others = (endeavor: Endeavor, { check }: OnCheck): Participant[] => {
  const leader = endeavor.participants[check.leader];
  if (!leader) return [];
  return allies(endeavor, leader).filter(
    ({ character, left }) =>
      character !== check.leader && left > 0 && !check.members.includes(character),
  );
};

/** Whoever acts calls others in; they come if they want to, and it is their action (HUM-1110, 1120). */
export const calling = moves.about(inEndeavor, 'endeavor', (move) => [
  move(command('endeavor.call', { check: id, who: id }), {
    unless: (context, _, { one }) =>
      decidesFor(context, one)
        ? null
        : barred('not-yours', `${one.name} calls others in.`, {
            instead: 'Wait until you are called.',
            rule: 'HUM-1110',
          }),
    *ways({ state }, on) {
      const endeavor = callable(state, on);
      if (!endeavor) return;
      for (const { character: who } of others(endeavor, on)) {
        if (endeavor.called.includes(who)) continue;
        yield { with: { who }, label: `Call ${nameOf(state, who)} in`, group: on.one.name };
      }
    },
    do(play, { who }, _, { one }) {
      const { endeavor } = play.state.public;
      if (!endeavor) return;
      update(play, { called: [...endeavor.called, who] });
      play.say(`${one.name} calls ${nameOf(play.state, who)} in.`);
    },
  }),
  move(command('endeavor.follow', { check: id, character: id }), {
    *ways(context, on) {
      const endeavor = callable(context.state, on);
      if (!endeavor) return;
      for (const { character } of others(endeavor, on)) {
        if (!endeavor.called.includes(character)) continue;
        if (!decidesFor(context, characterOf(context, character))) continue;
        yield {
          with: { character },
          label: `Act together with ${on.one.name}`,
          detail: 'It is your action of this round.',
          group: nameOf(context.state, character),
        };
      }
    },
    do(play, { character }, _, { check, one }) {
      updateCheck(play, check, { members: [...check.members, character] });
      play.say(`${nameOf(play.state, character)} acts together with ${one.name}.`);
    },
  }),
]);

/** What whoever’s turn it is could go on with: something of this Endeavor whose Stats are still locked (HUM-1301). */
function goingOn(context: HumanityContext): Continuable[] {
  const { state } = context;
  const actor = actorNow(state);
  if (!actor || actor.extra) return [];
  return Object.values(state.public.continues).filter((action) => {
    const { leader, purpose } = action;
    if (leader !== actor.one.character || purpose.kind !== 'endeavor') return false;
    if (purpose.data?.endeavor !== actor.endeavor.id || purpose.action === 'fatigue') return false;
    if (purpose.data.extra !== undefined) return false;
    return groupOf(action).some((who) => decidesFor(context, characterOf(context, who)));
  });
}

const actions = {
  part: 'continue',
  what: 'action to go on with',
  all: goingOn,
  idOf: ({ id: own }: Continuable) => own,
} as const;

/** Whether it is about anybody, and all of its group are there and have an action left (HUM-807, 1107). */
function canAll(state: HumanityState, action: Continuable): boolean {
  const endeavor = running(state);
  if (!endeavor || action.purpose.kind !== 'endeavor') return false;
  const against = splitIds(action.purpose.data?.against);
  const leader = endeavor.participants[action.leader];
  const there =
    against.length === 0 ||
    against.some(
      (who) => isIn(endeavor, who) && endeavor.participants[who]?.track === leader?.track,
    );
  return there && groupOf(action).every((who) => (endeavor.participants[who]?.left ?? 0) > 0);
}

/** Going on with an action, as an action (HUM-1301): all of its group say so (HUM-807). */
export const goingOnMoves = moves.about(actions, 'endeavor', (move) => [
  move(command('endeavor.continue', { continue: id }), {
    unless: ({ state }, _, action) =>
      goesOn(state, action) && canAll(state, action)
        ? null
        : barred('wrong-moment', 'It has run its course.', {
            instead: 'Begin it anew.',
            rule: 'HUM-804',
          }),
    ways: ({ state }, action) => ({
      label: `Continue${action.aim === '' ? '' : `: ${action.aim}`}`,
      detail: continueWords(action),
      group: nameOf(state, action.leader),
      order: 5,
    }),
    do(play, _, context, action) {
      const mine = groupOf(action).filter((who) => decidesFor(context, characterOf(context, who)));
      const agreed = [...new Set([...action.agreed, ...mine])];
      if (groupOf(action).every((who) => agreed.includes(who))) {
        goOn(play, action);
        return;
      }
      play.emit({ type: 'continuableSet', continuable: { ...action, agreed } });
      play.say(`${context.seat.name} would go on; the others of the group have to as well.`);
    },
  }),
]);
