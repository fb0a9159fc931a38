import type { PoolLine } from '../../../forged-in-the-dark';
import { givenBy, makePool, rollPool } from '../../../forged-in-the-dark';
import { diceFrom, optionsFrom } from '../asking';
import type { CommandOf } from '../commands';
import type { Area, GbmPlay } from '../game';
import type { RollOption } from '../hooks';
import { nameOf, own, ownInPlay, protagonist } from '../lookups';
import { missing, refuse } from '../refusal';
import { actionDice } from '../sheet/ratings';
import type { GbmState, Protagonist, Questions } from '../state';
import type { Moment } from '../telling/tell';
import { tell, tellRoll } from '../telling/tell';
import { titled } from '../vocabulary';
import { fortune } from './fortune';
import { allowanceOf, asSaid, blanksIn, gatheredInSafety, openQuestions, won } from './gathering';
import { informationOffers, informationPrompts } from './information-offers';
import { gained } from './outcomes';
import { QUESTION_SAID } from './usual-words';

/** Gathers information where there is no danger: a fortune roll with an action (GBM-INF-001). */
function gather(play: GbmPlay, command: CommandOf<'info.gather'>): void {
  const self = ownInPlay(play, command.protagonist);
  if (play.state.public.phase === 'creation') {
    refuse('wrong-phase', 'Gathering information begins with the first episode.', {
      instead: 'Ask the table: while the series is made, everybody invents it together.',
      rule: 'GBM-CYC-004',
    });
  }
  const chosen = chosenFor(play.state, self, command);
  const lines = [
    {
      source: titled(command.action),
      dice: actionDice(self, command.action, self.transcendence.active),
    },
    ...diceFrom('gatherDice', { state: play.state, self }),
    ...chosen.map(({ label, dice }): PoolLine => ({ source: label, dice: dice ?? 0 })),
  ];
  const pool = makePool(givenBy(self.id, lines));
  const result = rollPool(play, pool, `${nameOf(self)}: gather information`);
  const gathered = gatheredInSafety(play.state, self, chosen);
  const word = won(allowanceOf(play.state, self, result.band, gathered));
  const moment: Moment = { kind: 'gather-information', about: [self.id], fiction: command.about };
  const outcome = gained(word, result.band);
  tellRoll(play, moment, 'Gather information', { pool, result, outcome });
  openQuestions(play, self.id, command.about, result.band, gathered);
}

/** The switches that were set; refuses what no ability offers, and what goes with another action. */
function chosenFor(
  state: GbmState,
  self: Protagonist,
  { action, options }: CommandOf<'info.gather'>,
): RollOption[] {
  const chosen = optionsFrom('gather', { state, self }).filter(({ id }) => options.includes(id));
  if (chosen.length < new Set(options).size) {
    missing(
      `${nameOf(self)} has nothing like that for gathering information.`,
      'Leave that out, or choose what an ability on the sheet gives.',
      'TABLE-010',
    );
  }
  const other = chosen.find((option) => option.action && option.action !== action);
  if (!other?.action) return chosen;
  return refuse('not-allowed', `${other.label}: that goes with ${titled(other.action)} alone.`, {
    instead: `Roll ${titled(other.action)}, or leave that out.`,
    rule: 'TABLE-010',
  });
}

/** Asks from the list, something that is free, or a follow-up on an answer (GBM-INF-006, 007). */
function ask(play: GbmPlay, command: CommandOf<'info.ask'>): void {
  const { question, followUp } = command;
  const questions = opened(play, command.questions);
  const self = own(play, questions.by);
  const said = question === '' && followUp ? QUESTION_SAID : filledIn(question, command.about);
  const paid = followUp ? followUpCost(questions) : questionCost(questions, question);
  play.emit({
    type: 'questionsSet',
    questions: {
      ...questions,
      questions: questions.questions - (followUp ? 0 : paid),
      followUps: questions.followUps - (followUp ? paid : 0),
      asked: [...questions.asked, { question: said, answer: null, followUp }],
    },
  });
  play.say(`${nameOf(self)} asks${followUp ? ' further' : ''}: ${said}`);
}

