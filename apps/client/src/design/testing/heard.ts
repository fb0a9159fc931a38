import { h, render } from 'preact';
import { Voice } from '../voice';

export { say } from '../voice';

/** Draws the place where the voice is heard, by itself. */
export function mount(place: Element): void {
  render(h(Voice, null), place);
}
