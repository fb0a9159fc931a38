import { z } from 'zod';
import type { Refusal } from '../../../engine';
import { refuseFor } from '../../../engine';
import { choiceField, textField } from '../../../table';
import { command, id, sentence } from '../../../table/command';
import { rolling } from '../../../table/dice/typed';
import { rollTest } from '../dice/test-roll';
import type { StarsContext } from '../game';
import { barred, moves, present, refereesMoves } from '../game';
import { cast, isNotIn, notTheirs, ownedBy, protagonistOf } from '../protagonists/find';
import { payBack, payInvoke } from '../protagonists/invokes';
import type { Protagonist } from '../protagonists/protagonist';
import { edge, edgeFields, given } from '../tests/edge';
import { cannotInvokeOnTest, invocableOn, invokedOn } from '../tests/invoking';
import { skills, skillWords } from '../vocabulary';
import type { Follower, TableCheck } from './check';
import { skillField } from './proposing';
import type { OnCheck } from './standing';
import {
  hasFallen,
  ownCheck,
  payFollowersBack,
  placeOf,
  someHaveHelped,
  standingCheck,
  update,
} from './standing';

/** Why nobody follows, if so: it is one’s own Action alone. */
const isAlone = ({ cooperation }: TableCheck): Refusal | null =>
  cooperation === null
    ? barred('wrong-moment', 'That is no Cooperation.', {
        instead: 'Let whoever acts ask for company.',
        rule: 'SNS-501',
      })
    : null;

/** The Leader opens a Check to others, or goes alone after all (SNS-501, 502). */
export const leading = moves.about(ownCheck('laid'), 'check', (move) => [
  move(command('check.together', { check: id }), {
    unless: (_, __, { check }) =>
      hasFallen(check) ??
      (check.cooperation !== null
        ? barred('already-done', 'Others can join already.', {
            instead: 'Wait for them.',
            rule: 'SNS-502',
          })
        : null),
    ways: (context, { check, one }) =>
      cast(context.state).length < 2
        ? null
        : {
            label: 'Lead a Cooperation',
            detail:
              'You stand or fall together: each Follower’s Test adds 2 or takes 2, and what comes of it comes to all.',
            ...placeOf(context, one),
            ...(check.action === null ? {} : { order: 1 }),
          },
    do(play, _, __, { check, one }) {
      update(play, check, { cooperation: {} });
      play.say(`${one.name} leads; who joins says how.`);
    },
  }),
  move(command('check.alone', { check: id }), {
    unless: (_, __, { check }) => hasFallen(check) ?? isAlone(check) ?? someHaveHelped(check),
    ways: (context, { one }) => ({ label: 'Go alone after all', ...placeOf(context, one) }),
    do(play, _, __, { check }) {
      payFollowersBack(play, check);
      update(play, check, { cooperation: null });
    },
  }),
]);

/** The Check on the table, and one who may follow. */
interface Follows extends OnCheck {
  follower: Protagonist;
}

const laid = standingCheck('laid');

/** Each who is not the Leader, of those that somebody plays. */
const followers = {
  ...laid,
  idOf: ({ check }: Follows) => check.id,
  all: (context: StarsContext): Follows[] =>
    laid.all(context).flatMap(({ check, one }) =>
      check.cooperation === null
        ? []
        : ownedBy(context.state, context.seat.id)
            .filter(({ id: own, standing }) => own !== one.id && standing === 'in')
            .map((follower) => ({ check, one, follower })),
    ),
  find(context: StarsContext, wanted: string, sent: { type: string }): Follows {
    const on = laid.find(context, wanted);
    const named = 'follower' in sent && typeof sent.follower === 'string' ? sent.follower : '';
    const follower = protagonistOf(context, named);
    refuseFor(notTheirs(context, follower));
    return { ...on, follower };
  },
} as const;

/** What a Follower has invoked on their Test. */
const invokedBy = ({ cooperation }: TableCheck, { id: own }: Protagonist) =>
  cooperation?.[own]?.invoked ?? [];

const FOLLOWS = [skillField(), textField('method', 'How', 300, '')];

