import { z } from 'zod';
import type { Field } from '../../engine';
import { id } from '../command';
import type { KeptDie } from '../dice';
import { numberField } from '../fields';
import type { Some } from './changing';
import type { Held, HeldKind } from './kind';
import { heldBounds } from './kind';

// The parts of commands that say how much of a kind is meant: a number, or dice by their ids.

export const kindPart = { kind: z.string().min(1).max(80) };
export const someParts = {
  amount: z.int().min(1).max(heldBounds.count).optional(),
  dice: z.array(id).min(1).max(heldBounds.dice).optional(),
};

/** What a command says of how much; the ways that are offered ask for one of both. */
export const someOf = ({
  amount,
  dice,
}: {
  amount?: number | undefined;
  dice?: string[] | undefined;
}): Some => (dice ? [...new Set(dice)] : (amount ?? 1));

/** Asks how much of what there is. */
export function someField(kind: HeldKind, held: Held): Field {
  if (kind.sides === undefined) return numberField('amount', 'How many', held.count, 1, 1);
  return diceField('Which', held);
}

export const diceField = (label: string, { dice = [] }: Held): Field => ({
  name: 'dice',
  kind: 'choices',
  label,
  options: dice.map((die) => ({ value: die.id, label: dieLabel(die) })),
  min: 1,
  max: dice.length,
});

/** A die to choose among others: what it shows, and what kind it is. */
const dieLabel = ({ sides, value, passing }: KeptDie & { passing?: true }): string =>
  `${value} (d${sides}${passing ? ', only for now' : ''})`;
