import type { HouseRuleDefinitions } from '../../table';
import { diceThatCount, houseRuleOf, oneOf } from '../../table';
import type { HouseRules, HumanityState } from './state';

/** What a table decides for itself where the rules leave it open. */
export const houseRuleDefinitions: HouseRuleDefinitions<HouseRules> = {
  dice: diceThatCount(
    'The rules roll dice that lie on a table. Here everybody sits at another one: fair dice can be checked by all, one’s own cannot.',
    'TABLE-063',
  ),
  hauntedHighest: oneOf(
    [
      {
        value: 'yes',
        label: 'May be',
        detail: 'It then starts as a d4, so that a d8 is taken off.',
      },
      { value: 'no', label: 'May not be', detail: 'Nobody chooses to be haunted most.' },
    ],
    {
      title: 'Haunted as the highest Stat',
      text: 'Haunted has a prompt for whoever has it highest, though nobody chooses to use it.',
      source: 'HUM-Q08',
      rules: ['HUM-204'],
      standard: 'yes',
    },
  ),
  darkPool: oneOf(
    [
      { value: 'none', label: 'No bottom', detail: 'As many as are rolled.' },
      ...(['10', '20', '30'] as const).map((value) => ({
        value,
        label: `${value} Blessings`,
        detail: 'Once they are out, more can only be stolen.',
      })),
    ],
    {
      title: 'The pool of a Dark table',
      text: 'In a Dark story all draw on one limited pool of power; how large it is, is not said.',
      source: 'HUM-Q29',
      rules: ['HUM-104', 'HUM-609'],
      standard: 'none',
    },
  ),
  dedications: oneOf(
    [
      { value: 'one', label: 'One for good', detail: 'Another d10 makes a gain exceptional.' },
      { value: 'exchanged', label: 'May be exchanged', detail: 'Another d10 may bring another.' },
    ],
    {
      title: 'Dedications',
      text: 'Two Stats may reach a d10; whether somebody may dedicate themselves twice is not said.',
      source: 'HUM-1511',
      rules: ['HUM-1511'],
      standard: 'one',
    },
  ),
  stealing: oneOf(
    [
      { value: 'told', label: 'They are told', detail: 'The thief says whose, and takes them.' },
      { value: 'agrees', label: 'They have to agree', detail: 'Whoever loses them is asked.' },
    ],
    {
      title: 'Stealing Blessings',
      text: 'In a Dark story Blessings may be stolen; whether anybody is asked is not said.',
      source: 'HUM-619',
      rules: ['HUM-609'],
      standard: 'told',
    },
  ),
  immunityMeetsProtect: oneOf(
    [
      {
        value: 'all',
        label: 'Protect counts',
        detail: 'While somebody protects them, every Attack on them fails.',
      },
      {
        value: 'own',
        label: 'Only their own Aptitudes',
        detail: 'Protect makes it a rank harder.',
      },
    ],
    {
      title: 'Immunity and Protect',
      text: 'Whoever is protected is as good as apt against Attacks, and what meets an Aptitude of somebody immune fails.',
      source: 'HUM-Q51',
      rules: ['HUM-1205', 'HUM-1311'],
      standard: 'all',
    },
  ),
  workReach: oneOf(
    [
      { value: 'both', label: 'Both ends count', detail: 'There, too, a Scheme has to stand.' },
      { value: 'before', label: 'Up to the one before', detail: 'The far end needs no Scheme.' },
    ],
    {
      title: 'When an Objective is done',
      text: 'An Objective is done once Schemes reach to the next one, or to where one gets out; whether that position needs one is not said.',
      source: 'HUM-Q48',
      rules: ['HUM-1322'],
      standard: 'both',
    },
  ),
};

/** How a rule is read at this table. */
export const ruleOf = <K extends keyof HouseRules>(
  { public: { houseRules } }: Pick<HumanityState, 'public'>,
  rule: K,
): HouseRules[K] => houseRuleOf(houseRuleDefinitions, houseRules, rule);
