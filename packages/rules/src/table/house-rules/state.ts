import type { BaseState } from '../../engine';
import { reconcile } from '../../engine';
import type { HouseRuleDefinitions, HouseRuleValues } from './definition';

/** The table's own readings of the rules; what is missing is as usual. */
export interface WithHouseRules<R> extends BaseState {
  public: BaseState['public'] & { houseRules?: Partial<R> };
}

export type HouseRulesEvent<R> = { type: 'houseRulesSet'; rules: Partial<R> };

/** Applies what can happen to house rules. `state` is a draft and is changed in place. */
export function evolveHouseRules<R extends object>(
  state: WithHouseRules<R>,
  { rules }: HouseRulesEvent<R>,
): void {
  if (state.public.houseRules) reconcile(state.public.houseRules, rules);
  else state.public.houseRules = rules;
}

/** What counts at a table: its own rule, or else the standard reading. */
export function houseRuleOf<R extends HouseRuleValues<R>, K extends keyof R>(
  all: HouseRuleDefinitions<R>,
  own: Partial<R> | undefined,
  id: K,
): R[K] {
  return own?.[id] ?? all[id].standard;
}
