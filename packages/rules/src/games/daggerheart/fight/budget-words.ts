import type { AdversaryKind } from './adversary';
import { kindCost } from './adversary';

/** What changes the budget of a fight because the GM says so (DGH-1505). */
export const budgetChanges = ['easier', 'harder', 'moreDamage', 'lowerTier'] as const;
export type BudgetChange = (typeof budgetChanges)[number];

const chosenBy: Readonly<Record<BudgetChange, number>> = {
  easier: -1,
  harder: 2,
  moreDamage: -2,
  lowerTier: 1,
};

export const changeWords: Readonly<Record<BudgetChange, string>> = {
  easier: 'Easier or shorter: −1',
  harder: 'Harder or longer: +2',
  moreDamage: 'Their damage is raised, by 1d4 or 2: −2',
  lowerTier: 'An adversary of a lower tier: +1',
};

/** Those without whom a fight has one point more. */
const heavy: ReadonlySet<AdversaryKind> = new Set(['bruiser', 'horde', 'leader', 'solo']);

/** The budget of a fight: 2, and 3 for each character, changed by what the GM says and by who is there (DGH-1504, 1505). */
export function budgetOf(
  party: number,
  kinds: readonly AdversaryKind[],
  chosen: readonly BudgetChange[],
): number {
  const solos = kinds.filter((kind) => kind === 'solo').length;
  const light = kinds.length > 0 && kinds.every((kind) => !heavy.has(kind));
  const said = [...new Set(chosen)].reduce((sum, change) => sum + chosenBy[change], 0);
  return 2 + 3 * party + said + (solos >= 2 ? -2 : 0) + (light ? 1 : 0);
}

/** What adversaries cost of it; Minions together, a point for as many as there are characters (DGH-1506). */
export function costOf(party: number, kinds: readonly AdversaryKind[]): number {
  const minions = kinds.filter((kind) => kind === 'minion').length;
  const others = kinds.filter((kind) => kind !== 'minion');
  const groups = Math.ceil(minions / Math.max(1, party));
  return others.reduce((sum, kind) => sum + kindCost[kind], groups * kindCost.minion);
}
