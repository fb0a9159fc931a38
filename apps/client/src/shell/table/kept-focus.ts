/**
 * Sees to it that the keyboard is somewhere when what it was on goes away: it goes on to the nearest
 * part of the table that is still there, and never to nowhere.
 *
 * @returns ends it.
 */
export function keepFocus(root: HTMLElement): () => void {
  /** Where the keyboard is, from the inside out. */
  let trail: Element[] = [];
  const remember = ({ target }: FocusEvent) => {
    trail = [];
    for (let at = target as Element | null; at && at !== root; at = at.parentElement)
      trail.push(at);
  };
  const leave = () => {
    // What is left by hand is still there a moment later; what has gone is not.
    setTimeout(() => {
      if (isNowhere() && trail[0]?.isConnected) trail = [];
    });
  };
  const changed = new MutationObserver(() => {
    const [last] = trail;
    if (!last || last.isConnected || !isNowhere()) return;
    const left = trail.find((element) => element.isConnected) ?? root;
    trail = [];
    headOf(left, root)?.focus({ preventScroll: true });
  });
  changed.observe(root, { childList: true, subtree: true });
  root.addEventListener('focusin', remember);
  root.addEventListener('focusout', leave);
  return () => {
    changed.disconnect();
    root.removeEventListener('focusin', remember);
    root.removeEventListener('focusout', leave);
  };
}

const isNowhere = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/** The heading of the nearest part around a place, else of what happens now. */
function headOf(left: Element, root: HTMLElement): HTMLElement | null {
  for (let at: Element | null = left; at && at !== root; at = at.parentElement) {
    const heads = at.querySelectorAll<HTMLElement>('summary, h2[tabindex], h3[tabindex]');
    const head = [...heads].find((one) => one.getClientRects().length > 0);
    if (head) return head;
  }
  return root.querySelector<HTMLElement>('#next-step h2');
}
