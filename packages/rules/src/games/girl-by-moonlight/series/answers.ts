import type { SeatId } from '../../../engine';
import type { SeriesQuestion } from '../content';
import type { GbmPlay } from '../game';
import { playsetOf } from '../library/playset';
import { playedBy } from '../lookups';
import type { Answer, GbmState } from '../state';

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

/** What a question is called in a sentence. */
export const titleOf = ({ title }: SeriesQuestion): string => title.replace(/[.?]$/, '');

/** Keeps an answer for everybody to read, and a player's roles on a sheet that has none. */
export function keepAnswer(play: GbmPlay, question: SeriesQuestion, answer: Answer): void {
  play.emit({ type: 'answerGiven', question: answerKey(question, answer.by), answer });
  if (question.each) takeOverRoles(play, answer.by, answer.picks);
}

/** The roles that a player picks are written on a sheet that has none yet (GBM-CHR-003). */
function takeOverRoles(play: GbmPlay, seat: SeatId, roles: string[]): void {
  const one = playedBy(play.state, seat);
  if (one?.status !== 'creating' || one.roles.length > 0) return;
  play.emit({ type: 'protagonistChanged', id: one.id, changes: { roles } });
}