/** Followers join, each with a method of their own, or do not after all (SNS-504, 509). */
export const following = moves.about(followers, 'check', (move) => [
  move(
    command('check.follow', {
      check: id,
      follower: id,
      skill: z.enum(skills),
      method: sentence.default(''),
    }),
    {
      unless: (_, __, { check, one, follower }) =>
        hasFallen(check) ??
        isAlone(check) ??
        isNotIn(follower) ??
        (follower.id === one.id || check.cooperation?.[follower.id] !== undefined
          ? barred('already-done', `${follower.name} takes part already.`, {
              instead: 'Let somebody else join.',
              rule: 'SNS-509',
            })
          : null),
      ways: (_, { follower }) => ({
        with: { follower: follower.id },
        label: 'Follow, with a method of your own',
        group: follower.name,
        fields: FOLLOWS,
      }),
      do(play, { skill, method }, _, { check, follower }) {
        const joined: Follower = { skill, method, result: 'waiting' };
        const cooperation = { ...check.cooperation, [follower.id]: joined };
        update(play, check, { cooperation });
        play.say(`${follower.name} joins with ${skillWords[skill].name}.`);
      },
    },
  ),
  // A Support Test is a Reaction as any: Traits can be invoked on it (Q08).
  move(command('check.follow-invoke', { check: id, follower: id, trait: id }), {
    unless: ({ state }, { trait }, { check, follower }) =>
      hasFallen(check) ??
      isNotAwaited(check, follower.id) ??
      cannotInvokeOnTest(state, invokedBy(check, follower), follower, trait),
    ways({ state }, { check, follower }) {
      const options = invocableOn(state, invokedBy(check, follower), follower);
      return options.length === 0
        ? null
        : {
            with: { follower: follower.id },
            label: 'Invoke a Trait: your Support Test gets easier',
            group: follower.name,
            fields: [choiceField('trait', 'Which', options)],
          };
    },
    do(play, { trait }, _, { check, follower }) {
      const joined = present(check.cooperation?.[follower.id], 'Follower');
      const paid = payInvoke(play, follower.id, trait);
      const invoked = [...invokedBy(check, follower), { trait, paid }];
      update(play, check, {
        cooperation: { ...check.cooperation, [follower.id]: { ...joined, invoked } },
      });
    },
  }),
  move(command('check.unfollow', { check: id, follower: id }), {
    unless: (_, __, { check, follower }) => hasFallen(check) ?? isNotAwaited(check, follower.id),
    ways: (_, { follower }) => ({
      with: { follower: follower.id },
      label: 'Do not follow after all',
      group: follower.name,
    }),
    do(play, _, __, { check, follower }) {
      const { [follower.id]: gone, ...rest } = check.cooperation ?? {};
      payBack(play, follower.id, gone?.invoked ?? []);
      update(play, check, { cooperation: rest });
    },
  }),
]);

const isNotAwaited = ({ cooperation }: TableCheck, follower: string | undefined) =>
  follower === undefined || cooperation?.[follower]?.result === 'waiting'
    ? null
    : barred('already-done', 'No Test of theirs is waited for.', {
        instead: 'Go on with those who are there.',
        rule: 'SNS-509',
      });

/** The referee rolls the Support Test of each Follower, once (SNS-407, 409, 504). */
export const supporting = refereesMoves('roll for a Follower').about(laid, 'check', (move) => [
  move(rolling('check.support', { check: id, follower: id, ...edge }), {
    unless: (_, { follower }, { check }) => hasFallen(check) ?? isNotAwaited(check, follower),
    *ways({ state: { public: shared } }, { check }) {
      for (const [follower, { skill, result }] of Object.entries(check.cooperation ?? {})) {
        const name = shared.protagonists[follower]?.name;
        if (result !== 'waiting' || name === undefined) continue;
        yield {
          with: { follower },
          label: `Support Test of ${name}: ${skillWords[skill].name}`,
          primary: true,
          fields: [...edgeFields],
          rolls: { dice: 2, modifiers: [] },
        };
      }
    },
    do(play, { follower, ...said }, _, { check, one }) {
      const joined = present(check.cooperation?.[follower], 'Follower');
      const { success } = rollTest(play, {
        one: protagonistOf(play, follower),
        skill: joined.skill,
        title: `Support for ${one.name}`,
        difficulty: [...given(said), ...invokedOn(play.state, joined.invoked ?? [])],
        words: { success: 'Supports: +2', failure: 'Gets in the way: −2' },
      });
      const result = success ? ('success' as const) : ('failure' as const);
      update(play, check, {
        cooperation: { ...check.cooperation, [follower]: { ...joined, result } },
      });
    },
  }),
]);
