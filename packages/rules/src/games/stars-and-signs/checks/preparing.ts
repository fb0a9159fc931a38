import { z } from 'zod';
import type { FieldOption } from '../../../engine';
import { choiceField } from '../../../table';
import { command, id } from '../../../table/command';
import type { StarsContext } from '../game';
import { barred, moves } from '../game';
import { cannotUse } from '../protagonists/assets';
import type { Protagonist } from '../protagonists/protagonist';
import { actionWords } from '../vocabulary';
import { fitsFunction } from './asset-use';
import type { TableCheck } from './check';
import { assetGives } from './check';
import { FORMS } from './forms';
import { cannotInvokeOn, invocable, invoke, pointable } from './invoking';
import { aimField, said, skillField } from './proposing';
import type { OnCheck } from './standing';
import {
  callOff,
  hasFallen,
  ownCheck,
  placeOf,
  someHaveHelped,
  standingCheck,
  update,
} from './standing';

const place = (context: StarsContext, { one }: OnCheck) => placeOf(context, one);

/** What whoever acts does about a Check before its dice fall. */
export const preparing = moves.about(ownCheck('laid'), 'check', (move) => [
  // Aim and Skill go to and fro until both agree: the referee names the Action anew (SNS-202, 215, 216).
  move(command('check.reword', { check: id, ...said }), {
    drawer: FORMS,
    unless: (_, __, { check }) => hasFallen(check),
    ways: (context, { check, one }) => ({
      label: 'Say it differently',
      fields: [aimField(check.aim), skillField(check.skill)],
      ...place(context, { check, one }),
    }),
    do: (play, { aim, skill }, _, { check }) =>
      update(play, check, { aim, skill, action: null, asset: null }),
  }),
  // One Asset: its die or its Quality, declared before the dice fall (SNS-2002…2005).
  move(command('check.asset', { check: id, function: id, gives: z.enum(assetGives) }), {
    unless: ({ state }, { function: by }, { check, one }) => {
      const asset = one.assets.find(({ functions }) => functions.some((each) => each.id === by));
      return hasFallen(check) ?? isUnnamed(check) ?? (asset ? cannotUse(state, one, asset) : null);
    },
    ways(context, { check, one }) {
      const options = usable(context, check, one);
      if (options.length === 0) return null;
      return {
        label: check.asset ? 'Use another Asset' : 'Use an Asset',
        fields: [
          choiceField('function', 'Which', options, check.asset?.function),
          choiceField('gives', 'What it gives', givesOptions, check.asset?.gives ?? 'bonus'),
        ],
        ...place(context, { check, one }),
      };
    },
    do(play, { function: by, gives }, _, { check, one }) {
      const asset = one.assets.find(({ functions }) => functions.some((each) => each.id === by));
      if (asset) update(play, check, { asset: { asset: asset.id, function: by, gives } });
    },
  }),
  move(command('check.no-asset', { check: id }), {
    unless: (_, __, { check }) => hasFallen(check),
    ways: (context, about) =>
      about.check.asset ? { label: 'Without the Asset', ...place(context, about) } : null,
    do: (play, _, __, { check }) => update(play, check, { asset: null }),
  }),
  move(command('check.invoke', { check: id, trait: id }), {
    unless: (context, { trait }, { check, one }) =>
      hasFallen(check) ?? cannotInvokeOn(context, check, one, trait),
    ways(context, { check, one }) {
      const options = invocable(context, check, one);
      if (options.length === 0) return null;
      return {
        label: 'Invoke a Trait: a Boon',
        detail: 'From 10 on it can be an Advantage die instead, once the dice lie there.',
        fields: [choiceField('trait', 'Which', options)],
        ...place(context, { check, one }),
      };
    },
    do: (play, { trait }, _, { check }) => invoke(play, check, trait, 'circumstance'),
  }),
  move(command('check.withdraw', { check: id }), {
    unless: (_, __, { check }) => hasFallen(check) ?? someHaveHelped(check),
    ways: (context, about) => ({ label: 'Withdraw it', ...place(context, about) }),
    do: (play, _, __, { check }) => callOff(play, check),
  }),
]);

/** Why nothing is used, if so: whether an Asset is for that depends on what the Action is. */
const isUnnamed = ({ action }: TableCheck) =>
  action === null
    ? barred('wrong-moment', 'The referee has not named the Action yet.', {
        instead: 'Ask what it is.',
        rule: 'SNS-202',
      })
    : null;

const givesOptions: FieldOption[] = [
  { value: 'bonus', label: 'Its Quality', detail: 'Added to the result.' },
  { value: 'die', label: 'Its die', detail: 'In place of a smaller one of the Ability.' },
];

/** The Functions of what somebody has at hand; one that is for something else counts nothing (SNS-2008). */
const usable = ({ state }: StarsContext, check: TableCheck, one: Protagonist): FieldOption[] =>
  one.assets
    .filter((asset) => cannotUse(state, one, asset) === null)
    .flatMap(({ name, functions, requires }) =>
      functions.map((each) => ({
        value: each.id,
        label: each.name === name ? name : `${name}: ${each.name}`,
        detail: fitsFunction(each, check)
          ? `Quality ${each.quality}, Scale ${each.scale}${requires?.text ? `; ${requires.text}` : ''}`
          : `For ${actionWords[each.action].name}: counts 0 here`,
      })),
    );

/** Anybody who plays may point at a Trait that is for or against it; the referee rules (SNS-707, 2407). */
export const pointing = moves.about(standingCheck('laid'), 'check', (move) => [
  move(command('check.point', { check: id, trait: id }), {
    unless({ state }, { trait }, { check }) {
      const ruled = check.relevant[trait ?? ''];
      return (
        hasFallen(check) ??
        (ruled === undefined
          ? null
          : barred(
              'already-done',
              ruled === 'out'
                ? 'The referee has ruled that it does not matter here.'
                : `“${state.public.traits[trait ?? '']?.text}” counts already.`,
              { instead: 'Point at another Trait.', rule: 'SNS-2407' },
            ))
      );
    },
    ways({ state }, { check, one }) {
      const options = pointable(state, check, one);
      if (options.length === 0) return null;
      return {
        label: 'Point at a Trait that matters',
        fields: [choiceField('trait', 'Which', options)],
      };
    },
    do: (play, { trait }, _, { check }) =>
      update(play, check, { relevant: { ...check.relevant, [trait]: 'in' } }),
  }),
]);
