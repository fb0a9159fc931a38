import type { SeatId } from '../../engine';
import type { Answer, Ask, AskPlay, Given, Question, WayToAnswer, WithAsks } from './question';

type Common<S extends WithAsks, P> = Pick<
  Question<S, P>,
  'kind' | 'to' | 'words' | 'pointless' | 'withdraw' | 'onAnswer'
>;

/** What all have to agree to, such as a rest: done when all say yes, off when somebody says no. */
export function allAgree<S extends WithAsks, P>({
  yes,
  no,
  agreed,
  declined,
  ...common
}: Common<S, P> & {
  /** What the two buttons say. */
  yes: string;
  no: string;
  agreed(play: P, ask: Ask): void;
  declined(play: P, ask: Ask, by: SeatId): void;
}): Question<S, P> {
  return {
    ...common,
    // Nobody agrees for others: who is away gives up their seat, or it is taken back.
    early: null,
    answers: () => [
      { answer: 'yes', label: yes, primary: true },
      { answer: 'no', label: no },
    ],
    decides: (answer) => answer === 'no',
    settle(play, ask, given) {
      const against = [...given].find(([, own]) => own.includes('no'));
      if (against) declined(play, ask, against[0]);
      else agreed(play, ask);
    },
  };
}

/** What has come of a vote. */
export interface Poll {
  /** What the table has chosen; `null` where nobody has voted, or no more than half for the same. */
  result: Answer | null;
  given: Given;
}

/**
 * A vote over the same things for all: what more than half want, or the one in the middle, the lower of
 * two. In secret, others see who has voted until it is counted.
 */
export function vote<S extends WithAsks, P extends AskPlay<S>>({
  of,
  secret = false,
  options,
  counted,
  ...common
}: Common<S, P> & {
  of: 'majority' | 'median';
  secret?: boolean;
  /** What can be voted for, from the least to the most. */
  options(state: S, ask: Ask): readonly (WayToAnswer & { answer: Answer })[];
  counted(play: P, ask: Ask, poll: Poll): void;
}): Question<S, P> {
  return {
    ...common,
    ...(secret ? { shows: 'who' } : {}),
    answers: options,
    settle(play, ask, given) {
      const order = options(play.state, ask).map(({ answer }) => answer);
      const votes = [...given.values()].flat();
      const result = of === 'majority' ? majorityOf(votes) : medianOf(votes, order);
      counted(play, ask, { result, given });
    },
  };
}

/** What more than half of some answers are. */
export function majorityOf(votes: readonly Answer[]): Answer | null {
  const most = votes.find(
    (one) => votes.filter((other) => other === one).length * 2 > votes.length,
  );
  return most ?? null;
}

function medianOf(votes: readonly Answer[], order: readonly Answer[]): Answer | null {
  const ordered = order.flatMap((one) => votes.filter((other) => other === one));
  return ordered[Math.floor((ordered.length - 1) / 2)] ?? null;
}

/** What somebody answers who makes no use of a window. */
export const PASS = 'pass';

/**
 * A moment in which some may step in, such as after a roll. It closes when each has or has not, and when
 * whoever opened it goes on; nothing waits for it.
 */
export function window<S extends WithAsks, P>({
  may,
  passLabel,
  closeLabel,
  onClose,
  ...common
}: Common<S, P> & {
  /** How one of those may step in by an answer; a command of the game's own may be another way. */
  may?: Question<S, P>['answers'];
  passLabel: string;
  closeLabel: string;
  onClose: Question<S, P>['settle'];
}): Question<S, P> {
  return {
    ...common,
    optional: true,
    early: () => ({ label: closeLabel, primary: true }),
    answers: (state, ask, seat) => [
      ...(may?.(state, ask, seat) ?? []),
      { answer: PASS, label: passLabel, order: 1 },
    ],
    settle: onClose,
  };
}
