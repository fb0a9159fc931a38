import type { BaseState } from '../engine';
import { barred } from '../engine';
import { tableBeat } from './beats';
import { pauseCommand, resumeCommand } from './commands';
import { notManaging } from './guards';
import { Moves } from './moves';
import type { TablePlay } from './play';
import type { TableWords } from './words';
import { managerWord } from './words';

/** Somebody asked the table to pause. Nobody is named. */
export interface WithPause extends BaseState {
  public: BaseState['public'] & { paused: boolean };
}

export type PauseEvent = { type: 'pausedSet'; paused: boolean };

/** Applies what can happen to a pause. `state` is a draft and is changed in place. */
export function evolvePause(state: WithPause, event: PauseEvent): void {
  state.public.paused = event.paused;
}

const moves = new Moves<WithPause, TablePlay<WithPause, PauseEvent>>((context) => context);

/** Anybody, spectators too, may ask the table to stop for a moment (TABLE-016). The log names nobody. */
export const pause = (words: TableWords) =>
  moves.area(
    moves.once('safety', (move) => [
      move(pauseCommand, {
        unless({ state }) {
          if (!state.public.paused) return null;
          return barred('already-done', 'The table is paused already.', {
            instead: `Take the time you need; ${managerWord(state, words)} says when play goes on.`,
            rule: 'TABLE-016',
          });
        },
        ways: () => ({
          label: 'Ask for a pause',
          detail: 'The whole table sees it; nobody is told who asked.',
        }),
        do(play) {
          play.emit({ type: 'pausedSet', paused: true });
          play.say('Somebody asks for a pause. Stop here and check in with each other.', {
            anonymous: true,
            beat: tableBeat('pause'),
          });
        },
      }),
      move(resumeCommand, {
        unless({ state, seat }) {
          const early = notManaging(state, seat, words, 'end a pause');
          if (early || state.public.paused) return early;
          return barred('already-done', 'The table is not paused.', {
            instead: 'Play on; anybody can pause at any time.',
            rule: 'TABLE-016',
          });
        },
        ways: () => ({
          label: 'Go on playing',
          detail: 'Check first that everybody is ready.',
          primary: true,
        }),
        do(play) {
          play.emit({ type: 'pausedSet', paused: false });
          play.say('The pause is over; play goes on.', { beat: tableBeat('pause-ends') });
        },
      }),
    ]),
  );
