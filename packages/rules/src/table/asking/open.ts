import type { Refusal, SeatId } from '../../engine';
import { barred } from '../../engine';
import { inARow } from '../words';
import type { Answer, Ask, AskPlay, Given, OwnQuestion, Question, WithAsks } from './question';

/** What `ask` and its like have to know of a question. */
type Kind = Pick<Question<never, never>, 'kind' | 'shows'>;

/** Puts a question onto the table. It is settled at once where there is nobody to answer. */
export function ask(
  play: AskPlay,
  { kind, shows = 'answers' }: Kind,
  { by = null, about, own }: { by?: SeatId | null; about?: string; own?: OwnQuestion } = {},
): Ask {
  const asked: Ask = {
    id: play.id('ask'),
    kind,
    by,
    ...(about === undefined ? {} : { about }),
    ...(own === undefined ? {} : { own }),
    shows,
    answers: {},
    answered: {},
  };
  play.emit({ type: 'asked', ask: asked });
  return asked;
}

/** Takes what somebody does by a command of the game's own as their answer. */
export function answered(play: AskPlay, { id }: Pick<Ask, 'id'>, answer: Answer): void {
  play.emit({ type: 'askAnswered', ask: id, seat: play.seat().id, answer });
}

/** Of a kind, all that wait, the oldest first. */
export function asksOf(state: WithAsks, { kind }: Pick<Kind, 'kind'>): Ask[] {
  return Object.values(state.public.asks ?? {}).filter((one) => one.kind === kind);
}

/** Why it is not asked once more, as long as it waits. */
export function askedAlready(state: WithAsks, question: Kind): Refusal | null {
  if (asksOf(state, question).length === 0) return null;
  return barred('already-done', 'That is asked already.', {
    instead: 'Answer it, or wait until it is settled.',
    rule: 'TABLE-009',
  });
}

/** All who sit at the table and do not only watch. */
export const everybody = ({ public: { table } }: WithAsks): SeatId[] =>
  Object.values(table.seats).flatMap(({ id, role, vacant }) =>
    vacant || role === 'spectator' ? [] : id,
  );

/** All who sit at the table and play. */
export const whoPlays = (state: WithAsks): SeatId[] =>
  everybody(state).filter((id) => state.public.table.seats[id]?.role === 'protagonist');

/** Who has still to answer: asked, here, and not done. */
export function awaited<S extends WithAsks>(
  state: S,
  question: Pick<Question<S, never>, 'to' | 'each'>,
  asked: Ask,
): SeatId[] {
  const { seats } = state.public.table;
  return question.to(state, asked).filter((id) => {
    const seat = seats[id];
    if (!seat || seat.vacant || seat.role === 'spectator') return false;
    return timesAnswered(state, asked, id) < (question.each ?? 1);
  });
}

/** “Go on without Carl”: who has not answered is named only where everybody may know. */
export function withoutWhom<S extends WithAsks>(
  state: S,
  question: Pick<Question<S, never>, 'to' | 'each'>,
  asked: Ask,
): string {
  const late = asked.shows === 'nothing' ? [] : awaited(state, question, asked);
  const { seats } = state.public.table;
  return `Go on without ${inARow(late.map((id) => seats[id]?.name ?? 'Somebody')) || 'waiting'}`;
}

function timesAnswered(state: WithAsks, { id, shows, answered: times }: Ask, seat: SeatId): number {
  if (shows !== 'nothing') return times[seat] ?? 0;
  return state.seats[seat]?.answers?.[id]?.length ?? 0;
}

/** What everybody has answered, the secret answers too. */
export function givenTo(state: WithAsks, { id, shows, answers }: Ask): Given {
  const all =
    shows === 'answers'
      ? Object.entries(answers)
      : Object.entries(state.seats).map(([seat, own]) => [seat, own.answers?.[id] ?? []] as const);
  return new Map(all.flatMap(([seat, own]) => (own.length > 0 ? [[seat, [...own]]] : [])));
}
