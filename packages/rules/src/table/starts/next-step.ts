import type { BaseState, SeatId } from '../../engine';
import type { NextStep, StepOf } from '../next-step';
import { inARow } from '../words';
import { isUnplayed } from './start';

/** What is said while people take somebody, and when everybody has. */
export interface TakingWords {
  /** What happens now while nobody has anybody: “Take your heroes”. */
  readonly take: string;
  /** And while some still choose: “The heroes gather”. */
  readonly gather: string;
  /** What comes then, as a sentence of its own; it may hang on whether somebody directs. */
  readonly next: string | ((state: BaseState) => string);
  /** What whoever directs may weigh before the first dice: topics of the game’s guidance (TABLE-198). */
  readonly advice?: readonly string[];
}

/** Those who play and have nobody to play yet, by their names. */
export const stillChoosing = (
  { public: { table } }: BaseState,
  plays: (seat: SeatId) => boolean,
): string[] =>
  Object.values(table.seats)
    .filter(({ id, role, vacant }) => role === 'protagonist' && !vacant && !plays(id))
    .map(({ name }) => name);

/**
 * After a ready-made start, before the first dice: who has still to take somebody, and then what the first scene
 * begins with (TABLE-127).
 */
export const takingStep =
  <S extends BaseState>(
    begun: (state: S) => boolean,
    plays: (state: S, seat: SeatId) => boolean,
    { take, gather, next: words, advice }: TakingWords,
  ): StepOf<S> =>
  (state) => {
    if (!begun(state) || !isUnplayed(state)) return null;
    const next = typeof words === 'string' ? words : words(state);
    const step = (title: string, text: string): NextStep => ({
      ...{ title, text },
      ...(advice ? { advice } : {}),
    });
    const choosing = stillChoosing(state, (seat) => plays(state, seat));
    const some = Object.keys(state.public.table.seats).some((seat) => plays(state, seat));
    if (choosing.length === 0 && some) return step('The first scene', next);
    const who =
      choosing.length > 0
        ? `Still to choose: ${inARow(choosing)}.`
        : 'Share the link with those who play.';
    return step(some ? gather : take, `${who} ${next}`);
  };
