import type { FieldOption } from '../../../engine';
import type { AttributeContext } from '../hooks';
import { attributes, titled } from '../vocabulary';
import type { EffectRule } from './effect-rule';
import { dice, sentence, WORDS_MAX, within } from './effect-rule';

/** Which resistance rolls an effect can count for. */
const resisting: readonly FieldOption[] = [
  { value: 'any', label: 'Any consequence' },
  ...attributes.map((attribute) => ({
    value: attribute,
    label: `What ${titled(attribute)} resists`,
  })),
  { value: 'harm', label: 'Harm' },
  { value: 'complication', label: 'Complications' },
];

function resists(what: string, { attribute, consequence }: AttributeContext): boolean {
  return what === 'any' || what === attribute || what === consequence?.kind;
}

const amount = { label: 'Dice', min: 1, max: 2 };

/** Effects on how somebody bears what happens to them. */
export const strengthEffects: readonly EffectRule[] = [
  {
    id: 'resistance-die',
    label: 'More dice on resistance rolls, against…',
    needs: { choice: { label: 'Against what?', options: resisting }, amount },
    text: (effect) => `${dice(effect.amount)} to resist ${within(resisting, effect.choice)}.`,
    hooks: ({ choice, amount }) => ({
      modify: {
        attributeDice: (context) =>
          context.roll === 'resistance' && resists(choice, context) ? amount : null,
      },
    }),
  },
  {
    id: 'resistance-stress',
    label: 'Resisting costs no more than so much stress',
    needs: { amount: { label: 'At most this much stress', min: 1, max: 4 } },
    text: (effect) => `Resisting costs you at most ${effect.amount} stress.`,
    hooks: (effect) => ({ modify: { resistanceStress: effect.amount } }),
  },
  {
    id: 'eclipse-die',
    label: 'More dice on eclipse rolls',
    needs: { amount },
    text: (effect) => `${dice(effect.amount)} on your eclipse rolls.`,
    hooks: onRoll('eclipse'),
  },
  {
    id: 'obligation-die',
    label: 'More dice on obligation rolls',
    needs: { amount },
    text: (effect) => `${dice(effect.amount)} on your obligation rolls.`,
    hooks: onRoll('obligation'),
  },
  {
    id: 'eclipse-shift',
    label: 'Move the result of an eclipse roll by a step',
    needs: {},
    text: () =>
      'You may move the result of your eclipse roll by a step; a 6 never becomes a critical.',
    hooks: () => ({ may: { shiftEclipse: true } }),
  },
  {
    id: 'special-armour',
    label: 'Special armour',
    needs: {
      words: { label: 'Against what kind of consequence?', max: WORDS_MAX },
      more: { label: 'Or spend it to do what instead?', max: WORDS_MAX },
    },
    text: ({ words, more }) => sentence(`Special armour against ${words}; or spend it to ${more}`),
    hooks: ({ words, more }) => ({ specialArmour: { negates: words, instead: more } }),
  },
  {
    id: 'harm-penalties',
    label: 'Penalties from harm are lower',
    needs: { amount: { label: 'Levels', min: 1, max: 2 } },
    text: (effect) =>
      `Every penalty from your harm is ${effect.amount === 1 ? 'a level' : 'two levels'} lower.`,
    hooks: (effect) => ({ modify: { harmRelief: effect.amount } }),
  },
  {
    id: 'quick-recovery',
    label: 'Segments of the recovery clock stay filled',
    needs: { amount: { label: 'Segments', min: 1, max: 2 } },
    text: (effect) =>
      `${effect.amount === 1 ? 'A segment' : 'Two segments'} of your recovery clock ${effect.amount === 1 ? 'stays' : 'stay'} filled.`,
    hooks: (effect) => ({ modify: { recoveryFilled: effect.amount } }),
  },
];

function onRoll(roll: AttributeContext['roll']): EffectRule['hooks'] {
  return ({ amount }) => ({
    modify: { attributeDice: (context) => (context.roll === roll ? amount : null) },
  });
}
