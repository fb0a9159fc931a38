import type { ActionRoll, GbmState } from '../state';

/** Whether a roll can be judged once more with its dice on the table: nothing has come of them yet. */
export function mayJudgeAgain({ public: { consequences } }: GbmState, roll: ActionRoll): boolean {
  const simple = roll.stage === 'rolled' && roll.purpose === 'overcome';
  return simple && !roll.struck && Object.keys(consequences).length === 0;
}
