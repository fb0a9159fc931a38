import { z } from 'zod';
import type { SeatId } from '../../engine';
import { barred, latest } from '../../engine';
import type { OfferContext, StandingPrompt } from '../area';
import { command, id } from '../command';
import { mayManage } from '../managing';
import type { MoveContext, MovePlay, WayToMove } from '../moves';
import { Moves } from '../moves';
import { takenSince } from '../passed-on';
import { evolves } from './evolve';
import { awaited, givenTo, withoutWhom } from './open';
import type { Answer, Ask, AskPlay, Question, WithAsks } from './question';

const answerCommand = command('ask.answer', {
  ask: id,
  answer: z.union([id, z.int()]),
  /** Whom it is answered for, by whoever runs the table. */
  seat: id.optional(),
});
type AnswerCommand = z.infer<typeof answerCommand>;

/** What is done about a question as a whole stands beside what others see of it. */
const PLACE = 'asks';

/** A question on the table, with what the game says of it. */
interface Open<S extends WithAsks, P> {
  ask: Ask;
  question: Question<S, P>;
}

/**
 * What is asked of people and waits on the table (TABLE-130…135): votes, agreements, windows, rounds.
 * One area for all questions of a game; `ask` puts one of them onto the table.
 *
 * @throws where two questions are of the same kind.
 */
export function asking<S extends WithAsks, P extends AskPlay<S> & MovePlay<S>>(
  ...questions: readonly Question<S, P>[]
) {
  const byKind = new Map(questions.map((one) => [one.kind, one]));
  if (byKind.size < questions.length) throw new Error('Two questions are of the same kind.');

  /** What can be answered now: between sessions only what says so. */
  function* lying(state: S): Generator<Open<S, P>> {
    const { asks, table } = state.public;
    if (!asks) return;
    const { open } = table.session;
    for (const each of Object.values(asks)) {
      const question = byKind.get(each.kind);
      if (question && (open || question.betweenSessions)) yield { ask: each, question };
    }
  }

  const moves = new Moves<S, P>((context) => context);
  const asks = moves.about(
    { part: 'ask', what: 'question', all: allOf, idOf: ({ ask }) => ask.id },
    PLACE,
    (move) => [
      move(answerCommand, {
        unless({ state, seat }, { answer, seat: whose = seat.id }, { ask, question }) {
          if (answer === undefined || awaited(state, question, ask).includes(whose)) return null;
          if (whose === seat.id && mayThinkAgain(state, question, ask, whose)) return null;
          const asked = question.to(state, ask).includes(whose);
          return asked
            ? barred('already-done', 'That is answered already.', {
                instead: 'Wait until it is settled.',
                rule: 'TABLE-008',
              })
            : barred('not-yours', 'That is asked of others.', {
                instead: 'Wait until they have answered.',
                rule: 'TABLE-004',
              });
        },
        ways: waysToAnswer,
        do(play, { answer, seat: whose }, { seat }, { ask, question }) {
          const by = whose ?? seat.id;
          const again = !awaited(play.state, question, ask).includes(by);
          play.emit({
            ...{ type: 'askAnswered', ask: ask.id, seat: by, answer },
            ...(again ? { again } : {}),
          });
          question.onAnswer?.(play, ask, by, answer);
        },
      }),
      move(command('ask.early', { ask: id }), {
        unless: ends,
        ways({ state }, { ask, question }) {
          if (question.early === null) return null;
          return question.early ? question.early(state, ask) : usualWords(state, question, ask);
        },
        do: (play, _, __, open) => settle(play, open),
      }),
      move(command('ask.withdraw', { ask: id }), {
        unless: ends,
        ways(_, { question: { withdraw } }) {
          if (!withdraw) return null;
          const { said: _said, ...words } = withdraw;
          return words;
        },
        do(play, _, __, { ask, question }) {
          play.emit({ type: 'askEnded', ask: ask.id });
          question.withdraw?.said?.(play, ask);
        },
      }),
    ],
  );

  function allOf({ state }: MoveContext<OfferContext<S>>): Open<S, P>[] {
    return [...lying(state)];
  }

  return {
    ...moves.area(asks),
    betweenSessions: questions.some(({ betweenSessions }) => betweenSessions),
    evolves,
    seatFields: ['answers'],
    prompts: (state: S): StandingPrompt[] => [...lying(state)].map((open) => promptOf(state, open)),
    underWay: (state: S) =>
      [...lying(state)].flatMap(({ ask, question }) =>
        question.optional ? [] : `“${question.words(state, ask).title}” waits for an answer.`,
      ),
    discloses: (state: S, sent: { type: string }) =>
      [...lying(state)].some((open) => mayTell(state, open, sent))
        ? Object.keys(state.seats).map((seat) => ['seats', seat, 'answers'])
        : [],
    onPassedOn: (play: P, seat: SeatId) => forget(play, seat),
    after(play: P, sent: { type: string }) {
      for (const seat of takenSince(play, sent)) forget(play, seat);
      if (!latest(play.state).public.asks) return;
      // What comes of one may be another, or make another pointless.
      for (let due = nextDue(play.state); due; due = nextDue(play.state)) due.end(play);
    },
  };

  /** The first that need not wait any longer, and how it ends. */
  function nextDue(state: S): { end(play: P): void } | null {
    for (const open of lying(state)) {
      const { ask, question } = open;
      const why = question.pointless?.(state, ask);
      if (why) return { end: (play) => fallAway(play, ask, why) };
      if (isSettled(state, open)) return { end: (play) => settle(play, open) };
    }
    return null;
  }
}

