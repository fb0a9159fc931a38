import type { FieldOption } from '../../../engine';
import type { Hooks } from '../hooks';
import type { CustomEffect } from '../state';

/** What a person fills in for an effect. Absent parts are not asked. */
export interface EffectNeeds {
  words?: { label: string; max: number };
  more?: { label: string; max: number };
  amount?: { label: string; min: number; max: number };
  choice?: { label: string; options: readonly FieldOption[] };
}

/** A filled-in effect, as its hooks see it. */
export type FilledEffect = Pick<CustomEffect, 'words' | 'more' | 'amount' | 'choice'>;

/** The ability that an effect belongs to. */
export interface EffectOwner {
  /** Begins every id that the effect needs; unique at the table. */
  key: string;
  name: string;
}

/** One named effect that abilities of a table's own are built from. */
export interface EffectRule {
  id: string;
  /** What it does, for whoever looks for it. */
  label: string;
  needs: EffectNeeds;
  /** What it does as it is filled in, in a sentence. */
  text(effect: FilledEffect): string;
  /** Through what it acts. Reads nothing of the effect later than now. */
  hooks(effect: FilledEffect, owner: EffectOwner): Hooks;
}

/** Dice or steps as people write them: `+1d`. */
export const dice = (amount: number): string => `${amount < 0 ? '−' : '+'}${Math.abs(amount)}d`;

/** Ends a person's words as a sentence ends. */
export function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

/** The words for what was chosen. */
export function chosen(options: readonly FieldOption[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}

/** A choice's label within a sentence. */
export const within = (options: readonly FieldOption[], value: string): string => {
  const label = chosen(options, value);
  return label.charAt(0).toLowerCase() + label.slice(1);
};

/** How long a person's words may be. */
export const WORDS_MAX = 120;
