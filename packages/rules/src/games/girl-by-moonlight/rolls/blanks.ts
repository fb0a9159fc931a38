import type { ActionRoll, Assist, Judgement, RollDerived } from '../state';

/** What a roll is when it is laid on the table, but for whose it is and what they want. */
export const blankRoll = {
  purpose: 'overcome',
  past: null,
  stage: 'framing',
  judgement: null,
  assist: null,
  gifts: [],
  push: null,
  promises: [],
  harm: [],
  options: [],
  setUp: null,
  group: null,
  result: null,
  band: null,
  rolled: null,
  retryAt: null,
  retries: 0,
} satisfies Partial<ActionRoll>;

/** A judgement of which no more is said than where the roll starts from. */
export const blankJudgement = { note: '', fatal: false } satisfies Partial<Judgement>;

const blankAssist = {
  via: 'stress',
  stress: 1,
  dice: 1,
  ability: null,
  how: '',
} satisfies Partial<Assist>;

/** What blocks a roll first. */
export const NOT_JUDGED = 'The director judges position and effect first.';

const blankDerived = {
  members: {},
  position: 'risky',
  positionLines: [],
  effect: 'standard',
  effectLines: [],
  blocked: NOT_JUDGED,
  weigh: ['position', 'effect', 'mundane'],
  outcome: null,
} satisfies Partial<RollDerived>;

/** What need not travel each time that a roll is made. */
export const blanks = {
  roll: blankRoll,
  'roll/judgement': blankJudgement,
  'roll/assist': blankAssist,
  'derived/roll': blankDerived,
};
