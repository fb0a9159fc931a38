/**
 * Whether what changes on the screen comes from the person in front of it. Only that may open a
 * part, close it, or push another aside: what others do waits at the edge.
 */

/** How long what follows an act still belongs to it once it may be seen, in milliseconds. */
const AFTER_MS = 1_000;
/** How long what a tap or a key opens takes to be drawn, in milliseconds. */
export const DRAWN_MS = 500;

let underWay = 0;
let ownUntil = Number.NEGATIVE_INFINITY;
let movedAt = Number.NEGATIVE_INFINITY;
let pressing = false;

/**
 * Something is sent from here. Call what is returned when it has been answered and the page may show
 * what came of it: while dice fall, that takes as long as they do.
 */
export function beginAct(): () => void {
  underWay += 1;
  return () => {
    underWay -= 1;
    ownUntil = performance.now() + AFTER_MS;
  };
}

/** Whether the table changes because of what was sent from here. */
export function isOwnAct(): boolean {
  return underWay > 0 || performance.now() < ownUntil;
}

/** Whether the page changes because of a tap or a key here, whether or not anything was sent. */
export function isOwnMove(): boolean {
  return isOwnAct() || performance.now() - movedAt < DRAWN_MS;
}

/** Whether a finger or a button of the mouse is down on the page. */
export function isPressing(): boolean {
  return pressing;
}

/** Follows fingers, taps and keys on the page, until what is returned is called. */
export function followMoves(): () => void {
  const moved = () => {
    movedAt = performance.now();
  };
  const pressed = () => {
    pressing = true;
  };
  const lifted = () => {
    pressing = false;
  };
  const kinds = {
    ...{ click: moved, keydown: moved, input: moved, toggle: moved },
    ...{ pointerdown: pressed, pointerup: lifted, pointercancel: lifted },
  };
  const all = Object.entries(kinds);
  for (const [kind, run] of all) addEventListener(kind, run, { capture: true, passive: true });
  return () => {
    for (const [kind, run] of all) removeEventListener(kind, run, { capture: true });
    pressing = false;
  };
}
