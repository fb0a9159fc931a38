import type { SeatId } from '../../../engine';
import type { CommandOf } from '../commands';
import type { SeriesQuestion } from '../content';
import type { GbmPlay } from '../game';
import { playsetOf } from '../library/playset';
import { playedBy } from '../lookups';
import { missing, refuse } from '../refusal';
import type { Answer, GbmState } from '../state';
import { tell } from '../telling/tell';

/** Where an answer is kept: each protagonist's own, or the group's. */
export function answerKey(question: SeriesQuestion, seat: SeatId): string {
  return question.each ? `${question.id}:${seat}` : question.id;
}

/** A seat's answer to its own question, or the group's answer. */
export function answerOf(
  state: GbmState,
  question: SeriesQuestion,
  seat: SeatId,
): Answer | undefined {
  return state.public.series.answers[answerKey(question, seat)];
}

/** The group's listed picks for a question by id; none where the playset does not ask it. */
export function picksOf(state: GbmState, question: string): string[] {
  return state.public.series.answers[question]?.picks ?? [];
}

/** The question that every protagonist answers for themselves: their roles (GBM-SER-005). */
export function rolesQuestion(state: GbmState): SeriesQuestion | undefined {
  return playsetOf(state).questions.find(({ each }) => each);
}

/** A question of the playset, for a command about it. */
export function questionAsked(state: GbmState, id: string): SeriesQuestion {
  return (
    playsetOf(state).questions.find((question) => question.id === id) ??
    missing('The series does not ask that.', 'Answer one of the questions on the series page.')
  );
}

/** Refuses whoever may not answer: after creation all but the director, of their own roles all but players. */
export function mayAnswer(play: GbmPlay, question: SeriesQuestion): SeatId {
  const seat = play.seat();
  if (play.state.public.phase !== 'creation') play.director('change answers after creation');
  if (question.each && seat.role !== 'protagonist') {
    refuse('not-allowed', 'Each player answers that for their own protagonist.', {
      instead: 'Leave it to the players, and answer what the table is asked together.',
      rule: 'TABLE-003',
    });
  }
  return seat.id;
}

/**
 * Records an answer (GBM-SER-002). Everybody at the table may write, in creation; later the
 * director may. Listed answers may be replaced by the group's own words (GBM-SER-009).
 */
export function answerQuestion(play: GbmPlay, command: CommandOf<'series.answer'>): void {
  const question = questionAsked(play.state, command.question);
  const seat = mayAnswer(play, question);
  const picks = [...new Set(command.picks)];
  checkPicks(question, picks, command.text);
  keepAnswer(play, question, { picks, text: command.text, by: seat });
  const what = `${titleOf(question)}: ${picks.join(', ') || 'answered'}.`;
  tell(play, { kind: 'series-answer', about: [seat], what, fiction: command.text });
}

/** What a question is called in a sentence. */
export const titleOf = ({ title }: SeriesQuestion): string => title.replace(/[.?]$/, '');

/** Keeps an answer for everybody to read, and a player's roles on a sheet that has none. */
export function keepAnswer(play: GbmPlay, question: SeriesQuestion, answer: Answer): void {
  play.emit({ type: 'answerGiven', question: answerKey(question, answer.by), answer });
  if (question.each) takeOverRoles(play, answer.by, answer.picks);
}

function checkPicks({ title, min, max }: SeriesQuestion, picks: string[], text: string): void {
  if (picks.length > max) {
    const most = max === 0 ? 'no listed answer' : max === 1 ? 'one answer' : `${max} answers`;
    refuse('limit-reached', `“${title}” takes ${most}.`, {
      instead: 'Write more in the text below it.',
      rule: 'GBM-SER-002',
    });
  }
  if (picks.length < min) {
    refuse('malformed', `Pick at least ${min === 1 ? 'one answer' : `${min} answers`}.`, {
      instead: 'Choose from the list, or use your own words.',
      rule: 'GBM-SER-009',
    });
  }
  if (max === 0 && text === '') {
    refuse('malformed', 'There is no answer yet.', {
      instead: 'Write one first; a few words will do.',
      rule: 'GBM-SER-002',
    });
  }
}

/** The roles that a player picks are written on a sheet that has none yet (GBM-CHR-003). */
function takeOverRoles(play: GbmPlay, seat: SeatId, roles: string[]): void {
  const one = playedBy(play.state, seat);
  if (one?.status !== 'creating' || one.roles.length > 0) return;
  play.emit({ type: 'protagonistChanged', id: one.id, changes: { roles } });
}
