import { z } from 'zod';
import type { Field, Refusal } from '../../../engine';
import { choiceField, foldedAway } from '../../../table';
import { id } from '../../../table/command';
import { rolling } from '../../../table/dice/typed';
import { asOptions } from '../characters/find';
import { lacksFear, spendFear } from '../characters/vitals';
import type { DhContext } from '../game';
import { barred, moves } from '../game';
import type { DaggerheartState } from '../state';
import type { Adversary, AdversaryAttack } from './adversary';
import { most } from './adversary';
import { attack } from './attacking';
import { foes, isOffstage, keep } from './foes';
import type { Target } from './targets';
import { allTargets } from './targets';
import { act, cannotAct } from './turns';
import { attackOf, groupCost, groupOf } from './written';

const how = {
  edge: z.enum(['none', 'advantage', 'disadvantage']).default('none'),
  hidden: z.boolean().default(false),
};

/** The attacks of adversaries: at one, at several with one roll, and of a group of minions together. */
export const striking = moves.about(foes, 'adversaries', (move) => [
  // A d20 against the Evasion of each (DGH-612, 614).
  move(
    rolling('adversary.attack', {
      adversary: id,
      target: id,
      others: z.array(id).max(most.targets).default([]),
      experience: z.boolean().default(false),
      ...how,
    }),
    {
      unless: ({ state }, { target, others = [], experience }, one) =>
        cannotAct(state, one) ??
        isNoTarget(state, [target ?? '', ...others]) ??
        lacksFear(state, experience ? 1 : 0, 'An Experience', 'DGH-1304'),
      ways({ state }, one) {
        const fields = fieldsOf(state, one);
        if (!fields) return null;
        const { name, dice, die, bonus } = attackOf(one);
        const detail = `A horde of which half is gone: ${dice > 0 ? `${dice}d${die}+` : ''}${bonus}.`;
        return {
          label: `Attack: ${name}`,
          group: one.name,
          fields,
          ...(attackOf(one) === one.attack ? {} : { detail }),
        };
      },
      do(play, { target, others, experience, ...how }, { state }, one) {
        const whom = targets(state, [target, ...others]);
        const used = experience ? one.experiences[0] : undefined;
        if (used) spendFear(play, 1, `“${used.name}”`, 'DGH-1304');
        act(play, one);
        const attacker = { id: one.id, name: one.name, attack: attackOf(one) };
        attack(play, attacker, whom, { ...how, experience: used });
      },
    },
  ),
  // Minions of one kind strike together, with one roll and the damage of all (DGH-1511).
  move(
    rolling('adversary.group', {
      adversary: id,
      fellows: z.array(id).min(1).max(most.room),
      target: id,
      ...how,
    }),
    {
      unless: ({ state }, { fellows, target }, one) =>
        (one.kind === 'minion'
          ? null
          : barred('not-allowed', `${one.name} is no minion.`, {
              instead: 'Let it attack by itself.',
              rule: 'DGH-1511',
            })) ??
        cannotAct(state, one) ??
        (fellows?.every((each) => fellowsOf(state, one).some(({ id }) => id === each)) === false
          ? barred('not-allowed', 'Not all of them can join in.', {
              instead: 'Choose minions of the same kind that have not acted.',
              rule: 'DGH-1511',
            })
          : null) ??
        isNoTarget(state, target === undefined ? [] : [target]) ??
        lacksFear(state, groupCost(one), 'A group attack', 'DGH-1511'),
      ways({ state }, one) {
        const fellows = fellowsOf(state, one);
        const [whom] = fieldsOf(state, one) ?? [];
        if (fellows.length === 0 || !whom || one.acted !== 'no' || !isFirst(state, one))
          return null;
        const options = asOptions(fellows);
        const field: Field = {
          ...{ name: 'fellows', label: 'Who strikes with it', kind: 'choices', options },
          ...{ min: 1, max: options.length, initial: options.map(({ value }) => value) },
        };
        return {
          label: `Group attack: ${fellows.length + 1} × ${groupOf(one)}`,
          group: one.name,
          fields: [whom, field, ...foldedAway(usualFields)],
          cost: `${groupCost(one)} Fear`,
          detail: 'They come into Melee: one roll, and the damage of all of them together.',
        };
      },
      do(play, { fellows, target, ...how }, { state }, one) {
        const whom = targets(state, [target]);
        const group = [one, ...fellowsOf(state, one).filter(({ id }) => fellows.includes(id))];
        spendFear(play, groupCost(one), 'A group attack', 'DGH-1511');
        act(play, one);
        for (const each of group) {
          if (each.id !== one.id) keep(play, each, { acted: 'done' });
          for (const { keeper, companion } of whom) {
            if (companion) continue;
            const character = keeper.id;
            play.emit({ type: 'bandSet', adversary: each.id, character, range: 'melee' });
          }
        }
        const name = `${group.length} × ${groupOf(one)}`;
        attack(play, { id: one.id, name, attack: times(one.attack, group.length) }, whom, {
          ...how,
          experience: undefined,
        });
      },
    },
  ),
]);

