import type { DiceRule, HouseRuleDefinitions } from '../../table';
import { diceThatCount, houseRuleOf, idsOf } from '../../table';
import type { AnyState } from './state';

/** What a table decides for itself. */
export const houseRuleDefinitions: HouseRuleDefinitions<DiceRule> = {
  dice: diceThatCount(
    'Everybody sits at another table: dice that fall here can be checked by all, one’s own cannot.',
    'TABLE-063',
  ),
};

export const houseRuleIds = idsOf(houseRuleDefinitions);

/** Whether dice of one's own count at this table. */
export const countsTyped = ({ public: { houseRules } }: Pick<AnyState, 'public'>): boolean =>
  houseRuleOf<DiceRule, 'dice'>(houseRuleDefinitions, houseRules, 'dice') === 'typed';
