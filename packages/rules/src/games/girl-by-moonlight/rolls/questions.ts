import { z } from 'zod';
import type { Bar, Field, SeatId } from '../../../engine';
import { typedWords } from '../../../engine/typed-words';
import type { Subject, WayToMove } from '../../../table';
import { command, id, sentence, text } from '../../../table/command';
import type { GbmPlay, OfferContext, StandingPrompt } from '../game';
import { cast, directorSeats, nameById, nameOf, notTheirs, protagonist } from '../lookups';
import type { GbmContext } from '../moves';
import { moves, notDirector } from '../moves';
import { barred, missing } from '../refusal';
import { spoken } from '../spoken';
import type { GbmState, Questions } from '../state';
import { tell } from '../telling/tell';
import { asSaid, blanksIn, explainOpenness } from './gathering';
import { QUESTION_SAID } from './usual-words';

const ABOUT_MAX = 120;

const askCommand = command('info.ask', {
  questions: id,
  question: sentence.default(''),
  about: typedWords(z.string().trim().max(ABOUT_MAX)).default(''),
  followUp: z.boolean().default(false),
});
type AskCommand = z.infer<typeof askCommand>;

const answerCommand = command('info.answer', {
  questions: id,
  index: z.int().min(0).max(20),
  answer: text.default(''),
});
type AnswerCommand = z.infer<typeof answerCommand>;

/** What may be asked, until it is put away. */
const opened: Subject<OfferContext, Questions, 'questions'> = {
  part: 'questions',
  what: 'questions',
  all: ({ state }) => Object.values(state.public.questions),
  idOf: (one) => one.id,
  find: ({ state }, wanted) =>
    state.public.questions[wanted] ??
    missing(
      'Those questions have been put away.',
      'Gather information to ask new ones.',
      'TABLE-008',
    ),
};

/** What somebody may ask, and whoever knows answers. */
export const questions = moves.about(opened, 'director', (move) => [
  // From the list, something that is free, or a follow-up on an answer (GBM-INF-006, 007).
  move(askCommand, {
    unless: (context, { question, followUp }, one) =>
      notTheAsker(context, one) ??
      (followUp ? noFollowUp(one) : question === undefined ? null : notToAsk(one, question)),
    ways: waysToAsk,
    do: ask,
  }),
  /**
   * The director is asked for the answer, or the player to whom the question is put; the others may
   * answer what is about their character, but nobody answers their own.
   */
  move(answerCommand, {
    unless(context, { index }, { asked, ...one }) {
      if (!notTheAsker(context, one)) {
        return barred('not-yours', 'Somebody else answers your questions.', {
          instead: 'Wait for the director, or for whoever plays the one you ask about.',
          rule: 'GBM-INF-006',
        });
      }
      if (index === undefined || (asked[index]?.answer ?? null) === null) return null;
      return barred('already-done', 'That has been answered.', {
        instead: 'Add to the answer by talking, or write a note.',
        rule: 'TABLE-008',
      });
    },
    ways: waysToAnswer,
    do(play, { index: which, answer }, _, one) {
      const asked = one.asked.map((each, index) => (index === which ? { ...each, answer } : each));
      play.emit({ type: 'questionsSet', questions: { ...one, asked } });
      const what = one.asked[which]?.question ?? '';
      const moment = { kind: 'answer', about: [one.by], what, fiction: answer } as const;
      tell(play, moment, { reveals: true });
    },
  }),
  // The director lets somebody ask one question more, as for a critical (GBM-INF-005).
  move(command('info.more', { questions: id }), {
    unless: (context) => notDirector(context, 'give more questions'),
    ways: ({ state }, { by, critical }) => ({
      label: `${nameById(state, by)} may ask one question more`,
      ...(critical ? { detail: 'A critical: add a question, or tell more than asked.' } : {}),
      order: 69,
    }),
    do(play, _, { state }, one) {
      play.emit({ type: 'questionsSet', questions: { ...one, questions: one.questions + 1 } });
      play.say(`${nameOf(protagonist(state, one.by))} may ask one question more.`);
    },
  }),
  // The asker or the director puts the questions away.
  move(command('info.done', { questions: id }), {
    unless: (context, _, one) => (context.director ? null : notTheAsker(context, one)),
    ways(context, one) {
      const own = !notTheAsker(context, one);
      return {
        label: own ? 'Put the questions away' : 'Put these questions away',
        detail: 'Answers stay in the log.',
        ...(own && mayAsk(one)
          ? { place: 'prompt', prompt: askId(one) }
          : { place: own ? 'act' : 'director' }),
        order: 70,
      };
    },
    do(play, _, __, one) {
      play.emit({ type: 'questionsRemoved', id: one.id });
    },
  }),
]);

const notTheAsker = ({ state, seat }: GbmContext, { by }: Pick<Questions, 'by'>): Bar | null =>
  notTheirs(seat, protagonist(state, by));

function noFollowUp({ followUps, asked }: Questions): Bar | null {
  if (followUps < 1) {
    return barred('cannot-afford', 'No follow-up is left.', {
      instead: 'Ask a question of the list if one is left, or gather information again.',
      rule: 'GBM-INF-007',
    });
  }
  if (asked.some(({ answer }) => answer !== null)) return null;
  return barred('wrong-moment', 'A follow-up comes after the first answer.', {
    instead: 'Ask a question of the list first, and wait for its answer.',
    rule: 'GBM-INF-007',
  });
}

