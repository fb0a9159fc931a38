import type { BaseState } from '../../../engine';
import type { Evolves } from '../../../table';

/** As much of a table as a kit sets by itself. */
interface WithKit extends BaseState {
  public: BaseState['public'] & { look: string; questions?: string };
}

export type KitEvent =
  /** How the table looks from now on. */
  | { type: 'lookSet'; look: string }
  /** What is asked before people begin; nothing where it is empty. */
  | { type: 'questionsSet'; text: string };

/** Applies what can happen to it. */
export const kitEvolves: Evolves<WithKit, KitEvent> = {
  lookSet({ public: shared }, { look }) {
    shared.look = look;
  },
  questionsSet({ public: shared }, { text }) {
    if (text === '') delete shared.questions;
    else shared.questions = text;
  },
};
