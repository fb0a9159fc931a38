import { z } from 'zod';
import { choiceField, numberField } from '../../../table';
import { command, id } from '../../../table/command';
import { form, named, number, usually, words } from '../../../table/form';
import { party } from '../characters/find';
import { rangeOptions } from '../characters/forms';
import { barred, moves, notGm } from '../game';
import { ranges } from '../vocabulary';
import { most } from './adversary';
import { block, blockFields, blockOf, face, shown, usualBlock } from './block';
import {
  begin,
  bring,
  ADVERSARIES as drawer,
  foes,
  isCrowded,
  keep,
  roomOnDesk,
  tell,
} from './foes';

const DIRECT = 'direct adversaries';

/** An adversary in three fields: all else is what is usual (DGH-1507). */
export const improvising = moves.once('adversaries', (move) => [
  move(command('adversary.improvise', face.shape), {
    unless: (context) => notGm(context, DIRECT) ?? isCrowded(context.state),
    ways: () => ({
      label: 'Improvise an adversary',
      fields: face.fields({ ...usualBlock, hp: usualBlock.hp.slots }),
    }),
    do(play, { name, difficulty, hp, shown: seen }) {
      begin(play, { ...usualBlock, name, difficulty, hp: { marked: 0, slots: hp } }, seen);
      tell(play, name, 1, seen);
    },
  }),
]);

/** Adversaries of one stat block, as many as are wanted, hidden unless told otherwise. */
export const writing = moves.once('stat-blocks', (move) => [
  move(
    command('adversary.create', {
      ...block.shape,
      copies: z.int().min(1).max(most.copies).default(1),
      shown: shown.schema.default(false),
    }),
    {
      drawer,
      unless: (context, { copies }) => notGm(context, DIRECT) ?? isCrowded(context.state, copies),
      ways({ state }) {
        const copies = Math.min(most.copies, roomOnDesk(state));
        return {
          label: 'A new stat block',
          fields: [
            ...blockFields(),
            numberField('copies', 'How many', copies, 1, 1),
            shown.field('shown', false),
          ],
        };
      },
      do: (play, { copies, shown: seen, ...form }) =>
        bring(play, blockOf(form), { copies, shown: seen }),
    },
  ),
]);

const feature = form({
  name: named(),
  text: words('What it does', 300),
  fear: usually(0, number('Costs Fear', most.fear)),
  stress: usually(0, number('Costs Stress', most.stress)),
});

/** What is seldom done with what stands on the desk. */
export const blocks = moves.about(foes, 'stat-blocks', (move) => [
  move(command('adversary.change', { adversary: id, ...block.shape }), {
    drawer,
    ways: (_, one) => ({
      label: `Rewrite ${one.name}`,
      group: one.name,
      fields: blockFields(one),
    }),
    do(play, form, _, one) {
      const now = blockOf(form);
      const [, ...further] = one.experiences;
      const marked = (track: 'hp' | 'stress') => Math.min(one[track].marked, now[track].slots);
      keep(play, one, {
        ...now,
        experiences: [...now.experiences, ...further],
        hp: { slots: now.hp.slots, marked: marked('hp') },
        stress: { slots: now.stress.slots, marked: marked('stress') },
      });
    },
  }),
  // One more of the same, unhurt and hidden.
  move(command('adversary.copy', { adversary: id }), {
    drawer,
    unless: ({ state }) => isCrowded(state),
    ways: (_, { name }) => ({ label: `Another ${name}`, group: name }),
    do: (play, _, __, { features, turns: ___, ...one }) =>
      begin(
        play,
        { ...one, hp: { ...one.hp, marked: 0 }, stress: { ...one.stress, marked: 0 } },
        false,
        features,
      ),
  }),
  move(command('adversary.remove', { adversary: id }), {
    drawer,
    ways: (_, { name }) => ({ label: `Remove ${name}`, group: name }),
    do(play, _, __, { id: gone, name, shown }) {
      play.emit({ type: 'adversaryRemoved', id: gone });
      if (shown) play.say(`${name} is out of the scene.`);
    },
  }),
  move(command('adversary.feature', { adversary: id, ...feature.shape }), {
    drawer,
    unless: (_, __, { features }) =>
      features.length >= most.features
        ? barred('limit-reached', `A stat block has room for ${most.features} features.`, {
            instead: 'Write into one that is there.',
            rule: 'TABLE-012',
          })
        : null,
    ways: (_, { name }) => ({
      label: `A feature of ${name}`,
      group: name,
      fields: feature.fields(),
    }),
    do: (play, { type: _, adversary: __, ...written }, ___, one) =>
      keep(play, one, {
        features: [...one.features, { id: play.id('feature'), ...written }],
      }),
  }),
  // How far it is from somebody (DGH-1202).
  move(command('range.set', { adversary: id, character: id, range: z.enum(ranges) }), {
    drawer,
    ways: ({ state }, { name: group, bands }) =>
      party(state).map(({ id: character, name }) => ({
        with: { character },
        label: `${group} to ${name}`,
        group,
        fields: [choiceField('range', 'How far', rangeOptions, bands[character] ?? 'close')],
      })),
    do: (play, { character, range }, _, one) =>
      keep(play, one, { bands: { ...one.bands, [character]: range } }),
  }),
]);
