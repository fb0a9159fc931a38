import { spendFear } from '../characters/vitals';
import type { CommandOf, DhPlay } from '../game';
import { gm, present, refuse } from '../game';
import { openRoll, update } from './proposing';

/** The GM says what a roll is against and what is at stake, in the open or not (DGH-105, 108). */
export function frame(play: DhPlay, command: CommandOf<'roll.frame'>): void {
  gm(play, 'set a Difficulty');
  const { difficulty, kept, stakes, advantage, disadvantage } = command;
  const roll = openRoll(play, command.roll);
  update(play, roll, {
    difficulty: kept ? null : difficulty,
    kept,
    stakes,
    advantage,
    disadvantage,
  });
  play.emit({ type: 'askedSet', asked: kept ? { difficulty } : null });
}

/** The Difficulty of any roll that the GM says nothing else of. */
export function setUsual(play: DhPlay, { difficulty, kept }: CommandOf<'difficulty.usual'>): void {
  gm(play, 'set the usual Difficulty');
  const none = difficulty === 0;
  play.emit({
    type: 'usualSet',
    usual: { difficulty: none || kept ? null : difficulty, kept: kept && !none },
    asked: kept && !none ? { difficulty } : null,
  });
  if (none) play.say('The GM sets the Difficulty of each roll.');
  else if (kept) play.say('Rolls have a Difficulty that the GM keeps.');
  else play.say(`The usual Difficulty is ${difficulty}.`);
}

/** A Fear adds an adversary's Experience to its Difficulty, once a roll (DGH-1304). */
export function harden(play: DhPlay, command: CommandOf<'roll.harden'>): void {
  gm(play, 'use an adversary’s Experience');
  const roll = openRoll(play, command.roll);
  const { adversaries, asked } = play.state.director;
  const adversary = present(
    command.adversary === roll.target ? adversaries[command.adversary] : null,
    'adversary in that roll',
  );
  const experience = present(adversary.experiences[command.experience], 'Experience');
  if (roll.hardened || !asked) {
    refuse('already-done', 'An Experience helps once a roll.', {
      instead: 'Let them roll.',
      rule: 'DGH-1304',
    });
  }
  spendFear(play, 1, 'An Experience', 'DGH-1304');
  play.emit({ type: 'askedSet', asked: { difficulty: asked.difficulty + experience.bonus } });
  update(play, roll, { hardened: true });
  play.say(`${adversary.name} is harder to beat: the GM spends a Fear.`);
}
