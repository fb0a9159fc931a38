/**
 * Whether what changes on the screen comes from the person in front of it. Only that may open a
 * part, close it, or push another aside: what others do waits at the edge.
 */

/** How long what follows an act still belongs to it once it may be seen, in milliseconds. */
const AFTER_MS = 1_000;
/** How long what a tap or a key opens takes to be drawn, in milliseconds. */
export const DRAWN_MS = 500;
/** The longest that a finger which is down holds back what others do, in milliseconds: one that rests means no tap. */
const PRESS_MS = 1_000;
/** How long after a finger is lifted a browser may take to say that this was a tap, in milliseconds. */
const TAP_MS = 50;

let underWay = 0;
let ownUntil = Number.NEGATIVE_INFINITY;
let movedAt = Number.NEGATIVE_INFINITY;
let pressing = false;
let holding = false;
let letGo: ReturnType<typeof setTimeout> | undefined;
const held: (() => void)[] = [];

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

/**
 * Does something at once, or where a finger is down, when it has been lifted and what it was on has been told: a tap
 * means what was there as the finger came down, whatever others do until it goes.
 */
export function whenLifted(run: () => void): void {
  if (holding) held.push(run);
  else run();
}

/** Lets happen what a finger has held back, in its order. */
function release(): void {
  clearTimeout(letGo);
  holding = false;
  for (const run of held.splice(0)) run();
}

function releaseIn(ms: number): void {
  clearTimeout(letGo);
  letGo = setTimeout(release, ms);
}

/** Follows fingers, taps and keys on the page, until what is returned is called. */
export function followMoves(): () => void {
  const moved = () => {
    movedAt = performance.now();
  };
  const pressed = () => {
    pressing = true;
    holding = true;
    releaseIn(PRESS_MS);
  };
  const lifted = () => {
    pressing = false;
    if (holding) releaseIn(TAP_MS);
  };
  const scrolls = () => {
    pressing = false;
    release();
  };
  const tapped = () => {
    moved();
    // Whoever is told of the tap comes first.
    if (holding && !pressing) releaseIn(0);
  };
  const kinds = {
    ...{ click: tapped, keydown: moved, input: moved, toggle: moved },
    ...{ pointerdown: pressed, pointerup: lifted, pointercancel: scrolls },
  };
  const all = Object.entries(kinds);
  for (const [kind, run] of all) addEventListener(kind, run, { capture: true, passive: true });
  return () => {
    for (const [kind, run] of all) removeEventListener(kind, run, { capture: true });
    pressing = false;
    release();
  };
}
