/** How many dialogs stand open over the page. */
let open = 0;

/** What scrolls within a dialog takes a finger; nothing else of it does. */
const TAKES_DRAGS = 'input[type="range"]';

/**
 * Lets the page behind a dialog stand still. No scroll bar: what it took of the width is kept free, so that
 * nothing moves. On iOS a finger drags the page all the same wherever nothing in the dialog scrolls, so that
 * is kept from it, too; where something does, `overscroll-behavior` keeps what is left over.
 *
 * @returns lets it go, once every dialog has.
 */
export function holdPage(dialog: HTMLElement): () => void {
  const { style, clientWidth } = document.documentElement;
  if (open === 0) {
    style.paddingInlineEnd = `${innerWidth - clientWidth}px`;
    style.overflow = 'hidden';
  }
  open += 1;
  const drag = (event: TouchEvent) => {
    const { target, touches } = event;
    // Two fingers make it larger, which everybody may.
    if (touches.length > 1 || !event.cancelable || !(target instanceof Element)) return;
    if (!target.closest(TAKES_DRAGS) && !scrolls(target, dialog)) event.preventDefault();
  };
  dialog.addEventListener('touchmove', drag, { passive: false });
  return () => {
    dialog.removeEventListener('touchmove', drag);
    open -= 1;
    if (open > 0) return;
    style.removeProperty('overflow');
    style.removeProperty('padding-inline-end');
  };
}

/** Whether something scrolls by a finger on `from`, within `dialog`. */
function scrolls(from: Element, dialog: HTMLElement): boolean {
  for (let at: Element | null = from; at; at = at === dialog ? null : at.parentElement) {
    const { overflowY, overflowX } = getComputedStyle(at);
    if (at.scrollHeight > at.clientHeight && /auto|scroll/.test(overflowY)) return true;
    if (at.scrollWidth > at.clientWidth && /auto|scroll/.test(overflowX)) return true;
  }
  return false;
}
