import type { BaseState } from '../engine';
import { refuse } from '../engine';
import type { OfferContext, TableArea } from './area';
import { tableBeat } from './beats';
import type { TableCommand } from './commands';
import { managing } from './guards';
import type { TablePlay } from './play';
import type { TableWords } from './words';
import { managerWord } from './words';

/** Somebody asked the table to pause. Nobody is named. */
export interface WithPause extends BaseState {
  public: BaseState['public'] & { paused: boolean };
}

export type PauseEvent = { type: 'pausedSet'; paused: boolean };
export type PauseCommand = Extract<TableCommand, { type: `safety.${string}` }>;

/** Applies what can happen to a pause. `state` is a draft and is changed in place. */
export function evolvePause(state: WithPause, event: PauseEvent): void {
  state.public.paused = event.paused;
}

/** Anybody, spectators too, may ask the table to stop for a moment (TABLE-016). */
export function pause(words: TableWords): TableArea<WithPause, PauseCommand, PauseEvent> {
  return {
    betweenSessions: true,
    handlers: {
      'safety.pause': (play) => askForPause(play, words),
      'safety.resume': (play) => resume(play, words),
    },
    offers: pauseOffers,
  };
}

/** The log names nobody. */
function askForPause(play: TablePlay<WithPause, PauseEvent>, words: TableWords): void {
  play.seat();
  if (play.state.public.paused) {
    refuse('already-done', 'The table is paused already.', {
      instead: `Take the time you need; ${managerWord(play.state, words)} says when play goes on.`,
      rule: 'TABLE-016',
    });
  }
  play.emit({ type: 'pausedSet', paused: true });
  play.say('Somebody asks for a pause. Stop here and check in with each other.', {
    anonymous: true,
    beat: tableBeat('pause'),
  });
}

function resume(play: TablePlay<WithPause, PauseEvent>, words: TableWords): void {
  managing(play, words, 'end a pause');
  if (!play.state.public.paused) {
    refuse('already-done', 'The table is not paused.', {
      instead: 'Play on; anybody can pause at any time.',
      rule: 'TABLE-016',
    });
  }
  play.emit({ type: 'pausedSet', paused: false });
  play.say('The pause is over; play goes on.', { beat: tableBeat('pause-ends') });
}

function pauseOffers({ state, manages, add }: OfferContext<WithPause>): void {
  if (!state.public.paused) {
    add({
      command: 'safety.pause',
      with: {},
      label: 'Ask for a pause',
      detail: 'The whole table sees it; nobody is told who asked.',
      place: 'safety',
    });
  } else if (manages) {
    add({
      command: 'safety.resume',
      with: {},
      label: 'Go on playing',
      detail: 'Check first that everybody is ready.',
      place: 'safety',
      primary: true,
    });
  }
}
