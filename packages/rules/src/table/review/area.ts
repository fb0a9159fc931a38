import { z } from 'zod';
import type { SeatId } from '../../engine';
import { barred, latest } from '../../engine';
import type { Checklist, OfferContext, StandingPrompt } from '../area';
import { tableBeat } from '../beats';
import { command, id, sentence } from '../command';
import { textField } from '../fields';
import { notManaging } from '../guards';
import type { MoveContext, MovePlay, WayToMove } from '../moves';
import { Moves } from '../moves';
import { takenSince } from '../passed-on';
import type { TableWords } from '../words';
import { evolves } from './evolve';
import type { LookBack, Review, ReviewPlay, ReviewStep, WithReviews } from './review';
import { nextStepOfReview, openSeats, PASSED, reviewsOf, SAID, stepsOf } from './review';

/** How long what somebody writes may be, in letters. */
const LETTERS_MAX = 300;
/** How many sessions are looked back on at once: with one more, the oldest is let go. */
const REVIEWS_MAX = 2;
/** What is done about the whole stands beside the lists. */
const PLACE = 'review';

const answerCommand = command('review.answer', {
  review: id,
  step: z.string().max(64),
  /** What they write. */
  text: sentence.default(''),
  /** What they choose. */
  value: id.optional(),
});
type AnswerCommand = z.infer<typeof answerCommand>;

/**
 * The end of a session, looked back on by all who were in it (TABLE-165…169): a list for each of them, in
 * order, which they go through in their own time. It begins by itself when the session ends, or before,
 * when whoever runs the table calls for it; nothing waits for it, and the next session may begin over it.
 */
export function closingReview<S extends WithReviews, P extends ReviewPlay<S> & MovePlay<S>>(
  words: TableWords,
  game: LookBack<S, P>,
) {
  type Context = MoveContext<OfferContext<S>>;
  const moves = new Moves<S, P>((context) => context);

  const called = moves.once('session', (move) => [
    move(command('review.begin', {}), {
      unless({ state, seat }) {
        const early = notManaging(state, seat, words, 'have the session looked back on');
        const { session } = state.public.table;
        if (early || (session.open && state.public.reviewed !== session.number)) return early;
        return barred('already-done', 'Everybody has been asked about this session.', {
          instead: 'Wait for the end of the next one.',
          rule: 'TABLE-165',
        });
      },
      ways({ state }) {
        if (!begins(state)) return null;
        const detail = 'Everybody is asked about it. It begins by itself when the session ends.';
        return { label: 'Look back on the session', detail };
      },
      do: begin,
    }),
  ]);

  const about = moves.about(
    {
      part: 'review',
      what: 'session to look back on',
      all: ({ state }: Context) => reviewsOf(state),
      idOf: (review) => review.id,
    },
    PLACE,
    (move) => [
      move(answerCommand, {
        unless({ state, seat }, { step, text }, review) {
          const next = nextStepOfReview(state, game, review, seat.id);
          if (!next) return nothingOpen();
          if (next.kind !== 'words' || step !== next.id || text === undefined) return null;
          return text === '' ? saysNothing() : null;
        },
        ways({ state, seat }, review) {
          const next = nextStepOfReview(state, game, review, seat.id);
          return next ? waysThrough(next, review) : null;
        },
        do(play, { step: wanted, text, value }, { seat }, review) {
          const step = game.steps.find((one) => one.id === wanted);
          if (!step) return;
          done(play, review, seat.id, step.id, value ?? SAID);
          if (step.kind === 'words') {
            const beat = { ...tableBeat('looking-back', seat.id), fiction: text };
            play.say(step.said(seat.name, review), { beat });
          }
          if (step.kind === 'choice' && value !== undefined) {
            step.chosen?.(play, review, seat, value);
          }
        },
      }),
      move(command('review.pass', { review: id, step: z.string().max(64) }), {
        unless: ({ state, seat }, _, review) =>
          nextStepOfReview(state, game, review, seat.id) ? null : nothingOpen(),
        ways({ state, seat }, review) {
          const next = nextStepOfReview(state, game, review, seat.id);
          if (!next || next.needed) return null;
          const label = next.kind === 'words' ? 'Nothing to say' : 'Leave it out';
          return {
            ...{ with: { step: next.id }, label, order: 1 },
            ...{ place: 'prompt', prompt: review.id },
          };
        },
        do: (play, { step }, { seat }, review) => done(play, review, seat.id, step, PASSED),
      }),
      move(command('review.end', { review: id }), {
        unless: ({ state, seat }) => notManaging(state, seat, words, 'end the looking back'),
        ways: (_, { session }) => ({ label: `Be done with session ${session}` }),
        do: (play, _, __, review) => {
          play.emit({ type: 'reviewEnded', review: review.id });
          play.say(`Nobody is asked about session ${review.session} any more.`);
        },
      }),
    ],
  );

  /** Whether there is anybody to ask about the session. */
  function begins(state: S): boolean {
    return openSeats(state, game, blank(state, '')).length > 0;
  }

  function begin(play: P): void {
    const [oldest, ...others] = reviewsOf(play.state);
    if (oldest && others.length + 1 >= REVIEWS_MAX) {
      play.emit({ type: 'reviewEnded', review: oldest.id });
    }
    const review = blank(play.state, play.id('review'));
    play.emit({ type: 'reviewBegun', review });
    play.say(`Everybody may look back on session ${review.session}.`);
  }

  /** What a command has done of somebody's list by itself. */
  function markDone(play: P, sent: { type: string }): void {
    const { actor } = play.context;
    const by = actor.kind === 'seat' ? play.seat() : null;
    for (const review of reviewsOf(latest(play.state))) {
      for (const step of game.steps) {
        const whose = step.kind === 'mark' ? step.doneBy?.(latest(play.state), sent, by) : null;
        if (whose === null || whose === undefined) continue;
        const open = stepsOf(latest(play.state), game, review, whose);
        if (open.some((one) => one.step === step && !one.done)) {
          done(play, review, whose, step.id, SAID);
        }
      }
    }
  }

  return {
    ...moves.area(called, about),
    betweenSessions: true,
    evolves,
    prompts: (state: S): StandingPrompt[] =>
      reviewsOf(state).map((review) => promptOf(state, game, review)),
    onPassedOn: (play: P, seat: SeatId) => forget(play, seat),
    after(play: P, sent: { type: string }) {
      for (const seat of takenSince(play, sent)) forget(play, seat);
      const { state } = play;
      if (sent.type === 'session.end') {
        const { session } = state.public.table;
        const looked = session.open || state.public.reviewed === session.number;
        if (!looked && begins(state)) begin(play);
      }
      // Looked at after every command: reading through a draft would cost a tenth of each.
      if (reviewsOf(latest(state)).length === 0) return;
      for (const review of reviewsOf(latest(state))) letIn(play, review);
      markDone(play, sent);
      for (const review of reviewsOf(latest(state))) {
        if (openSeats(latest(state), game, review).length > 0) continue;
        play.emit({ type: 'reviewEnded', review: review.id });
        play.say(`Everybody is done with session ${review.session}.`);
      }
    },
  } as const;
}

