import type { Barred, Refuse, TableRuleId } from '../../engine';
import {
  barred as barredByAnyRule,
  missing as missingByAnyRule,
  refuse as refuseByAnyRule,
} from '../../engine';

/** The rules of this game, as `docs/rules/girl-by-moonlight.md` numbers them, and those of the table. */
export type RuleId = `GBM-${string}` | TableRuleId;

/** Refuses by a rule of this game, or of the table. */
export const refuse: Refuse<RuleId> = refuseByAnyRule;

/** Says why something is not open, by such a rule. */
export const barred: Barred<RuleId> = barredByAnyRule;

/** Refuses what is not there, or must not be known (TABLE-005). */
export const missing: (message: string, instead: string, rule?: RuleId) => never = missingByAnyRule;
