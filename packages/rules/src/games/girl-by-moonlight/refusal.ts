import type { Barred, Refusal, Refuse, TableRuleId, Way } from '../../engine';
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

/** Says so for what an ability or a rule forbids. */
export const forbidden = ({ reason, ...way }: { reason: string } & Way<RuleId>): Refusal =>
  barred('not-allowed', reason, way);

/** Refuses what is not there, or must not be known (TABLE-005). */
export const missing: (message: string, instead: string, rule?: RuleId) => never = missingByAnyRule;
