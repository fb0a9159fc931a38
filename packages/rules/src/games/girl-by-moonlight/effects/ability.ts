import type { Ability } from '../content';
import type { Hooks } from '../hooks';
import { mergeHooks } from '../hooks/merge';
import { effectById } from '.';
import type { EffectOwner, FilledEffect } from './effect-rule';

/** An effect of the library, as an ability of the book fills it in. */
export interface Written extends Partial<FilledEffect> {
  effect: string;
  /** Begins its ids, where several effects of the ability have some. */
  key?: string;
}

/** A benefit that each push brings as well. */
export const pushExtra = (key: string, words: string): Written => ({
  effect: 'push-extra',
  key,
  words,
});

/** An ability of the book: effects of the library, and what else it does. */
export interface WrittenAbility extends Omit<Ability, 'hooks'> {
  effects?: Written[];
  hooks?: Hooks;
}

/** An ability of the book as the game knows abilities. */
export function ability({ effects = [], hooks = {}, ...told }: WrittenAbility): Ability {
  return { ...told, hooks: mergeHooks([...effects.map((one) => bookHooks(one, told)), hooks]) };
}

function bookHooks(
  { effect, key, ...filled }: Written,
  { id, name }: Pick<Ability, 'id' | 'name'>,
): Hooks {
  const hooks = hooksOfEffect(effect, filled, { key: key ?? id, name });
  if (!hooks) throw new Error(`${name} has an effect that there is none of: ${effect}.`);
  return hooks;
}

/** Through what an effect acts as it is filled in; `null` where this version does not know it. */
export function hooksOfEffect(
  effect: string,
  { words = '', more = '', amount = 0, choice = '' }: Partial<FilledEffect>,
  owner: EffectOwner,
): Hooks | null {
  return effectById(effect)?.hooks({ words, more, amount, choice }, owner) ?? null;
}
