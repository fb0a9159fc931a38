import type { Field, Offer } from '../../../engine';
import type { OfferContext } from '../game';
import { actionDice } from '../sheet/ratings';
import type { Protagonist } from '../state';
import { actions, titled } from '../vocabulary';

/** Choosing one of the nine actions, each with the dice it has now. */
export function actionField(self: Protagonist): Extract<Field, { kind: 'choice' }> {
  return {
    name: 'action',
    kind: 'choice',
    label: 'Action',
    required: true,
    options: actions.map((action) => {
      const dice = actionDice(self, action, self.transcendence.active);
      return { value: action, label: `${titled(action)} ${dice}` };
    }),
  };
}

/** Choosing a step of a scale, such as the position. */
export function scaleField(
  name: string,
  label: string,
  scale: readonly string[],
  initial: string,
): Field {
  const options = scale.map((value) => ({ value, label: titled(value) }));
  return { name, kind: 'choice', label, required: true, initial, options };
}

/** Adds an offer that belongs to the roll on the table. */
export function offerInRoll(
  c: OfferContext,
  command: string,
  settled: Offer['with'],
  label: string,
  order: number,
  more: Partial<Offer> = {},
): void {
  c.add({ command, with: settled, label, place: 'roll', order, ...more });
}
