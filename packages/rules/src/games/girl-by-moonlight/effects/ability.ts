import type { Ability } from '../content';
import type { Hooks, Reminder } from '../hooks';
import { mergeHooks } from '../hooks/merge';
import { effectById } from '.';
import type { EffectOwner, FilledEffect } from './effect-rule';

/** An effect of the library, as an ability of the book fills it in. */
export interface Written extends Partial<FilledEffect> {
  effect: string;
  /** Begins its ids, where several effects of the ability have some. */
  key?: string;
}

// Effects that several abilities of the book have, each in a line.

/** A benefit that each push brings as well. */
export const pushExtra = (key: string, words: string): Written => ({
  effect: 'push-extra',
  key,
  words,
});

/** Special armour: against what, and what else it can be spent on. */
export const specialArmour = (words: string, more: string): Written => ({
  effect: 'special-armour',
  words,
  more,
});

/** Something to write down on the sheet, whenever its player likes. */
export const noteDown = (key: string, words: string): Written => ({
  effect: 'setting-text',
  key,
  words,
  choice: 'later',
});

/** A die on action rolls of a sort, when so it is. */
export const dieWhen = (key: string, choice: string, words: string): Written => ({
  effect: 'action-die',
  key,
  words,
  choice,
  amount: 1,
});

/** A step of effect on action rolls, more or less, when so it is. */
export const effectWhen = (key: string, words: string, amount = 1): Written => ({
  effect: 'action-effect',
  key,
  words,
  choice: 'any',
  amount,
});

/** A die to gather information about something. */
export const gatherDie = (key: string, words: string): Written => ({
  effect: 'gather-die',
  key,
  words,
});

/** A die on one downtime activity. */
export const downtimeDie = (choice: string): Written => ({
  effect: 'downtime-die',
  choice,
  amount: 1,
});

/** Xp to claim once it is earned, on the playbook track or on the group’s. */
export const claim = (
  key: string,
  words: string,
  choice: 'playbook' | 'series' = 'playbook',
): Written => ({ effect: 'xp-claim', key, words, choice });

/** Fiction to remember at its moment. */
export const reminder = (choice: Reminder['when'], words: string): Written => ({
  effect: 'reminder',
  words,
  choice,
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
