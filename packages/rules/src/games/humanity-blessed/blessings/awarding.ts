import { z } from 'zod';
import { numberField, textField } from '../../../table';
import { command, id, needed, sentence } from '../../../table/command';
import { arbitersMoves } from '../arbiter';
import type { Character } from '../characters/character';
import { cast, characterOf } from '../characters/find';
import { marksOf, setMarks } from '../characters/marks';
import type { HumanityPlay } from '../game';
import { barred } from '../game';
import type { HumanityState } from '../state';
import { owe } from './gaining';
import { BLESSINGS } from './spending';

const drawer = BLESSINGS;
const who = z.array(id).min(1).max(20);
const MOST = 6;

const everybody = (state: HumanityState) =>
  cast(state).map(({ id: value, name: label }) => ({ value, label }));

const whoField = (state: HumanityState, label = 'Who?') => {
  const options = everybody(state);
  return { name: 'who', kind: 'choices', label, options, min: 1, max: options.length } as const;
};

/** What the table gives: for good play, for milestones, for debts (HUM-608…610, 617). */
export const awarding = arbitersMoves('give Blessings').once('character', (move) => [
  move(
    command('blessing.award', {
      who,
      count: z.int().min(1).max(MOST),
      what: sentence.default(''),
    }),
    {
      drawer,
      ways({ state }) {
        if (cast(state).length === 0) return null;
        return {
          label: 'Award Blessings',
          detail: 'For good play, for ideas, or by an effect.',
          fields: [
            whoField(state),
            numberField('count', 'How many each?', MOST, 1, 1),
            textField('what', 'What for?', 300, ''),
          ],
        };
      },
      do(play, { who: all, count, what }, context) {
        for (const one of new Set(all)) {
          owe(play, characterOf(context, one), 'gain', { source: 'effect', count, what });
        }
        play.say(`Blessings for ${namesOf(context, all)}.`, {
          ...(what === ''
            ? {}
            : { beat: { kind: 'blessings', about: [...new Set(all)], fiction: what } }),
        });
      },
    },
  ),
  move(command('blessing.milestone', { who, what: needed(300) }), {
    drawer,
    unless: ({ state }) =>
      state.public.atmosphere === 'dark'
        ? barred('not-allowed', 'In a Dark story milestones bring no Blessings.', {
            instead: 'Write down a debt, or award some.',
            rule: 'HUM-609',
          })
        : null,
    ways({ state }) {
      if (cast(state).length === 0) return null;
      const light = state.public.atmosphere === 'light';
      return {
        label: 'A milestone of the story',
        detail: light
          ? 'Whoever reached it gains a Blessing, and so does who sees or hears of it.'
          : 'Whoever reached it makes a name with a faction, good or bad.',
        fields: [
          whoField(state, 'Who reached it?'),
          textField('what', 'What was it?', 300, '', true),
        ],
      };
    },
    do(play, { who: all, what }, context) {
      const light = context.state.public.atmosphere === 'light';
      const reached = [...new Set(all)].map((one) => characterOf(context, one));
      for (const one of reached) {
        owe(play, one, light ? 'gain' : 'reputation', { source: 'milestone', what });
      }
      const [first] = reached;
      const left = cast(context.state).some(
        ({ owner, id: one }) => owner !== null && !all.includes(one),
      );
      if (light && first && left) owe(play, first, 'seen', { source: 'milestone', what });
      play.say(`A milestone: ${namesOf(context, all)}.`, {
        beat: { kind: 'milestone', about: [...new Set(all)], fiction: what },
      });
    },
  }),
]);

const namesOf = (context: { state: HumanityState }, all: readonly string[]): string =>
  [...new Set(all)].map((one) => characterOf(context, one).name).join(', ');

/**
 * Somebody has had a Major Success, as the result is in the end: the first of a session brings what the Atmosphere has
 * for it (HUM-608…610, 619).
 */
export function firstMajor(play: HumanityPlay, one: Character): void {
  if (one.owner === null || marksOf(play.state, one.id).major) return;
  setMarks(play, one, { major: true });
  const { atmosphere } = play.state.public;
  if (atmosphere === 'gritty') {
    owe(play, one, 'reputation', { source: 'major' });
    return;
  }
  owe(play, one, 'gain', { source: 'major' });
  const seen = cast(play.state).some(({ owner, id: other }) => owner !== null && other !== one.id);
  if (atmosphere === 'light' && seen) owe(play, one, 'seen', { source: 'major' });
}
