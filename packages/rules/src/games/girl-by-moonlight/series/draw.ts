import type { CommandOf } from '../commands';
import type { SeriesQuestion } from '../content';
import type { GbmPlay } from '../game';
import { refuse } from '../refusal';
import type { GbmState } from '../state';
import { tellRecord } from '../telling/tell';
import { answerOf, keepAnswer, mayAnswer, questionAsked, titleOf } from './answers';

/** Whether an answer can be left to chance: there are several listed ones, and none is kept yet. */
export function canBeDrawn(state: GbmState, question: SeriesQuestion, seat: string): boolean {
  return (
    state.public.table.session.open &&
    question.options.length > 1 &&
    answerOf(state, question, seat) === undefined
  );
}

/**
 * Leaves an open question to chance: one fair die, with a side for each listed answer in their order,
 * says which is kept (GBM-SER-002). Refuses a question without listed answers, and one that has an
 * answer: chance replaces nobody's words.
 */
export function drawAnswer(play: GbmPlay, command: CommandOf<'series.draw'>): void {
  const question = questionAsked(play.state, command.question);
  const seat = mayAnswer(play, question);
  const { options } = question;
  if (options.length === 0) {
    refuse('wrong-moment', `“${question.title}” has no answers to draw from.`, {
      instead: 'A few words of your own will do; or leave it for later.',
      rule: 'GBM-SER-004',
    });
  }
  if (answerOf(play.state, question, seat) !== undefined) {
    refuse('already-done', `“${question.title}” is answered already.`, {
      instead: 'Change the answer, if you all would like another.',
      rule: 'GBM-SER-002',
    });
  }
  const { faces, proof } = play.roll([options.length], question.title);
  const drawn = options[(faces[0] ?? 1) - 1] ?? '';
  keepAnswer(play, question, { picks: [drawn], text: '', by: seat });
  tellRecord(
    play,
    { kind: 'series-drawn', about: [seat], what: question.title },
    {
      title: titleOf(question),
      groups: [{ label: '', sides: options.length, faces, kept: [0] }],
      modifiers: [],
      reading: { word: drawn, tone: 'neutral' },
      proof,
    },
  );
}
