import { command } from '../../../table/command';
import type { StarsPlay } from '../game';
import { barred, refereesMoves } from '../game';

/** Those have acted in this scene; it binds nobody (SNS-2403). */
export function hasActed(play: StarsPlay, who: readonly string[]): void {
  const { acted } = play.state.public;
  const more = who.filter((one) => !acted.includes(one));
  if (more.length > 0) play.emit({ type: 'actedSet', acted: [...acted, ...more] });
}

/** A new scene: nobody has acted in it (SNS-2403). */
export function forgetActed(play: StarsPlay, { type }: { type: string }): void {
  if (type === 'scene.set' && play.state.public.acted.length > 0) {
    play.emit({ type: 'actedSet', acted: [] });
  }
}

/** The marks are taken away by hand as well. */
export const marks = refereesMoves('take the marks away').once('rolls', (move) => [
  move(command('acted.clear', {}), {
    unless: ({ state }) =>
      state.public.acted.length === 0
        ? barred('already-done', 'Nobody has a mark.', {
            instead: 'Play on.',
            rule: 'SNS-2403',
          })
        : null,
    ways: () => ({ label: 'Take away who has acted' }),
    do: (play) => play.emit({ type: 'actedSet', acted: [] }),
  }),
]);
