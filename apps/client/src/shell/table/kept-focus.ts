import { say } from '../../design/voice';
import type { Stand } from './focus-stand';
import { heirOf, standOf } from './focus-stand';
import { isDrawn, isHidden, isNowhere, takesFocus } from './focusable';
import { isOwnMove } from './own-act';
import { measureStuck } from './stuck';

/**
 * Sees to it that the keyboard is always somewhere, and in sight: when what it was on goes, it goes on to
 * what stands in its place, or to what is nearest of the same subject; when others push it out of sight, it
 * is brought back.
 *
 * @param putAway puts away what lies over what the keyboard is on.
 * @returns ends it.
 */
export function keepFocus(root: HTMLElement, putAway: (on: Element) => void): () => void {
  let stand: Stand | null = null;
  /** Whoever looks has scrolled away from where the keyboard is. */
  let away = false;
  let looking = 0;

  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    stand = standOf(target, root);
    away = false;
    requestAnimationFrame(() => comeToLight(target));
  };
  /** Scrolls something into sight, past what stays there just now. */
  const bring = (one: HTMLElement) => {
    measureStuck(root);
    one.scrollIntoView({ block: 'nearest' });
  };
  /** Nothing may lie over what the keyboard goes to. */
  const comeToLight = (on: HTMLElement) => {
    if (document.activeElement !== on || !on.matches(':focus-visible') || !isHidden(on)) return;
    bring(on);
    if (isHidden(on)) putAway(on);
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
    const { to, same } = heirOf(stand, root);
    if (!to) return;
    to.focus({ preventScroll: true });
    bring(to);
    if (!same && !isOwnMove() && name) say(`“${name}” is not open any more.`);
  };
  const look = () => {
    looking = 0;
    moveOn();
    const { activeElement: on } = document;
    if (!(on instanceof HTMLElement) || away || !root.contains(on) || !on.matches(':focus-visible'))
      return;
    if (!isHidden(on)) return;
    bring(on);
    // Dice that one throws oneself may lie over what they were thrown with.
    if (!isOwnMove() && !root.querySelector('.stage-show') && isHidden(on)) putAway(on);
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
  root.addEventListener('focusin', remember);
  root.addEventListener('focusout', leave);
  return () => {
    cancelAnimationFrame(looking);
    changed.disconnect();
    for (const kind of by) removeEventListener(kind, scrolled, { capture: true });
    removeEventListener('keydown', stays, { capture: true });
    removeEventListener('resize', soon);
    root.removeEventListener('focusin', remember);
    root.removeEventListener('focusout', leave);
  };
}