/** Questions come from the list while some are left; each that is free can be asked once. */
function notToAsk({ questions, list, free, asked }: Questions, question: string): Bar | null {
  if (free.includes(question)) {
    if (!asked.some((one) => one.question === question)) return null;
    return barred('already-done', 'That free question has been asked.', {
      instead: 'Choose another question of the list.',
      rule: 'TABLE-008',
    });
  }
  if (!list.includes(question)) {
    return barred('not-allowed', 'That question is not on the list of this playbook.', {
      instead: 'A follow-up may be in your own words.',
      rule: 'GBM-INF-006',
    });
  }
  if (questions > 0) return null;
  return barred('cannot-afford', 'No question is left.', {
    instead: 'Put these away; gather information again when you want to know more.',
    rule: 'GBM-INF-002',
  });
}

function* waysToAsk(_: GbmContext, one: Questions): Iterable<WayToMove<AskCommand>> {
  const { questions, free, list, followUps } = one;
  const prompted = { place: 'prompt', prompt: askId(one) } as const;
  const options = [...free, ...list]
    .filter((question) => !notToAsk(one, question))
    .map((question) => ({
      value: question,
      label: asSaid(question),
      ...(free.includes(question) ? { detail: 'Free' } : {}),
    }));
  if (options.length > 0) {
    yield {
      with: { followUp: false },
      label: `Ask a question (${questions} left)`,
      fields: [
        { name: 'question', kind: 'choice', label: 'Question', options, required: true },
        ...(options.some(({ value }) => blanksIn(value) > 0) ? [aboutField(one)] : []),
      ],
      ...(questions > 0 ? prompted : { place: 'act' }),
      order: 60,
    };
  }
  yield {
    with: { followUp: true },
    label: `Ask a follow-up (${followUps} left)`,
    fields: [spoken('question', 'Anything that builds on the answers')],
    ...prompted,
    order: 61,
  };
}

/** What is meant where a question leaves it open: usually what was gathered about. */
const aboutField = ({ about }: Questions): Field => ({
  ...spoken('about', 'Whom or what do you mean by “…”?', ABOUT_MAX),
  ...(about !== '' && about.length <= ABOUT_MAX ? { initial: about } : {}),
});

function ask(
  play: GbmPlay,
  { question, about, followUp }: AskCommand,
  { state }: GbmContext,
  one: Questions,
): void {
  const { questions, followUps, free, asked } = one;
  const said = question === '' && followUp ? QUESTION_SAID : filledIn(question, about);
  const paid = free.includes(question) ? 0 : 1;
  const left = followUp
    ? { questions, followUps: followUps - 1 }
    : { questions: questions - paid, followUps };
  const more = { question: said, answer: null, followUp };
  play.emit({ type: 'questionsSet', questions: { ...one, ...left, asked: [...asked, more] } });
  play.say(`${nameOf(protagonist(state, one.by))} asks${followUp ? ' further' : ''}: ${said}`);
}

/** The question with what the asker means by its blank. */
function filledIn(question: string, about: string): string {
  const blanks = blanksIn(question);
  if (blanks === 0 || !about) return asSaid(question);
  return blanks === 1 ? asSaid(question, about) : `${asSaid(question)} (${about})`;
}

function* waysToAnswer(
  { state, seat, director }: GbmContext,
  one: Questions,
): Iterable<WayToMove<AnswerCommand>> {
  const asked = answeringSeats(state, one).includes(seat.id);
  const inPlaceOf = director ? 'In place of a player.' : 'If it is about your character.';
  for (const [index, { question }] of one.asked.entries()) {
    yield {
      with: { index },
      label: asked ? 'Answer' : `Answer ${nameById(state, one.by)}: “${question}”`,
      detail: asked ? question : inPlaceOf,
      fields: [{ ...spoken('answer', 'What is the answer?', 2000), multiline: true }],
      ...(asked
        ? { place: 'prompt', prompt: answerId(one, index) }
        : { place: director ? 'director' : 'act', order: 65 }),
    };
  }
}

/** Who is asked for the answers: a player to whom the questions are put, or else the director. */
function answeringSeats(state: GbmState, { to }: Questions): SeatId[] {
  const seat = to === undefined ? undefined : cast(state).find((one) => one.id === to)?.seat;
  return seat ? [seat] : directorSeats(state);
}

/** Whether the asker is asked for a question: while one is left, or a follow-up to an answer. */
const mayAsk = (one: Questions): boolean => one.questions > 0 || !noFollowUp(one);

const askId = (one: Questions): string => `${one.id}:ask`;
const answerId = (one: Questions, index: number): string => `${one.id}:answer:${index}`;

/** The asker is asked for their questions, the director or another player for the answers. */
export function questionPrompts(state: GbmState): StandingPrompt[] {
  return Object.values(state.public.questions).flatMap((one): StandingPrompt[] => {
    const asker = cast(state).find(({ id: each }) => each === one.by);
    const asking: StandingPrompt[] =
      asker?.seat && mayAsk(one)
        ? [
            {
              id: askId(one),
              to: [asker.seat],
              title: 'What do you ask?',
              text: whatToAsk(state, one),
            },
          ]
        : [];
    const answering = one.asked.flatMap(({ question, answer }, index): StandingPrompt[] =>
      answer === null
        ? [
            {
              id: answerId(one, index),
              to: answeringSeats(state, one),
              title: `${nameById(state, one.by)} asks`,
              text: [question, openly(one)].filter(Boolean).join(' — '),
            },
          ]
        : [],
    );
    return [...asking, ...answering];
  });
}

function whatToAsk(state: GbmState, one: Questions): string {
  const { about, to } = one;
  if (to !== undefined) return `Put it to ${nameById(state, to)}’s player.`;
  const what = about ? `About ${about}.` : 'Choose from the questions of your playbook.';
  return [what, openly(one)].filter(Boolean).join(' ');
}

const openly = ({ openness }: Questions): string => (openness ? explainOpenness(openness) : '');
