import type { SeatId } from '../engine';
import { capitalised } from '../engine';
import type { WithPause } from './pause';
import type { TableWords } from './words';
import { inARow, managerWord } from './words';

/** What the table does now, in a title and a sentence. It is computed, and tells only what everybody knows. */
export interface NextStep {
  title: string;
  text: string;
  /** What whoever directs may weigh now: topics of the game’s guidance (TABLE-198). Everybody may know them. */
  advice?: readonly string[];
}

/** Whether a step is what happens now: what it says then, else `null`. */
export type StepOf<S> = (state: S) => NextStep | null;

/**
 * What happens now: that nothing is played just now, else the first of a game's own steps that applies, else
 * its usual one (TABLE-127).
 */
export function nextStepOf<S extends WithPause>(
  state: S,
  words: TableWords,
  steps: readonly StepOf<S>[],
  usual: (state: S) => NextStep,
): NextStep {
  const resting = restingStep(state, words);
  if (resting) return resting;
  for (const step of steps) {
    const now = step(state);
    if (now) return now;
  }
  return usual(state);
}

/** Nothing is played: the table is paused, or its session has ended. */
export function restingStep(state: WithPause, words: TableWords): NextStep | null {
  const { paused, table } = state.public;
  if (paused) {
    return {
      title: 'The table is paused',
      text: 'Somebody asked for a pause. Look after each other; go on when everybody is ready.',
    };
  }
  if (table.session.open) return null;
  return {
    title: 'The session has ended',
    text: `${capitalised(managerWord(state, words))} starts the next one. All stands as you left it.`,
  };
}

/** Whoever directs is alone: those who play have still to be sent the link. */
export const gathering: StepOf<WithPause> = ({ public: { table } }) => {
  const plays = Object.values(table.seats).some(
    ({ role, vacant }) => role === 'protagonist' && !vacant,
  );
  if (plays) return null;
  return { title: 'Gather the table', text: 'Share the link, so that your players can join.' };
};

/**
 * Nobody has made anybody to play yet; then, until something is rolled, who of the players has still nobody (TABLE-127).
 *
 * @param owners whose each of those in play is, by seat.
 * @param title such as “Make your characters”.
 */
export function makingSteps<S extends WithPause>(
  owners: (state: S) => readonly (SeatId | null)[],
  title: string,
): readonly StepOf<S>[] {
  return [
    (state) =>
      owners(state).length > 0
        ? null
        : {
            title,
            text: 'Each player makes one on their own sheet; a name is enough to begin with.',
          },
    (state) => {
      const { dice, seats } = state.public.table;
      if (dice.rolls > 0) return null;
      const made = owners(state);
      const late = Object.values(seats).filter(
        ({ id, role, vacant }) => role === 'protagonist' && !vacant && !made.includes(id),
      );
      if (late.length === 0) return null;
      const who = inARow(late.map(({ name }) => name).sort());
      return { title, text: `Still to come: ${who}. A name is enough to begin with.` };
    },
  ];
}
