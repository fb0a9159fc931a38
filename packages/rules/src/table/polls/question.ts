import type { SeatId } from '../../engine';
import type {
  Ask,
  AskPlay,
  ButtonWords,
  Given,
  OwnQuestion,
  Question,
  WayToAnswer,
  WithAsks,
} from '../asking';
import { awaited, everybody, majorityOf, withoutWhom } from '../asking';
import { tableBeat } from '../beats';
import { inARow } from '../words';

/** What people ask in their own words is of this kind. Asks are kept by it: it stays as it is. */
export const POLL = 'poll';

/** A decision about such a question. */
export type PollPlay<S extends WithAsks = WithAsks> = AskPlay<S>;

/** With fewer answers than these nobody goes on: one alone does not settle what the table is asked. */
const ANSWERS_LEAST = 2;

/** What can be answered: their own answers, that or not, or yes and no. */
export function answerLabels({ answers }: Pick<OwnQuestion, 'answers'>): readonly string[] {
  if (answers.length === 0) return ['Yes', 'No'];
  return answers.length === 1 ? [...answers, 'Not that'] : answers;
}

export const nameOf = ({ public: { table } }: WithAsks, seat: SeatId | null): string =>
  table.seats[seat ?? '']?.name ?? 'Somebody';

/** What somebody asks: of everybody who sits at the table, or of one of them alone. */
export function pollQuestion<S extends WithAsks, P extends PollPlay<S>>(): Question<S, P> {
  const asked = {
    to: (state: S, { own }: Ask) => (own?.to === undefined ? everybody(state) : [own.to]),
  };
  return {
    ...asked,
    kind: POLL,
    // The rules know nothing that has to wait for it.
    optional: true,
    betweenSessions: true,
    again: true,
    words: (state, { by, own }) => ({
      title: own?.question ?? '',
      text: own?.to === undefined ? asksAll(state, by) : asksOne(state, by, own.to),
    }),
    answers: (_, { own }) => waysOf(own),
    enough: (state, ask) => moreThanHalf(ask, awaited(state, asked, ask)),
    early(state, ask): ButtonWords | null {
      const given = Object.values(ask.answered).filter((times) => times > 0);
      return given.length < ANSWERS_LEAST ? null : { label: withoutWhom(state, asked, ask) };
    },
    withdraw: {
      label: 'Withdraw the question',
      said: (play, { own }) => play.say(`“${own?.question}” is asked no longer.`),
    },
    pointless(state, { own }) {
      const who = own?.to === undefined ? undefined : state.public.table.seats[own.to];
      if (!who?.vacant) return null;
      return `${who.name} has left: nobody decides “${own?.question}”.`;
    },
    settle: tell,
  };
}

const asksAll = (state: WithAsks, by: SeatId | null): string =>
  `${nameOf(state, by)} asks the table. More than half of you settle it.`;

const asksOne = (state: WithAsks, by: SeatId | null, to: SeatId): string =>
  `${nameOf(state, by)} asks. ${nameOf(state, to)} decides.`;

const waysOf = (own: OwnQuestion | undefined): (WayToAnswer & { answer: number })[] =>
  answerLabels(own ?? { answers: [] }).map((label, answer) => ({ answer, label }));

/** Whether more than half of those who are asked have answered the same; who has left has answered still. */
function moreThanHalf({ answers, answered }: Ask, late: readonly SeatId[]): boolean {
  const asked = new Set([...Object.keys(answered), ...late]).size;
  const given = Object.values(answers).flat();
  return given.some((one) => given.filter((other) => other === one).length * 2 > asked);
}

/** Says what has come of it; of secret answers how many there are of each, and nobody by name. */
function tell(play: PollPlay, { own, by, shows }: Ask, given: Given): void {
  const labels = answerLabels(own ?? { answers: [] });
  // In the order in which they sit, which no undo changes.
  const sitting = Object.keys(play.state.public.table.seats);
  const result = majorityOf([...given.values()].flat());
  const word = typeof result === 'number' ? labels[result] : undefined;
  const who = own?.to === undefined ? 'the table decides' : `${nameOf(play.state, own.to)} decides`;
  const secret = shows !== 'answers';
  if (secret && given.size < ANSWERS_LEAST) {
    // Everybody knows who that is: to count it would say what they answered.
    play.say(
      `“${own?.question}”: too few have answered for it to stay secret. Nothing is counted.`,
    );
    return;
  }
  const said = word === undefined ? 'no answer has more than half' : `${who} “${word}”`;
  play.say(`“${own?.question}”: ${said}.`, {
    notes: labels.flatMap((label, answer) => {
      const seats = sitting.filter((seat) => given.get(seat)?.includes(answer));
      const whose = inARow(seats.map((seat) => nameOf(play.state, seat)));
      return seats.length === 0 ? [] : `${label}: ${secret ? seats.length : whose}`;
    }),
    beat: tableBeat('poll', ...(by === null ? [] : [by])),
    ...(secret ? { reveals: true } : {}),
  });
}
