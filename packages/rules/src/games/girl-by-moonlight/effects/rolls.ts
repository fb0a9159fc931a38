import type { EffectRule } from './effect-rule';
import { dice, sentence, WORDS_MAX, within } from './effect-rule';
import { inScope, scopes, switchFor } from './scopes';

const when = { label: 'When does it count?', max: WORDS_MAX };
const which = { label: 'On which rolls?', options: scopes };

/** Effects on action rolls. What the story decides is a switch that a person sets for the roll. */
export const rollEffects: readonly EffectRule[] = [
  {
    id: 'action-die',
    label: 'More dice on action rolls, when…',
    needs: { words: when, choice: which, amount: { label: 'Dice', min: 1, max: 2 } },
    text: ({ words, choice, amount }) =>
      sentence(`${dice(amount)} on ${within(scopes, choice)}: ${words}`),
    hooks: ({ words, choice, amount }, { key, name }) => ({
      options: switchFor(choice, { id: key, label: `${name}: ${words}`, dice: amount }),
    }),
  },
  {
    id: 'action-effect',
    label: 'More effect on action rolls, when…',
    needs: { words: when, choice: which, amount: { label: 'Steps of effect', min: 1, max: 2 } },
    text: ({ words, choice, amount }) =>
      sentence(`+${amount} effect on ${within(scopes, choice)}: ${words}`),
    hooks: ({ words, choice, amount }, { key, name }) => ({
      options: switchFor(choice, { id: key, label: `${name}: ${words}`, effect: amount }),
    }),
  },
  {
    id: 'risky-die',
    label: 'A die now, for worse resistance to what comes of it',
    needs: { words: when, choice: which },
    text: ({ words, choice }) =>
      sentence(`+1d on ${within(scopes, choice)} for −1d to resist the consequences: ${words}`),
    hooks: ({ words, choice }, { key, name }) => ({
      options: switchFor(choice, {
        id: key,
        label: `${name}: ${words}`,
        dice: 1,
        resistance: -1,
      }),
    }),
  },
  {
    id: 'action-always',
    label: 'A die on every roll of one sort',
    needs: { choice: which },
    text: ({ choice }) => `+1d on ${within(scopes, choice)}.`,
    hooks: ({ choice }) => ({
      modify: { actionDice: (context) => (inScope(choice, context) ? 1 : null) },
    }),
  },
  {
    id: 'ally-die',
    label: 'A die on an ally’s action roll, when…',
    needs: { words: when },
    text: ({ words }) => sentence(`+1d on an ally’s action roll: ${words}`),
    hooks: ({ words }, { key, name }) => ({
      options: { allyAction: [{ id: key, label: `${name}: ${words}`, dice: 1 }] },
    }),
  },
  {
    id: 'push-extra',
    label: 'One more benefit of a push',
    needs: { words: { label: 'What does each push bring as well?', max: WORDS_MAX } },
    text: ({ words }) => sentence(`Each push also brings: ${words}`),
    hooks: ({ words }, { key }) => ({ options: { push: [{ id: key, label: words }] } }),
  },
  {
    id: 'free-assist',
    label: 'Assist without stress, some times a mission',
    needs: {
      words: { label: 'How do you help?', max: WORDS_MAX },
      amount: { label: 'Times a mission', min: 1, max: 3 },
    },
    text: ({ words, amount }) =>
      sentence(`Assist without stress ${times(amount)} a mission: ${words}`),
    hooks: ({ words, amount }, { key, name }) => ({
      assist: ({ state }) =>
        state.public.phase === 'mission'
          ? [
              {
                replaces: false,
                stress: 0,
                dice: 1,
                label: `${name}: no stress. ${words}`,
                use: { key: `mission:${key}`, limit: amount },
              },
            ]
          : [],
    }),
  },
  {
    id: 'sixes-together',
    label: 'In group actions, sixes of different rolls are a critical together',
    needs: {},
    text: () => 'In a group action, sixes of different rolls together are a critical.',
    hooks: () => ({ may: { joinSixes: true } }),
  },
  {
    id: 'lead-cheaply',
    label: 'Leading a group action costs little stress',
    needs: { amount: { label: 'At most this much stress', min: 0, max: 3 } },
    text: ({ amount }) => `Leading a group action costs you at most ${amount} stress.`,
    hooks: ({ amount }) => ({ modify: { leadingStress: amount } }),
  },
];

const times = (amount: number): string =>
  amount === 1 ? 'once' : amount === 2 ? 'twice' : `${amount} times`;
