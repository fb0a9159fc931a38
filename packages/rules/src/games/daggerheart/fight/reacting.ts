import { z } from 'zod';
import type { Field } from '../../../engine';
import { choiceField, foldedAway, numberField, textField } from '../../../table';
import { id, sentence } from '../../../table/command';
import { rolling } from '../../../table/dice/typed';
import { asOptions } from '../characters/find';
import { moves, notGm } from '../game';
import { DIFFICULTY } from '../rolls/roll';
import type { DaggerheartState } from '../state';
import { ATTACK } from '../vocabulary';
import type { Adversary } from './adversary';
import { most } from './adversary';
import { ADVERSARIES as drawer, isOffstage, SEVERAL } from './foes';

const edges = ['none', 'advantage', 'disadvantage'] as const;

/** Those who can react before all eyes. */
const able = ({ director }: DaggerheartState): Adversary[] =>
  Object.values(director.adversaries).filter((one) => isOffstage(one) === null);

/** Adversaries react to what a player’s spell or feature does: a d20 each, against its Difficulty (DGH-207). */
export const foesReact = moves.once('harm', (move) => [
  move(
    rolling('adversaries.react', {
      adversaries: z.array(id).min(1).max(most.targets),
      difficulty: z.int().min(DIFFICULTY.least).max(DIFFICULTY.most),
      bonus: z.int().min(-most.modifier).max(most.modifier).default(0),
      edge: z.enum(edges).default('none'),
      what: sentence.default(''),
    }),
    {
      drawer,
      unless: (context) => notGm(context, 'roll for adversaries'),
      ways({ state }) {
        const options = asOptions(able(state));
        if (options.length === 0) return null;
        const who: Field = {
          ...{ name: 'adversaries', label: 'Who reacts', kind: 'choices', options, min: 1 },
          ...{ max: Math.min(most.targets, options.length) },
          ...(options.length === 1 ? { initial: options.map(({ value }) => value) } : {}),
        };
        return {
          label: 'Reaction rolls of adversaries',
          group: SEVERAL,
          detail: 'A d20 each, against what a spell or a feature says.',
          fields: [
            who,
            numberField('difficulty', 'Difficulty', DIFFICULTY.most, DIFFICULTY.usual, 1),
            textField('what', 'What happens', 300, ''),
            ...foldedAway([
              numberField('bonus', 'Added to each', most.modifier, 0, -most.modifier),
              choiceField(
                'edge',
                'Advantage or disadvantage',
                edges.map((value) => ({ value, label: value })),
                'none',
              ),
            ]),
          ],
        };
      },
      do(play, { adversaries, difficulty, bonus, edge, what }, { state }) {
        const who = able(state).filter(({ id }) => adversaries.includes(id));
        const each = edge === 'none' ? 1 : 2;
        const title = what || 'Adversaries react';
        const { faces, proof } = play.roll(Array<number>(who.length * each).fill(ATTACK), title);
        const best = edge === 'disadvantage' ? Math.min : Math.max;
        const reacted = who.map((one, at) => {
          const own = faces.slice(at * each, (at + 1) * each);
          const natural = best(...own);
          const total = natural + bonus;
          return { one, own, natural, total, well: natural === ATTACK || total >= difficulty };
        });
        const well = reacted.filter((each) => each.well);
        const names = (wanted: boolean): string =>
          reacted.flatMap(({ one, well }) => (well === wanted ? one.name : [])).join(', ');
        const [first] = reacted;
        play.say(
          [
            ...(well.length > 0 ? [`Reacts in time: ${names(true)}.`] : []),
            ...(well.length < reacted.length ? [`Does not: ${names(false)}.`] : []),
          ].join(' '),
          {
            roll: {
              title,
              groups: reacted.map(({ one, own, natural }) => ({
                ...{ label: one.name, sides: ATTACK, faces: own },
                kept: [own.indexOf(natural)],
              })),
              modifiers: bonus === 0 ? [] : [{ source: 'Added', value: bonus, unit: 'total' }],
              ...(first && reacted.length === 1 ? { total: first.total } : {}),
              reading: {
                word:
                  reacted.length === 1
                    ? first?.well
                      ? 'Success'
                      : 'Failure'
                    : `${well.length} of ${reacted.length} succeed`,
                tone: 'neutral',
                text: `Against ${difficulty}: ${reacted.map(({ one, total }) => `${one.name} ${total}`).join(', ')}.`,
              },
              proof,
            },
            beat: { kind: 'reaction', about: reacted.map(({ one }) => one.id) },
          },
        );
      },
    },
  ),
]);
