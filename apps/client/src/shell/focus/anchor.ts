import { isPageComing } from '../../design/coming';
import type { Place } from './held-place';
import { byImportance, slipped } from './held-place';
import { isOwnMove } from './own-act';

/** What a person reads or touches as a whole, and which may therefore be held in its place. */
const PARTS = '.panel, .card, .line, .offer, .prompt, .field, summary, button, h2, h3, p';
/** How long what was touched is still what somebody deals with, in milliseconds. */
const TOUCHED_MS = 15_000;
/** Where one reads, as a part of the height. */
const READING = 0.35;
interface Touched {
  element: Element;
  at: number;
}

/**
 * Keeps what somebody reads or touches where it is while others change what stands around it:
 * whatever is added or goes above it is made up for by scrolling. What one opens or closes oneself
 * may move things.
 *
 * @param scroller what scrolls: a pane, or the page as a whole.
 * @returns ends it.
 */
export function holdInPlace(scroller: HTMLElement): () => void {
  const page = scroller === document.documentElement;
  const around = page ? document.body : scroller;
  let places: Place<Element>[] = [];
  let touched: Touched | null = null;
  let looking = 0;

  const bounds = () => (page ? { top: 0, bottom: innerHeight } : scroller.getBoundingClientRect());

  const look = () => {
    cancelAnimationFrame(looking);
    looking = 0;
    // What nobody sees yet is not laid out for being asked where it is.
    if (isPageComing()) return soon();
    const { top, bottom } = bounds();
    const middle = top + (bottom - top) * READING;
    const seen = [...around.querySelectorAll(PARTS)].flatMap((element) => {
      // What is folded away is not read, and to ask where it is has it laid out: most of what a table holds is folded. A
      // browser that cannot say so lays it out.
      if (element.checkVisibility?.() === false) return [];
      const box = element.getBoundingClientRect();
      const inSight = box.height > 0 && box.bottom > top && box.top < bottom;
      return inSight && !isFixed(element, around) ? [{ element, top: box.top }] : [];
    });
    places = byImportance(seen, middle, dealtWith(touched, around));
  };
  const soon = () => {
    if (looking === 0) looking = requestAnimationFrame(look);
  };
  const touch = ({ target }: Event) => {
    const element = target instanceof Element ? target.closest(PARTS) : null;
    if (element && around.contains(element)) touched = { element, at: performance.now() };
    look();
  };
  const changed = new MutationObserver(() => {
    // At the top, and before anything was touched, it is the beginning that is read.
    const atTop = () => scroller.scrollTop === 0 && dealtWith(touched, around) === null;
    if (isPageComing() || isOwnMove() || atTop()) {
      // Where things stand now is seen in the next frame; until then nothing is held where it was.
      places = [];
    } else {
      const shift = slipped(places, topOf);
      if (shift !== 0) scroller.scrollTop += shift;
    }
    soon();
  });

  look();
  changed.observe(around, {
    childList: true,
    subtree: true,
    characterData: true,
    attributeFilter: ['style', 'class', 'open'],
  });
  const heard = page ? window : scroller;
  heard.addEventListener('scroll', soon, { passive: true });
  addEventListener('resize', soon);
  around.addEventListener('pointerdown', touch, { passive: true });
  around.addEventListener('focusin', touch);
  return () => {
    cancelAnimationFrame(looking);
    changed.disconnect();
    heard.removeEventListener('scroll', soon);
    removeEventListener('resize', soon);
    around.removeEventListener('pointerdown', touch);
    around.removeEventListener('focusin', touch);
  };
}

const topOf = (element: Element): number | null =>
  element.isConnected ? element.getBoundingClientRect().top : null;

/** What stays in its place by itself holds nothing else. */
function isFixed(element: Element, around: Element): boolean {
  const fixed = element.closest('.top, .bottom, .notices, .asked, .stage, dialog');
  return fixed !== null && around.contains(fixed);
}

/** What has the keyboard, or was touched a moment ago. */
function dealtWith(touched: Touched | null, around: Element): Element | null {
  const typing = document.activeElement?.closest(PARTS);
  if (typing && around.contains(typing)) return typing;
  // What was touched and is gone, as a button that has led elsewhere, is dealt with no more.
  const still = touched !== null && around.contains(touched.element);
  return still && performance.now() - touched.at < TOUCHED_MS ? touched.element : null;
}
