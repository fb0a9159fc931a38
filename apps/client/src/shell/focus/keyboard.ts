import type { PutAway } from './kept-focus';
import { keepFocus } from './kept-focus';
import { followStuck } from './stuck';

/**
 * All that whoever uses the keyboard needs of the page, fetched after the first paint.
 *
 * @param putAway puts away what lies over what the keyboard is on, such as the questions.
 * @returns ends it.
 */
export function followKeyboard(root: HTMLElement, putAway: PutAway): () => void {
  const ends = [followStuck(root), keepFocus(root, putAway)];
  return () => {
    for (const end of ends) end();
  };
}
