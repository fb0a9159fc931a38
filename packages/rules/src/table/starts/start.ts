import type { BaseState, SeatId } from '../../engine';
import type { Evolves } from '../area';

/** Somebody who is ready to be played. A game adds what it makes them of. */
export interface ReadyPerson {
  readonly name: string;
  /** Who that is, in a line. */
  readonly line: string;
}

/** Something ready-made that a table begins with, with people to take. A game adds what it lays out. */
export interface ReadyStart<Person extends ReadyPerson = ReadyPerson> {
  /** Commands and states name it: it stays what it is for ever. */
  readonly id: string;
  readonly name: string;
  /** What the evening is about, for those who choose. */
  readonly pitch: string;
  readonly people: readonly Person[];
}

/** What somebody ready-made has become at the table: who plays them, and what they are called there. */
export interface TakenPerson {
  /** `null` where nobody plays them any more. */
  readonly seat: SeatId | null;
  readonly name: string;
}

/** The place of all offers of a start, in every game. */
export const TONIGHT = 'tonight';

/** A state that keeps with which start its table began; missing where it began with nothing ready-made. */
export interface WithStart extends BaseState {
  public: BaseState['public'] & { start?: string };
}

export type StartEvent = { type: 'startBegun'; start: string };

/** Applies what can happen to it. */
export const startEvolves: Evolves<WithStart, StartEvent> = {
  startBegun({ public: shared }, { start }) {
    shared.start = start;
  },
};

/** The start that a table began with, if it began with one of these. */
export const startOf = <Start extends { readonly id: string }>(
  { public: { start } }: WithStart,
  all: readonly Start[],
): Start | null => all.find(({ id }) => id === start) ?? null;

/**
 * What somebody ready-made is called by at a table: always the same, so that there is one of each (TABLE-072).
 *
 * @param id their id within the start.
 */
export const readyId = (id: string): string => `ready-${id}`;

/**
 * Whether nothing has been played yet, by what every table knows: it is in its first session, and no dice of
 * it have fallen (TABLE-070).
 */
export const isUnplayed = ({ public: { table } }: BaseState): boolean =>
  table.session.number <= 1 && table.dice.rolls === 0;
