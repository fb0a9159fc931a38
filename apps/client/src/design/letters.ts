import { effect } from '@preact/signals';
import { deviceSetting } from './device';

/** How letters are drawn on this device: as the look has them, or large and plain. */
export const letters = deviceSetting('moonlit.letters', ['usual', 'large']);

/** Draws the page with them from now on. */
export function followLetters(): void {
  effect(() => {
    document.documentElement.dataset.letters = letters.now.value;
  });
}