/** The same attack by so many at once. */
const times = (one: AdversaryAttack, by: number): AdversaryAttack => ({
  ...one,
  dice: one.dice * by,
  bonus: one.bonus * by,
});

/** Others of its kind that the table sees, that stand and have not acted. */
const fellowsOf = ({ director }: DaggerheartState, one: Adversary): Adversary[] =>
  one.kind === 'minion'
    ? Object.values(director.adversaries).filter(
        (other) =>
          other.id !== one.id &&
          other.kind === 'minion' &&
          groupOf(other) === groupOf(one) &&
          other.acted === 'no' &&
          isOffstage(other) === null,
      )
    : [];

/** Whether it is the first of its kind that has not acted: the whole group is offered once. */
const isFirst = (state: DaggerheartState, one: Adversary): boolean =>
  Object.values(state.director.adversaries).find(
    (other) => other.id === one.id || fellowsOf(state, one).includes(other),
  )?.id === one.id;

/** Those who are attacked, each once. */
const targets = (state: DaggerheartState, ids: readonly string[]): Target[] => {
  const all = allTargets(state);
  return [...new Set(ids)].flatMap((id) => all.find((one) => one.id === id) ?? []);
};

/** Why somebody of them is not attacked, if so. */
function isNoTarget(state: DaggerheartState, ids: readonly string[]): Refusal | null {
  const down = targets(state, ids).find((one) => one.down);
  return down
    ? barred('not-allowed', `${down.name} cannot be attacked now.`, {
        instead: 'Choose somebody who is on their feet.',
        rule: down.companion ? 'DGH-2105' : 'DGH-903',
      })
    : null;
}

const edges = ['none', 'advantage', 'disadvantage'].map((value) => ({ value, label: value }));
const flag = (name: string, label: string): Field => ({
  ...{ name, kind: 'switch', label },
  initial: false,
});
const usualFields: readonly Field[] = [
  choiceField('edge', 'Advantage or disadvantage', edges, 'none'),
  flag('hidden', 'Hide the die'),
];

/** Whom it attacks, and below the rest what is seldom said; `null` where there is nobody. */
function fieldsOf(state: DhContext['state'], one: Adversary): Field[] | null {
  const able = allTargets(state).filter(({ down }) => !down);
  if (able.length === 0) return null;
  const [experience] = one.experiences;
  const whom = able.map(({ id: value, name, evasion, companion, keeper }) => ({
    ...{ value, label: name },
    detail: `Evasion ${evasion}${companion ? `, ${keeper.name}’s companion` : ''}`,
  }));
  const further: Field = {
    ...{ name: 'others', kind: 'choices', label: 'And with the same roll', min: 0 },
    ...{ options: asOptions(able), max: Math.min(most.targets, able.length) },
  };
  return [
    choiceField('target', 'Whom', whom, able.length === 1 ? able[0]?.id : undefined),
    ...foldedAway([
      ...(able.length > 1 ? [further] : []),
      ...(experience && state.public.fear > 0
        ? [flag('experience', `${experience.name} +${experience.bonus} (1 Fear)`)]
        : []),
      ...usualFields,
    ]),
  ];
}
