import type { SeatId } from '../../../engine';
import type { CommandOf } from '../commands';
import type { SeriesQuestion } from '../content';
import type { GbmPlay } from '../game';
import { playsetOf } from '../library/playset';
import { missing, refuse } from '../refusal';
import type { Answer, GbmState } from '../state';
import { playedBy } from '../table/lookups';

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

/**
 * Records an answer (GBM-SER-002). Everybody at the table may write, in creation; later the
 * director may. Listed answers may be replaced by the group's own words (GBM-SER-009).
 */
export function answerQuestion(play: GbmPlay, command: CommandOf<'series.answer'>): void {
  const seat = play.seat();
  const { state } = play;
  const question =
    playsetOf(state).questions.find(({ id }) => id === command.question) ??
    missing('The series does not ask that.', 'Answer one of the questions on the series page.');
  if (state.public.phase !== 'creation') play.director('change answers after creation');
  if (question.each && seat.role !== 'protagonist') {
    refuse('not-allowed', 'Each player answers that for their own protagonist.', {
      instead: 'Leave it to the players, and answer what the table is asked together.',
      rule: 'TABLE-003',
    });
  }
  const picks = [...new Set(command.picks)];
  checkPicks(question, picks, command.text);
  play.emit({
    type: 'answerGiven',
    question: answerKey(question, seat.id),
    answer: { picks, text: command.text, by: seat.id },
  });
  play.say(`${question.title.replace(/[.?]$/, '')}: ${picks.join(', ') || 'answered'}.`);
  if (question.each) takeOverRoles(play, seat.id, picks);
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
