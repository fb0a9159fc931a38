import { signal } from '@preact/signals';

/** Where a device remembers whether it sounds. */
const KEY = 'moonlit.sound';

/** Whether this device plays sounds. Off until somebody turns it on. */
export const sounds = signal(remembered());

/** Turns sounds on or off, and remembers it where the device allows. */
export function setSounds(on: boolean): void {
  sounds.value = on;
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off');
  } catch {
    // A private window remembers nothing; the switch holds until it is closed.
  }
}

function remembered(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on';
  } catch {
    return false;
  }
}