/** What is asked of those who have not answered; where nobody may know who has, of nobody by name. */
function promptOf<S extends WithAsks, P>(state: S, { ask, question }: Open<S, P>): StandingPrompt {
  return {
    id: ask.id,
    to: ask.shows === 'nothing' ? [] : awaited(state, question, ask),
    ...question.words(state, ask),
    ...(question.optional ? { waits: false } : {}),
    answered: Object.fromEntries(
      Object.keys(ask.answered).map((seat) => {
        const ways = question.answers(state, ask, seat);
        const wordOf = (given: Answer) =>
          ways.find(({ answer }) => answer === given)?.label ?? String(given);
        return [seat, (ask.answers[seat] ?? []).map(wordOf).join(', ')];
      }),
    ),
  };
}

/** One's own answers; and where others can be answered for, those that whoever runs the table may give. */
function* waysToAnswer<S extends WithAsks, P>(
  { state, seat, manages }: MoveContext<OfferContext<S>>,
  { ask, question }: Open<S, P>,
): Iterable<WayToMove<AnswerCommand>> {
  const late = awaited(state, question, ask);
  const way = (whose: SeatId, given: object) =>
    question.answers(state, ask, whose).map(({ answer, ...words }) => ({
      ...words,
      with: { ...given, ...(answer === undefined ? {} : { answer }) },
    }));
  if (late.includes(seat.id)) {
    const own = ask.shows === 'nothing' ? { question: question.words(state, ask) } : {};
    for (const one of way(seat.id, {})) yield { ...one, place: 'prompt', prompt: ask.id, ...own };
  } else if (mayThinkAgain(state, question, ask, seat.id)) {
    const stands = givenTo(state, ask).get(seat.id)?.at(-1);
    for (const one of way(seat.id, {})) {
      if (one.with.answer === stands) continue;
      const label = `Rather: ${one.label}`;
      yield { ...one, label, primary: false };
    }
  }
  if (!manages || !question.standsIn || ask.shows !== 'answers') return;
  for (const other of late) {
    if (other === seat.id) continue;
    const group = `For ${nameOf(state, other)}`;
    for (const one of way(other, { seat: other })) yield { ...one, group };
  }
}

/** Why somebody can neither go on nor take it back. */
function ends<S extends WithAsks, P>(
  { state, seat }: MoveContext<OfferContext<S>>,
  _: object,
  { ask }: Open<S, P>,
) {
  if (ask.by === seat.id || mayManage(state, seat)) return null;
  return barred('not-yours', 'Whoever asked goes on, or whoever runs the table.', {
    instead: 'Answer it, if you are asked.',
    rule: 'TABLE-132',
  });
}

function usualWords<S extends WithAsks, P>(state: S, question: Question<S, P>, ask: Ask) {
  if (question.optional) return { label: 'Go on', primary: true };
  return { label: withoutWhom(state, question, ask) };
}

/** Whether somebody has answered, and may still answer something else. */
function mayThinkAgain<S extends WithAsks, P>(
  state: S,
  question: Question<S, P>,
  ask: Ask,
  seat: SeatId,
): boolean {
  if (!question.again || !question.to(state, ask).includes(seat)) return false;
  return givenTo(state, ask).has(seat);
}

/** Whether nobody is waited for any more, or an answer has decided it. */
function isSettled<S extends WithAsks, P>(state: S, { ask, question }: Open<S, P>): boolean {
  if (awaited(state, question, ask).length === 0) return true;
  const { decides } = question;
  if (ask.shows === 'answers' && question.enough?.(state, ask)) return true;
  if (!decides) return false;
  return [...givenTo(state, ask).values()].some((own) => own.some((answer) => decides(answer)));
}

/** Whether a command may bring to light what is answered in secret: only one that may settle it (TABLE-131). */
function mayTell<S extends WithAsks, P>(
  state: S,
  { ask, question }: Open<S, P>,
  sent: { type: string },
): boolean {
  if (ask.shows === 'answers') return false;
  // Where nobody knows who has answered, that it is settled tells it.
  if (ask.shows === 'nothing' || sent.type === 'ask.early') return true;
  if (awaited(state, question, ask).length <= 1) return true;
  const answer = 'answer' in sent ? sent.answer : undefined;
  if (typeof answer !== 'string' && typeof answer !== 'number') return false;
  return question.decides?.(answer) === true;
}

function settle<S extends WithAsks, P extends AskPlay<S>>(
  play: P,
  { ask, question }: Open<S, P>,
): void {
  // Taken before: what was answered in secret is gone as soon as it has ended.
  const given = givenTo(play.state, ask);
  play.emit({ type: 'askEnded', ask: ask.id });
  question.settle(play, ask, given);
}

function fallAway(play: AskPlay, ask: Ask, why: string): void {
  play.emit({ type: 'askEnded', ask: ask.id });
  play.say(why);
}

/** What somebody has answered belongs to them: whoever sits there next is asked anew (TABLE-135). */
function forget(play: AskPlay, seat: SeatId): void {
  const { public: shared, seats } = play.state;
  const open = Object.values(shared.asks ?? {}).some(({ answered }) => answered[seat]);
  if (!open && Object.keys(seats[seat]?.answers ?? {}).length === 0) return;
  play.emit({ type: 'askForgotten', seat });
}

const nameOf = ({ public: { table } }: WithAsks, seat: SeatId): string =>
  table.seats[seat]?.name ?? 'Somebody';
