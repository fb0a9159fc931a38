import { openEars } from './audio';
import { sounds, soundsAsked } from './sound-setting';

/** When the way for sounds is open, after it was asked for. */
const TASTE_MS = 150;

/** Turns sounds on or off, by a tap: what opens the way for them. Whoever turns them on hears one. */
export function turnSounds(on: boolean): void {
  if (on) openEars();
  sounds.set(on ? 'on' : 'off');
  soundsAsked.set('yes');
  if (!on) return;
  // Where it does not come they are on all the same.
  import('./cues').then(
    ({ taste }) => setTimeout(taste, TASTE_MS),
    () => undefined,
  );
}
