import type { HouseRuleDefinitions } from '../../table';
import { diceThatCount, houseRuleOf, oneOf } from '../../table';
import type { HouseRules, StarsState } from './state';

/** What a table decides for itself where the rules leave it open. */
export const houseRuleDefinitions: HouseRuleDefinitions<HouseRules> = {
  dice: diceThatCount(
    'The rules roll dice that lie on a table. Here everybody sits at another one: fair dice can be checked by all, one’s own cannot.',
    'TABLE-063',
  ),
  invokeOnTests: oneOf(
    [
      { value: 'yes', label: 'Before the roll', detail: 'One Bane on the Difficulty dice.' },
      { value: 'no', label: 'Not at all', detail: 'Traits are invoked on Checks alone.' },
    ],
    {
      title: 'Invoking on a Test',
      text: 'Traits may be invoked on Reactions, but what that brings is told of Checks alone.',
      source: 'SNS-Q08',
      rules: ['SNS-415'],
      standard: 'yes',
    },
  ),
  excessDespair: oneOf(
    [
      { value: 'lost', label: 'Is lost', detail: 'Whoever breaks in a blow has no Wound of it.' },
      { value: 'wounds', label: 'Becomes Wounds', detail: 'One for each slot that is over.' },
    ],
    {
      title: 'Despair past the tenth slot',
      text: 'What becomes of the rest of a blow that fills the last slot is not said.',
      source: 'SNS-Q12',
      rules: ['SNS-1610'],
      standard: 'lost',
    },
  ),
  relief: oneOf(
    [
      { value: 'up', label: 'Up', detail: 'A 6 clears two slots.' },
      { value: 'down', label: 'Down', detail: 'A 6 clears one slot, a 4 none.' },
    ],
    {
      title: 'Despair that others clear',
      text: 'A Bolster clears slots worth up to a d10; how points become slots is not said.',
      source: 'SNS-Q11',
      rules: ['SNS-1605'],
      standard: 'up',
    },
  ),
  lingering: oneOf(
    [
      { value: 'apart', label: 'Apart', detail: 'The sixth ordinary Wound defeats.' },
      { value: 'counts', label: 'Counts', detail: 'A Lingering Wound is one of the five.' },
    ],
    {
      title: 'Lingering Wounds',
      text: 'Whether a Lingering Wound is one of the five that somebody bears is not said.',
      source: 'SNS-Q15',
      rules: ['SNS-1708', 'SNS-1711'],
      standard: 'apart',
    },
  ),
  burnout: oneOf(
    [
      {
        value: 'after',
        label: 'After the Action',
        detail: 'What the last Energy has paid for is still done.',
      },
      { value: 'atOnce', label: 'At once', detail: 'The Action goes on without magic.' },
    ],
    {
      title: 'Energy that runs out',
      text: 'Energy may fill its last slot in the middle of the Action that it pays for.',
      source: 'SNS-Q31',
      rules: ['SNS-2223'],
      standard: 'after',
    },
  ),
  regalia: oneOf(
    [
      {
        value: 'everybody',
        label: 'Everybody who is Transformed',
        detail: 'Its owner need not be.',
      },
      { value: 'owner', label: 'While its owner is', detail: 'For all, as long as the owner is.' },
    ],
    {
      title: 'Whose Regalia work',
      text: 'All have all benefits while Transformed; whose Transformation is meant is not said.',
      source: 'SNS-Q46',
      rules: ['SNS-2218'],
      standard: 'everybody',
    },
  ),
  protection: oneOf(
    [
      { value: 'slots', label: 'Slots alone', detail: 'Wounds of somebody Broken pass it by.' },
      { value: 'wounds', label: 'Wounds as well', detail: 'A slot takes one Wound.' },
    ],
    {
      title: 'Protective Assets while Broken',
      text: 'A Protective Asset takes slots that would be filled; while Broken none are.',
      source: 'SNS-Q42',
      rules: ['SNS-2015', 'SNS-1610'],
      standard: 'slots',
    },
  ),
};

/** How a rule is read at this table. */
export const ruleOf = <K extends keyof HouseRules>(
  { public: { houseRules } }: Pick<StarsState, 'public'>,
  rule: K,
): HouseRules[K] => houseRuleOf(houseRuleDefinitions, houseRules, rule);
