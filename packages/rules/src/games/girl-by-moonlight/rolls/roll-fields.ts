import type { Field } from '../../../engine';
import { choiceField } from '../../../table';
import { actionDice } from '../sheet/ratings';
import type { Protagonist, Standing } from '../state';
import { actions, effects, positions, titled } from '../vocabulary';

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

/** Choosing position and effect. */
export const standingFields = ({ position, effect }: Standing): Field[] => [
  choiceField('position', 'Position', steps(positions), position),
  choiceField('effect', 'Effect', steps(effects), effect),
];

const steps = (scale: readonly string[]) => scale.map((value) => ({ value, label: titled(value) }));
