import type { Field } from '../../../engine';
import { party } from '../characters/find';
import type { CommandOf, DhOffers, DhPlay } from '../game';
import { gm, offering } from '../game';
import { budgetChanges, budgetOf, changeWords, costOf } from './budget-words';

/** Says what is special about this fight. The budget is advice, and nobody is held to it (DGH-Q27). */
export function setBudget(play: DhPlay, { changes }: CommandOf<'budget.set'>): void {
  gm(play, 'set the budget of a fight');
  play.emit({ type: 'budgetSet', changes: [...new Set(changes)] });
}

/** What the fight on the desk may cost, and costs. */
export function offerBudget(context: DhOffers): void {
  const { director } = context.state;
  const people = party(context.state).length;
  const kinds = Object.values(director.adversaries)
    .filter(({ defeated }) => !defeated)
    .map(({ kind }) => kind);
  const changes: Field = {
    name: 'changes',
    kind: 'choices',
    label: 'What is special about it',
    options: budgetChanges.map((value) => ({ value, label: changeWords[value] })),
    min: 0,
    max: budgetChanges.length,
    initial: director.budget,
  };
  const may = budgetOf(people, kinds, director.budget);
  const detail = `${costOf(people, kinds)} of ${may} ${may === 1 ? 'point is' : 'points are'} on the desk.`;
  offering(context, 'budget')('budget.set', {}, 'Budget of the fight', [changes], { detail });
}