/** The question with what the asker means by its blank. */
function filledIn(question: string, about: string): string {
  const blanks = blanksIn(question);
  if (blanks === 0 || !about) return asSaid(question);
  return blanks === 1 ? asSaid(question, about) : `${asSaid(question)} (${about})`;
}

function followUpCost({ followUps, asked }: Questions): number {
  if (followUps < 1) {
    refuse('cannot-afford', 'No follow-up is left.', {
      instead: 'Ask a question of the list if one is left, or gather information again.',
      rule: 'GBM-INF-007',
    });
  }
  if (asked.some(({ answer }) => answer !== null)) return 1;
  return refuse('wrong-moment', 'A follow-up comes after the first answer.', {
    instead: 'Ask a question of the list first, and wait for its answer.',
    rule: 'GBM-INF-007',
  });
}

function questionCost({ questions, list, free, asked }: Questions, question: string): number {
  if (free.includes(question)) {
    if (!asked.some((one) => one.question === question)) return 0;
    refuse('already-done', 'That free question has been asked.', {
      instead: 'Choose another question of the list.',
      rule: 'TABLE-008',
    });
  }
  if (!list.includes(question)) {
    refuse('not-allowed', 'That question is not on the list of this playbook.', {
      instead: 'A follow-up may be in your own words.',
      rule: 'GBM-INF-006',
    });
  }
  if (questions > 0) return 1;
  return refuse('cannot-afford', 'No question is left.', {
    instead: 'Put these away; gather information again when you want to know more.',
    rule: 'GBM-INF-002',
  });
}

/**
 * Answers a question. The director does; so may whoever plays the character that it is about, but
 * nobody answers their own.
 */
function answer(play: GbmPlay, command: CommandOf<'info.answer'>): void {
  const questions = opened(play, command.questions);
  const seat = play.seat();
  if (protagonist(play.state, questions.by).seat === seat.id) {
    refuse('not-yours', 'Somebody else answers your questions.', {
      instead: 'Wait for the director, or for whoever plays the one you ask about.',
      rule: 'GBM-INF-006',
    });
  }
  const asked = questions.asked[command.index];
  if (!asked) missing('That has not been asked.', 'Answer a question that has been.');
  if (asked.answer !== null) {
    refuse('already-done', 'That has been answered.', {
      instead: 'Add to the answer by talking, or write a note.',
      rule: 'TABLE-008',
    });
  }
  play.emit({
    type: 'questionsSet',
    questions: {
      ...questions,
      asked: questions.asked.map((one, index) =>
        index === command.index ? { ...one, answer: command.answer } : one,
      ),
    },
  });
  tell(
    play,
    { kind: 'answer', about: [questions.by], what: asked.question, fiction: command.answer },
    { reveals: true },
  );
}

/** The director lets somebody ask one question more, as for a critical (GBM-INF-005). */
function grant(play: GbmPlay, command: CommandOf<'info.more'>): void {
  play.director('give more questions');
  const questions = opened(play, command.questions);
  play.emit({
    type: 'questionsSet',
    questions: { ...questions, questions: questions.questions + 1 },
  });
  play.say(`${nameOf(protagonist(play.state, questions.by))} may ask one question more.`);
}

/** The asker or the director puts the questions away. */
function finish(play: GbmPlay, command: CommandOf<'info.done'>): void {
  const questions = opened(play, command.questions);
  if (!play.isDirector()) own(play, questions.by);
  play.emit({ type: 'questionsRemoved', id: questions.id });
}

function opened(play: GbmPlay, id: string): Questions {
  return (
    play.state.public.questions[id] ??
    missing(
      'Those questions have been put away.',
      'Gather information to ask new ones.',
      'TABLE-008',
    )
  );
}

export const information: Area = {
  handlers: {
    'info.gather': gather,
    'info.ask': ask,
    'info.answer': answer,
    'info.more': grant,
    'info.done': finish,
    'fortune.roll': fortune,
  },
  offers: informationOffers,
  prompts: informationPrompts,
};
