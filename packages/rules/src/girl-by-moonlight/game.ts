import type { Offer, Play, Seat } from '../engine';
import type { CommandOf, GbmCommand } from './commands';
import type { GbmEvent } from './events';
import type { GbmState, PromptView, Protagonist } from './state';

/** One command being decided at a table of *Girl by Moonlight*. */
export type GbmPlay = Play<GbmState, GbmEvent>;

/** What decides each command. */
export type Handlers = {
  [T in GbmCommand['type']]: (play: GbmPlay, command: CommandOf<T>) => void;
};

/**
 * One part of the game (a roll, a phase): the commands that it decides, what it offers to people,
 * and the questions that it puts to them. `index.ts` joins the areas into the rule system.
 */
export interface Area {
  handlers: Partial<Handlers>;
  /** Stays open when the session has ended; everything else waits for the next one. */
  betweenSessions?: boolean;
  /** Says what a seat may do now. Called for each seat after each command, so keep it cheap. */
  offers?(context: OfferContext): void;
  /** The questions that wait for somebody. */
  prompts?(state: GbmState): StandingPrompt[];
}

export interface StandingPrompt extends PromptView {
  id: string;
}

/** For whom offers are made, and where they go. */
export interface OfferContext {
  state: GbmState;
  seat: Seat;
  /** Shorthand for `seat.role === 'director'`. */
  director: boolean;
  /** The character this seat plays now. */
  self: Protagonist | null;
  add(offer: Offer): void;
}
