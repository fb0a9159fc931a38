import { z } from 'zod';
import type { Bar, Field, Refusal } from '../../../engine';
import { offeredDice } from '../../../forged-in-the-dark';
import { command, id, needed, text } from '../../../table/command';
import type { SeriesQuestion } from '../content';
import { playsetOf } from '../library/playset';
import type { GbmContext } from '../moves';
import { moves, notDirector } from '../moves';
import { barred, missing } from '../refusal';
import type { Answer, GbmState } from '../state';
import { tell, tellRecord } from '../telling/tell';
import { answerOf, keepAnswer, titleOf } from './answers';

/** The questions of the playset, each to answer (GBM-SER-002), or to leave to chance. */
export const questions = moves.about(
  {
    part: 'question',
    what: 'question',
    all: ({ state }) => playsetOf(state).questions,
    idOf: (question) => question.id,
    find: ({ state }, wanted) =>
      playsetOf(state).questions.find((question) => question.id === wanted) ??
      missing('The series does not ask that.', 'Answer one of the questions on the series page.'),
  },
  'series',
  (move) => [
    // Everybody at the table may write, in creation; later the director may.
    move(
      command('series.answer', {
        question: id,
        picks: z.array(needed(120)).max(4).default([]),
        text: text.default(''),
      }),
      {
        unless: (context, { picks, text: words }, question) =>
          notAnswering(context, question) ?? (picks && noAnswer(question, picks, words)),
        ways(context, question) {
          const { state, seat } = context;
          const creating = state.public.phase === 'creation';
          return {
            label: question.title,
            ...(question.asks.length > 0 ? { detail: question.asks.join(' ') } : {}),
            place: creating ? 'series' : 'director',
            order: orderOf(state, question),
            primary: creating && question === nextToAnswer(context),
            fields: questionFields(question, answerOf(state, question, seat.id)),
            ...(creating ? { topic: question.id } : {}),
          };
        },
        do(play, said, { seat: { id: by } }, question) {
          const picks = [...new Set(said.picks)];
          keepAnswer(play, question, { picks, text: said.text, by });
          const what = `${titleOf(question)}: ${picks.join(', ') || 'answered'}.`;
          tell(play, { kind: 'series-answer', about: [by], what, fiction: said.text });
        },
      },
    ),
    // One fair die, with a side for each listed answer in their order: chance replaces nobody's words.
    move(command('series.draw', { question: id }), {
      unless(context, _, question) {
        const { state, seat } = context;
        const early = notAnswering(context, question);
        if (early) return early;
        if (question.options.length === 0) {
          return barred('wrong-moment', `“${question.title}” has no answers to draw from.`, {
            instead: 'A few words of your own will do; or leave it for later.',
            rule: 'GBM-SER-004',
          });
        }
        if (answerOf(state, question, seat.id) === undefined) return null;
        return barred('already-done', `“${question.title}” is answered already.`, {
          instead: 'Change the answer, if you all would like another.',
          rule: 'GBM-SER-002',
        });
      },
      ways({ state }, question) {
        const { phase, table } = state.public;
        const several = question.options.length > 1;
        if (phase !== 'creation' || !table.session.open || !several) return null;
        return {
          label: question.each ? 'Draw one for me' : 'Draw one for us',
          group: question.title,
          order: orderOf(state, question),
          rolls: offeredDice(1),
        };
      },
      do(play, _, { seat: { id: by } }, question) {
        const { options, title } = question;
        const { faces, proof } = play.roll([options.length], title);
        const drawn = options[(faces[0] ?? 1) - 1] ?? '';
        keepAnswer(play, question, { picks: [drawn], text: '', by });
        tellRecord(
          play,
          { kind: 'series-drawn', about: [by], what: title },
          {
            title: titleOf(question),
            groups: [{ label: '', sides: options.length, faces, kept: [0] }],
            modifiers: [],
            reading: { word: drawn, tone: 'neutral' },
            proof,
          },
        );
      },
    }),
  ],
);

const orderOf = (state: GbmState, question: SeriesQuestion): number =>
  playsetOf(state).questions.indexOf(question);

const isAsked = ({ seat }: GbmContext, { each }: SeriesQuestion): boolean =>
  !each || seat.role === 'protagonist';

const nextToAnswer = (context: GbmContext): SeriesQuestion | undefined =>
  playsetOf(context.state).questions.find(
    (question) =>
      isAsked(context, question) &&
      answerOf(context.state, question, context.seat.id) === undefined,
  );

/** Who may not answer: after creation all but the director, of their own roles all but players. */
function notAnswering(context: GbmContext, question: SeriesQuestion): Bar | null {
  if (context.state.public.phase !== 'creation') {
    const late = notDirector(context, 'change answers after creation');
    if (late) return late;
  }
  if (isAsked(context, question)) return null;
  return barred('not-allowed', 'Each player answers that for their own protagonist.', {
    instead: 'Leave it to the players, and answer what the table is asked together.',
    rule: 'TABLE-003',
  });
}

function noAnswer(
  { title, min, max }: SeriesQuestion,
  picks: readonly string[],
  words: string | undefined,
): Refusal | null {
  const picked = new Set(picks).size;
  if (picked > max) {
    const most = max === 0 ? 'no listed answer' : max === 1 ? 'one answer' : `${max} answers`;
    return barred('limit-reached', `“${title}” takes ${most}.`, {
      instead: 'Write more in the text below it.',
      rule: 'GBM-SER-002',
    });
  }
  if (picked < min) {
    return barred('malformed', `Pick at least ${min === 1 ? 'one answer' : `${min} answers`}.`, {
      instead: 'Choose from the list, or use your own words.',
      rule: 'GBM-SER-009',
    });
  }
  if (max > 0 || words !== '') return null;
  return barred('malformed', 'There is no answer yet.', {
    instead: 'Write one first; a few words will do.',
    rule: 'GBM-SER-002',
  });
}

/** Listed answers may be replaced by the group's own words (GBM-SER-009). */
function questionFields({ options, min, max, title }: SeriesQuestion, now?: Answer): Field[] {
  const words: Field = {
    name: 'text',
    kind: 'text',
    label: max === 0 ? 'Your answer' : 'In more words',
    max: 2000,
    required: max === 0,
    multiline: true,
    initial: now?.text ?? '',
  };
  if (max === 0) return [words];
  const picks: Field = {
    name: 'picks',
    kind: 'choices',
    label: title,
    options: options.map((option) => ({ value: option, label: option })),
    min,
    max,
    initial: now?.picks ?? [],
    own: true,
  };
  return [picks, words];
}
