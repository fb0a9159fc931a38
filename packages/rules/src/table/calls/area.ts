import type { Bar, SeatId } from '../../engine';
import { missing, refuseFor } from '../../engine';
import type { OfferContext, StandingPrompt } from '../area';
import type { MoveContext } from '../moves';
import type { Of } from '../whose';
import { ofPart } from '../whose';
import type { CallPlay, WithCalls } from './call';
import { callEvolves } from './call';

/** What a game says of the rolls that people are asked for. */
export interface CallRules<
  S extends WithCalls<C>,
  X extends OfferContext<S>,
  Part extends string,
  C extends Of<Part>,
> {
  /** The part of commands and calls that says of whom it is asked. */
  readonly part: Part;
  /** What somebody does of whom nothing is asked: “Make an action roll of your own.” */
  readonly instead: string;
  nameOf(state: S, id: string): string;
  /** Who answers, if anybody plays of whom it is asked. */
  seatOf(state: S, id: string): SeatId | null;
  /** Why it is asked of somebody else, if so. */
  notTheirs(context: MoveContext<X>, id: string): Bar | null;
  /** Why it has to wait, if so. */
  notNow(context: MoveContext<X>, call: C): Bar | null;
  /** Whether nothing comes before it, so that they are asked. */
  isFree(state: S, call: C): boolean;
  /** What they are asked. */
  words(state: S, call: C): { title: string; text: string };
}

/**
 * The rolls that whoever directs has asked people for (TABLE-055), until they make them. Who is asked answers, or does
 * something else; whoever directs asks no longer. How it is asked and answered is the game’s to say: a move that emits
 * `callSet`, and one about `asked` that lays the roll on the table.
 */
export function calls<
  S extends WithCalls<C>,
  P extends CallPlay<S, Part, C>,
  X extends OfferContext<S>,
  Part extends string,
  C extends Of<Part>,
>({ part, instead, nameOf, seatOf, notTheirs, notNow, isFree, words }: CallRules<S, X, Part, C>) {
  const idOf = (call: C): string => call[part];
  const all = ({ public: { calls: asked } }: S): C[] => Object.values(asked ?? {});

  /** Why it is not for this seat to answer now, if so. */
  const cannotAnswer = (context: MoveContext<X>, call: C): Bar | null =>
    notTheirs(context, idOf(call)) ?? notNow(context, call);

  /** Where the answers of whoever is asked stand. */
  const askedAt = ({ state, seat }: Pick<OfferContext<S>, 'state' | 'seat'>, call: C) =>
    seatOf(state, idOf(call)) === seat.id ? { place: 'prompt', prompt: promptOf(idOf(call)) } : {};

  return {
    /** What is asked, for moves about it. */
    asked: {
      part,
      what: 'roll that somebody waits for',
      all: ({ state }: MoveContext<X>) => all(state),
      idOf,
      find(context: MoveContext<X>, id: string): C {
        if (!context.director) refuseFor(notTheirs(context, id));
        const call = context.state.public.calls?.[id];
        if (call) return call;
        return context.director
          ? missing('Nobody waits for that roll.', 'Play on.', 'TABLE-055')
          : missing('Nobody waits for a roll of yours.', instead, 'TABLE-055');
      },
    },
    cannotAnswer,
    askedAt,
    /** Whoever is asked does something else, or is asked no longer: what `roll.cancel-call` does. */
    cancelling: {
      unless: (context: MoveContext<X>, _: unknown, call: C) =>
        context.director ? null : cannotAnswer(context, call),
      ways: (context: MoveContext<X>, call: C) =>
        context.director
          ? { label: `${nameOf(context.state, idOf(call))} need not roll`, order: 2 }
          : { label: 'I do something else', order: 2, ...askedAt(context, call) },
      do(play: P, _: unknown, { state }: MoveContext<X>, call: C): void {
        play.emit({ type: 'callRemoved', ...ofPart(part, idOf(call)) });
        play.say(`${nameOf(state, idOf(call))} need not roll.`);
      },
    },
    evolves: callEvolves<Part, C>(part),
    /** Asks whoever is to roll, once nothing comes before it. */
    prompts: (state: S): StandingPrompt[] =>
      all(state).flatMap((call) => {
        const seat = seatOf(state, idOf(call));
        if (seat === null || !isFree(state, call)) return [];
        return { id: promptOf(idOf(call)), to: [seat], ...words(state, call) };
      }),
  };
}

/** The question to whoever is asked for a roll. */
const promptOf = (id: string) => `roll:call:${id}`;
