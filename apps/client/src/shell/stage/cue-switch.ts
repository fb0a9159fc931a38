import { deviceSetting } from '../../design/device';
import { openEars } from './audio';

/** Whether this device plays sounds. Off until somebody turns it on. */
export const sounds = deviceSetting('moonlit.sound', ['off', 'on']);

/** Turns sounds on or off, by a tap: what opens the way for them. */
export function turnSounds(on: boolean): void {
  if (on) openEars();
  sounds.set(on ? 'on' : 'off');
}