/** All who sit at the table and do not only watch, none of whom has said anything of its session. */
function blank({ public: { table } }: WithReviews, id: string): Review {
  const seats = Object.values(table.seats).flatMap((seat) =>
    seat.vacant || seat.role === 'spectator' ? [] : [[seat.id, {}] as const],
  );
  return { id, session: table.session.number, seats: Object.fromEntries(seats) };
}

/** Whoever comes while the session still lasts has been in it, too. */
function letIn(play: ReviewPlay, review: Review): void {
  const state = latest(play.state);
  const { session } = state.public.table;
  if (!session.open || review.session !== session.number) return;
  for (const seat of Object.keys(blank(state, '').seats)) {
    if (!review.seats[seat]) play.emit({ type: 'reviewJoined', review: review.id, seat });
  }
}

function forget(play: ReviewPlay, seat: SeatId): void {
  if (reviewsOf(play.state).some(({ seats }) => seats[seat])) {
    play.emit({ type: 'reviewForgotten', seat });
  }
}

function done(play: ReviewPlay, review: Review, seat: SeatId, step: string, answer: string): void {
  play.emit({ type: 'reviewStepDone', review: review.id, seat, step, answer });
}

/** How somebody does what is open to them. */
function* waysThrough<S extends WithReviews, P>(
  step: ReviewStep<S, P>,
  { id: prompt }: Review,
): Iterable<WayToMove<AnswerCommand>> {
  const way = { with: { step: step.id }, place: 'prompt', prompt };
  switch (step.kind) {
    case 'words': {
      const fields = [textField('text', step.asks, LETTERS_MAX, '', true)];
      yield { ...way, label: 'Write it down', fields, primary: true };
      return;
    }
    case 'choice':
      for (const { value, label, detail } of step.options) {
        yield {
          ...way,
          with: { step: step.id, value },
          label,
          ...(detail === undefined ? {} : { detail }),
        };
      }
      return;
    case 'mark':
      yield {
        ...way,
        label: step.button,
        ...(step.detail === undefined ? {} : { detail: step.detail }),
      };
  }
}

/** The lists of all whom it concerns, and who of them has something open. */
function promptOf<S extends WithReviews, P>(
  state: S,
  game: LookBack<S, P>,
  review: Review,
): StandingPrompt {
  const checklists: Record<SeatId, Checklist> = {};
  for (const seat of Object.keys(review.seats)) {
    const list = stepsOf(state, game, review, seat);
    if (list.length === 0) continue;
    checklists[seat] = list.map(({ step: { label }, done: isDone }) => ({ label, done: isDone }));
  }
  return {
    id: review.id,
    to: openSeats(state, game, review),
    title: `Looking back on session ${review.session}`,
    text: 'Each in their own time, or not at all: nothing waits for it. What you write, everybody reads.',
    waits: false,
    // As the session has just ended it is what there is to do; in the next one, play is.
    ...(review.session < state.public.table.session.number ? { aside: true } : {}),
    checklists,
  };
}

const nothingOpen = () =>
  barred('already-done', 'There is nothing left on your list.', {
    instead: 'Wait for the end of the next session.',
    rule: 'TABLE-166',
  });

const saysNothing = () =>
  barred('malformed', 'You have written nothing.', {
    instead: 'Write a line, or say that there is nothing to say.',
    rule: 'TABLE-166',
  });
