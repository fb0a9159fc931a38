import type { OpenOffer } from '../state';

/** The commands of every table that the shell itself sends, or draws in a way of their own. */

/** Stops play at once; anybody may, offered or not. */
export const PAUSE = 'safety.pause';

/** Puts a picture in the place of a drawn face. */
export const PORTRAIT = 'portrait.set';

/** Moves a clock by `by` segments. */
export const TICK = 'clock.tick';

/** The drawer of what can be set by hand. */
export const BY_HAND = 'by-hand';

/** The drawer of what is seldom done with clocks. */
export const CLOCKS = 'clocks';

/** What writes notes, and puts them away. */
const NOTES: readonly string[] = ['note.write', 'note.remove'];

/** Whether an offer is about private notes: it stands with them. */
export function isAboutNotes({ command }: OpenOffer): boolean {
  return NOTES.includes(command);
}
