import type { HouseRuleDefinitions } from '../../table';
import { diceThatCount, houseRuleOf, oneOf } from '../../table';
import type { DaggerheartState, HouseRules } from './state';

/** What a table decides for itself where the rules leave it open. */
export const houseRuleDefinitions: HouseRuleDefinitions<HouseRules> = {
  massiveDamage: oneOf(
    [
      { value: 'off', label: 'Three at most', detail: 'A blow marks three HP at most.' },
      {
        value: 'on',
        label: 'Four from twice Severe',
        detail: 'Damage of at least twice the Severe threshold marks four HP.',
      },
    ],
    {
      title: 'Massive damage',
      text: 'An optional rule: damage of at least twice Severe marks a fourth HP.',
      source: 'DGH-606',
      rules: ['DGH-606'],
      standard: 'off',
    },
  ),
  dice: diceThatCount(
    'The rules roll dice that lie on a table. Here everybody sits at another one: fair dice can be checked by all, one’s own cannot.',
    'TABLE-063',
  ),
  halving: oneOf(
    [
      { value: 'up', label: 'Up', detail: 'Half of 15 is 8.' },
      { value: 'down', label: 'Down', detail: 'Half of 15 is 7.' },
    ],
    {
      title: 'Half of an odd number',
      text: 'Resistance halves damage; how an odd number is rounded is not said.',
      source: 'DGH-Q07',
      rules: ['DGH-609'],
      standard: 'up',
    },
  ),
  tagTeamFear: oneOf(
    [
      { value: 'two', label: 'Those who act', detail: 'The GM gains a Fear for each of them: 2.' },
      { value: 'party', label: 'Everybody', detail: 'The GM gains a Fear for each character.' },
    ],
    {
      title: 'Fear of a Tag Team',
      text: 'The GM gains a Fear for each character: whether those who act or all are meant is not said.',
      source: 'DGH-Q05',
      rules: ['DGH-304'],
      standard: 'two',
    },
  ),
  tagTeamThird: oneOf(
    [
      {
        value: 'asked',
        label: 'Where a feature allows it',
        detail: 'The GM lets a third join, roll by roll.',
      },
      { value: 'always', label: 'Always', detail: 'Whoever leads may ask a third.' },
    ],
    {
      title: 'A Tag Team of three',
      text: 'A Tag Team is one of two. Some features allow a third, and some tables always do.',
      source: 'DGH-307',
      rules: ['DGH-307'],
      standard: 'asked',
    },
  ),
};

/** How a rule is read at this table. */
export const ruleOf = <K extends keyof HouseRules>(
  { public: { houseRules } }: Pick<DaggerheartState, 'public'>,
  rule: K,
): HouseRules[K] => houseRuleOf(houseRuleDefinitions, houseRules, rule);
