import { z } from 'zod';
import { command } from '../../../table/command';
import { party } from '../characters/find';
import { moves, notGm } from '../game';
import { budgetChanges, budgetOf, changeWords, costOf } from './budget-words';

const options = budgetChanges.map((value) => ({ value, label: changeWords[value] }));

/** What is special about this fight. The budget is advice, and nobody is held to it (DGH-Q27). */
export const budget = moves.once('budget', (move) => [
  move(command('budget.set', { changes: z.array(z.enum(budgetChanges)).max(8) }), {
    unless: (context) => notGm(context, 'set the budget of a fight'),
    ways({ state }) {
      const { director } = state;
      const people = party(state).length;
      const kinds = Object.values(director.adversaries)
        .filter(({ defeated }) => !defeated)
        .map(({ kind }) => kind);
      const may = budgetOf(people, kinds, director.budget);
      const points = may === 1 ? 'point is' : 'points are';
      return {
        label: 'Budget of the fight',
        fields: [
          {
            name: 'changes',
            kind: 'choices',
            label: 'What is special about it',
            options,
            min: 0,
            max: budgetChanges.length,
            initial: director.budget,
          },
        ],
        detail: `${costOf(people, kinds)} of ${may} ${points} on the desk.`,
      };
    },
    do: (play, { changes }) => play.emit({ type: 'budgetSet', changes: [...new Set(changes)] }),
  }),
]);
