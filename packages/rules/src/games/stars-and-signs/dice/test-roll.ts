import type { RollModifier, RollRecord } from '../../../engine';
import { sayRoll } from '../../../table';
import type { StarsPlay } from '../game';
import { reactionScore } from '../numbers';
import type { Protagonist } from '../protagonists/protagonist';
import type { Skill } from '../vocabulary';
import { skillWords } from '../vocabulary';
import { netOf, PAIR, poolOf, sidesOf, TEN } from './pool';

/** A Test that is about to be rolled. */
export interface TestThrow {
  one: Protagonist;
  skill: Skill;
  /** What it is, as the roll says. */
  title: string;
  /** Boons (which hurt) and Banes (which help) on the Difficulty dice (SNS-415). */
  difficulty: readonly RollModifier[];
  /** Whose dice fall: those of the desk where nobody else learns of it (SNS-414). */
  on?: 'public' | 'director';
  words?: { success: string; failure: string };
}

/** The Difficulty dice have to stay below this (SNS-411). */
const usual = { success: 'Success', failure: 'Failure' };

/**
 * Rolls a Test: two Difficulty dice against the Reaction score; below it the protagonist succeeds (SNS-409…412).
 * Says the line, in the open or on the desk.
 */
export function rollTest(
  play: StarsPlay,
  { one, skill, title, difficulty, on = 'public', words = usual }: TestThrow,
): { success: boolean; record: RollRecord } {
  const net = netOf(difficulty);
  const sides = sidesOf(TEN, PAIR, net);
  const { faces, proof } = play.roll(sides, title, on);
  const { group, sum } = poolOf('Difficulty', TEN, faces, { count: PAIR, net });
  const score = reactionScore(one, skill);
  const success = sum < score;
  const word = success ? words.success : words.failure;
  const { name } = skillWords[skill];
  const record: RollRecord = {
    title,
    groups: [group],
    modifiers: [...difficulty],
    total: sum,
    reading: {
      word,
      tone: success ? 'good' : 'bad',
      text: `${sum} against ${name} ${score}: ${success ? 'below it' : 'not below it'}.`,
    },
    proof,
  };
  const beat = { kind: success ? 'test-passed' : 'test-failed', about: [one.id] };
  sayRoll(play, on, `${one.name}, ${title}: ${word}.`, record, { beat });
  return { success, record };
}
