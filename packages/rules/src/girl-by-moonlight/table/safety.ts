import { refuse } from '../../engine';
import type { GbmPlay, OfferContext } from '../game';

/**
 * Anybody, spectators too, may ask the table to stop for a moment (GBM-CYC-002). The log names
 * nobody.
 */
export function pause(play: GbmPlay): void {
  play.seat();
  if (play.state.public.paused) {
    refuse('already-done', 'The table is paused already.', {
      instead: 'Take the time you need; the director says when play goes on.',
      rule: 'TABLE-016',
    });
  }
  play.emit({ type: 'pausedSet', paused: true });
  play.say('Somebody asks for a pause. Stop here and check in with each other.', {
    anonymous: true,
  });
}

/** The director says when play goes on. */
export function resume(play: GbmPlay): void {
  play.director('end a pause');
  if (!play.state.public.paused) {
    refuse('already-done', 'The table is not paused.', {
      instead: 'Play on; anybody can pause at any time.',
      rule: 'TABLE-016',
    });
  }
  play.emit({ type: 'pausedSet', paused: false });
  play.say('The pause is over; play goes on.');
}

export function safetyOffers({ state, director, add }: OfferContext): void {
  if (!state.public.paused) {
    add({
      command: 'safety.pause',
      with: {},
      label: 'Ask for a pause',
      detail: 'The whole table sees it; nobody is told who asked.',
      place: 'safety',
    });
  } else if (director) {
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
