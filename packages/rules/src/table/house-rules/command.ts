import { z } from 'zod';
import { command, sentence, word } from '../command';

/** The command that changes one of these rules. */
export const houseRuleCommand = <Id extends string>(ids: readonly Id[]) =>
  command('table.house-rule', {
    rule: z.enum(ids),
    value: z.union([z.int(), word]),
    reason: sentence.default(''),
  });

/** What that command says, whatever the rules of the game are. */
export interface HouseRuleCommand<Id> {
  type: 'table.house-rule';
  rule: Id;
  value: string | number;
  reason: string;
}
