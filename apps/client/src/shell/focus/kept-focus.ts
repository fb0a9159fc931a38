import { say } from '../../design/voice';
import type { Stand } from './focus-stand';
import { heirOf, standOf, usualIn } from './focus-stand';
import { controlsIn, isDrawn, isHidden, isNowhere, takesFocus } from './focusable';
import { DRAWN_MS, isOwnMove } from './own-act';
import { measureStuck } from './stuck';

/**
 * Puts away what lies over what the keyboard is on.
 *
 * @param came whether somebody has gone there with the keyboard, and not something come over it.
 */
export type PutAway = (on: Element, came: boolean) => void;

/**
 * Sees to it that the keyboard is always somewhere, and in sight: when what it was on goes, it goes on to
 * what stands in its place, or to what is nearest of the same subject; when others push it out of sight, it
 * is brought back.
 *
 * @returns ends it.
 */
export function keepFocus(root: HTMLElement, putAway: PutAway): () => void {
  let stand: Stand | null = null;
  /** Whoever looks has scrolled away from where the keyboard is. */
  let away = false;
  let looking = 0;
  let later: ReturnType<typeof setTimeout> | undefined;
  /** The keyboard is taken on from what has gone; nobody goes anywhere with it. */
  let taken = false;

  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    const came = !taken;
    // From a dialog the browser goes back to what opened it: that is what the keyboard stands on meanwhile.
    if (!target.closest('dialog')) stand = standOf(target, root);
    away = false;
    requestAnimationFrame(() => {
      if (document.activeElement === target) comeToLight(target, came);
    });
  };
  /** Scrolls something into sight, past what stays there just now. */
  const bring = (element: HTMLElement) => {
    measureStuck(root);
    element.scrollIntoView({ block: 'nearest' });
    if (isHidden(element)) scrollFromUnder(root.querySelector('.stage-show'), element);
  };
  const takeTo = (element: HTMLElement) => {
    taken = true;
    element.focus({ preventScroll: true });
    taken = false;
  };
  /** Nothing may lie over what the keyboard is on. */
  const comeToLight = (on: HTMLElement, came: boolean) => {
    if (!on.matches(':focus-visible') || !isHidden(on)) return;
    bring(on);
    // What one has done oneself asks something of one: there the keyboard goes on.
    const asked = !came && isOwnMove() && isHidden(on) ? askedOver(root, on) : null;
    if (asked) {
      takeTo(asked);
      asked.scrollIntoView({ block: 'nearest' });
      return;
    }
    if (isHidden(on)) putAway(on, came);
    // What one has just opened oneself may lie there as it is drawn, but not stay.
    if (isOwnMove() && isHidden(on)) later = setTimeout(soon, DRAWN_MS);
  };
  const leave = () => {
    // What is left by hand is still there a moment later; what has gone is not.
    setTimeout(() => {
      if (stand && isNowhere() && takesFocus(stand.element) && document.hasFocus()) stand = null;
    });
  };
  const moveOn = () => {
    if (!stand || document.querySelector('dialog:modal')) return;
    const { element, name } = stand;
    const there = document.activeElement === element;
    if (there ? isDrawn(element) : !isNowhere() || takesFocus(element)) return;
    const { to, same } = heirOf(stand, root, isOwnMove());
    if (!to) return;
    takeTo(to);
    bring(to);
    if (!same && !isOwnMove() && name) say(`“${name}” is not open any more.`);
  };
  const look = () => {
    looking = 0;
    moveOn();
    const { activeElement: on } = document;
    if (on instanceof HTMLElement && !away && root.contains(on)) comeToLight(on, false);
  };
  const soon = () => {
    if (looking === 0) looking = requestAnimationFrame(look);
  };
  const changed = new MutationObserver(() => {
    moveOn();
    soon();
  });
  const scrolled = () => {
    away = true;
  };
  const stays = () => {
    away = false;
  };

  changed.observe(root, {
    childList: true,
    subtree: true,
    attributeFilter: ['open', 'disabled', 'hidden', 'class', 'data-open'],
  });
  const by = ['wheel', 'touchmove', 'pointerdown'] as const;
  for (const kind of by) addEventListener(kind, scrolled, { capture: true, passive: true });
  addEventListener('keydown', stays, { capture: true, passive: true });
  addEventListener('resize', soon);
  // What lets a finger through for a moment hides nothing until then.
  root.addEventListener('animationend', soon);
  root.addEventListener('focusin', remember);
  root.addEventListener('focusout', leave);
  return () => {
    cancelAnimationFrame(looking);
    clearTimeout(later);
    changed.disconnect();
    for (const kind of by) removeEventListener(kind, scrolled, { capture: true });
    removeEventListener('keydown', stays, { capture: true });
    removeEventListener('resize', soon);
    root.removeEventListener('animationend', soon);
    root.removeEventListener('focusin', remember);
    root.removeEventListener('focusout', leave);
  };
}

/** What is answered first of the questions that lie over something, but not over what somebody writes in. */
function askedOver(root: HTMLElement, on: HTMLElement): HTMLElement | null {
  const questions = root.querySelector('.prompts-body');
  if (!questions || questions.contains(on) || on.matches('input, textarea, select')) return null;
  const { left, top, width, height } = on.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!questions.contains(over)) return null;
  return usualIn(questions) ?? controlsIn(questions)[0] ?? null;
}

/** What a scroll leaves of room between what lies over the page and what is brought into sight, in pixels. */
const ROOM = 12;

/** Scrolls something that stands on the page down to where the show ends that lies over it. */
function scrollFromUnder(show: Element | null, element: HTMLElement): void {
  if (!show || element.closest('.stage, .top, .notices, .bottom')) return;
  const under = show.getBoundingClientRect().bottom + ROOM - element.getBoundingClientRect().top;
  const pane = element.closest('.column') ?? document.scrollingElement;
  if (under > 0) pane?.scrollBy({ top: -under, behavior: 'instant' });
}
