import { z } from 'zod';
import type { Bar, BaseState, Field, Play, Seat, SeatId } from '../../engine';
import { barred } from '../../engine';
import type { OfferContext } from '../area';
import type { OwnQuestion, WithAsks } from '../asking';
import { ask, asksOf } from '../asking';
import { tableBeat } from '../beats';
import { command, id, needed } from '../command';
import { choiceField, textField } from '../fields';
import type { MoveContext, MovePlay, WayToMove } from '../moves';
import { Moves } from '../moves';
import type { PollPlay } from './question';
import { answerLabels, nameOf, POLL, pollQuestion } from './question';

const arbiters = ['vote', 'chance', 'turn', 'somebody'] as const;

/**
 * Who decides what somebody asks: more than half of the table, the dice, whoever’s turn it is, or one of
 * them who is named.
 */
export type Arbiter = (typeof arbiters)[number];

/** What a game says of the questions that people put to its table. */
export interface PollOptions<S extends BaseState> {
  /** Who may decide at this table, in the order in which they are offered; without, the vote alone. */
  arbiters?(state: S): readonly Arbiter[];
  /** Whose turn it is, if it is anybody’s who sits there. */
  turnOf?(state: S): SeatId | null;
}

/** A decision in which dice may fall. */
type AskingPlay<S extends WithAsks> = PollPlay<S> & MovePlay<S> & Pick<Play<S, never>, 'roll'>;

/** How long a question and an answer may be, in letters. */
const QUESTION_MAX = 160;
const ANSWER_MAX = 120;
/** How many answers of their own somebody may give. */
const ANSWERS_MAX = 6;
/** How many questions of people lie on a table at once. */
const POLLS_MAX = 4;

const pollCommand = command('poll.ask', {
  question: needed(QUESTION_MAX),
  /** None is yes or no, one is that or not. */
  answers: z.array(needed(ANSWER_MAX)).max(ANSWERS_MAX).default([]),
  secret: z.boolean().default(false),
  decides: z.enum(arbiters).default('vote'),
  who: id.optional(),
});
type PollCommand = z.infer<typeof pollCommand>;

/**
 * Questions that anybody who plays may put to the table, in words of their own (TABLE-160…164). Its
 * `question` belongs to those of `asking`, its `area` to those of the game.
 */
export function polls<S extends WithAsks, P extends AskingPlay<S>>({
  arbiters: arbitersOf = () => ['vote'],
  turnOf = () => null,
}: PollOptions<S> = {}) {
  const moves = new Moves<S, P>((context) => context);

  function* ways(context: MoveContext<OfferContext<S>>): Iterable<WayToMove<PollCommand>> {
    const { state, seat } = context;
    const others = sitting(state).filter((one) => one.id !== seat.id);
    for (const decides of arbitersOf(state)) {
      const way = { with: { decides }, fields: questionFields };
      if (decides === 'vote') {
        yield {
          ...way,
          label: 'Ask the table',
          detail: 'Everybody answers with one tap; more than half settle it.',
          fields: [...questionFields, secretField],
        };
      } else if (decides === 'chance') {
        if (!state.public.table.session.open) continue;
        yield { ...way, label: 'Let the dice decide', rolls: { dice: 1, modifiers: [] } };
      } else if (decides === 'turn') {
        const who = turnOf(state);
        const name = sitting(state).find((one) => one.id === who)?.name;
        if (who === null || who === seat.id || name === undefined) continue;
        const label = `Let ${name} decide, whose turn it is`;
        yield { ...way, with: { decides, who }, label };
      } else if (others.length > 0) {
        const options = others.map(({ id: value, name }) => ({ value, label: name }));
        const fields = [...questionFields, choiceField('who', 'Who decides', options)];
        yield { ...way, label: 'Let one of you decide', fields };
      }
    }
  }

  const asked = moves.once('log', (move) => [
    move(pollCommand, {
      // What the dice decide lies nowhere.
      unless: ({ state, seat }, { decides }) =>
        decides === undefined || decides === 'chance' ? null : noRoom(state, seat),
      ways,
      do(play, { question, answers, secret, decides, who }, { seat }) {
        const own: OwnQuestion = {
          ...{ question, answers },
          ...(decides === 'vote' || who === undefined ? {} : { to: who }),
        };
        if (decides === 'chance') {
          rollFor(play, seat, own);
          return;
        }
        const shows = secret ? 'who' : 'answers';
        ask(play, { kind: POLL, shows }, { by: seat.id, own });
        const whom = own.to === undefined ? 'the table' : nameOf(play.state, own.to);
        play.say(`${seat.name} asks ${whom}: “${question}”`);
      },
    }),
  ]);
  const area = { ...moves.area(asked), betweenSessions: true } as const;
  return { question: pollQuestion<S, P>(), area };
}

const questionFields: Field[] = [
  textField('question', 'What do you ask?', QUESTION_MAX, '', true),
  {
    name: 'answers',
    kind: 'choices',
    label: 'Answers of your own; without, yes or no',
    options: [],
    min: 0,
    max: ANSWERS_MAX,
    own: true,
  },
];

const secretField: Field = {
  name: 'secret',
  kind: 'switch',
  label: 'In secret: counted when all have answered, without names',
  initial: false,
};

/** All who sit at the table and do not only watch. */
const sitting = ({ public: { table } }: BaseState): Seat[] =>
  Object.values(table.seats).filter(({ role, vacant }) => !vacant && role !== 'spectator');

/** Why somebody asks nothing more just now. */
function noRoom(state: WithAsks, seat: Seat): Bar | null {
  const lying = asksOf(state, { kind: POLL });
  if (lying.some(({ by }) => by === seat.id)) {
    return barred('already-done', 'What you have asked waits for answers.', {
      instead: 'Go on without those who are away, or withdraw it.',
      rule: 'TABLE-009',
    });
  }
  if (lying.length < POLLS_MAX) return null;
  return barred('limit-reached', `There is room for ${POLLS_MAX} questions at once.`, {
    instead: 'Answer those that are asked first.',
    rule: 'TABLE-012',
  });
}

/** One die with a side for each answer; everybody sees it fall. */
function rollFor<S extends WithAsks>(play: AskingPlay<S>, seat: Seat, own: OwnQuestion): void {
  const names = answerLabels(own);
  const { faces, proof } = play.roll([names.length], own.question);
  const [face = 1] = faces;
  const word = names[face - 1] ?? '';
  play.say(`“${own.question}”: the dice decide “${word}”.`, {
    beat: tableBeat('dice', seat.id),
    roll: {
      title: own.question,
      groups: [{ label: '', sides: names.length, faces: [face], kept: [0], names: [...names] }],
      modifiers: [],
      reading: { word, tone: 'neutral' },
      proof,
    },
  });
}
