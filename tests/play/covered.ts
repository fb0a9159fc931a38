import type { Surface } from './engines/surface';

/**
 * What can be pressed on a page and would not be hit: a finger in its middle meets something else. Each is looked
 * at where it is, and where it is scrolled to unless it can be pressed there, in what is open over the page, else on the
 * whole of it.
 *
 * @param within looks over a part alone, where it is, and scrolls nothing.
 * @param over looks over this alone, and scrolls in it.
 */
export function coveredOn(
  page: Pick<Surface, 'evaluate'>,
  within?: string,
  over?: string,
): Promise<string[]> {
  const parts = [within ?? null, over ?? null].map((part) => JSON.stringify(part));
  return page.evaluate<string[]>(`(${COVERED})(${parts.join(', ')})`);
}

/** It runs in the page. */
const COVERED = `(within, lies) => {
  const over = lies ? [lies] : ['dialog:modal', '.stage-show', 'body'];
  const roots = within
    ? [...document.querySelectorAll(within)]
    : [over.map((kind) => [...document.querySelectorAll(kind)].at(-1)).find((one) => one)];
  const before = [...document.querySelectorAll('*')].filter((one) => one.scrollTop > 0).map((one) => [one, one.scrollTop]);
  // What has just taken the place of something else cannot be pressed for a moment: that is over here.
  for (const one of document.getAnimations()) {
    const { animationName = '', effect } = one;
    if (animationName.startsWith('not-yet') || (!within && animationName === 'let-through')) one.finish();
  }
  const atMiddle = (one) => {
    const [{ left, top, width, height }] = one.getClientRects();
    return document.elementFromPoint(left + width / 2, top + height / 2);
  };
  const kinds = 'a[href], button, summary, input, select, textarea';
  const found = [];
  for (const one of roots.flatMap((root) => [...root.querySelectorAll(kinds)])) {
    if (one.closest('[inert], [aria-hidden=true], [aria-disabled=true], :disabled, .skips')) continue;
    if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const [box] = one.getClientRects();
    if (!box || box.width < 2 || box.height < 2) continue;
    // A tap on its words is one on it; and what lies in a thing that is pressed as a whole has a press of its own.
    const label = one.closest('label');
    const isHit = (there) => there && (one.contains(there) || label?.contains(there));
    let there = atMiddle(one);
    // One that is in sight where it is needs no scrolling, for which the page is laid out anew.
    if (!within && !isHit(there)) {
      one.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      there = atMiddle(one);
    }
    if (isHit(there)) continue;
    const name = (what) => what ? what.localName + '.' + String(what.className.baseVal ?? what.className) : 'nothing';
    found.push(name(one) + ' “' + (one.textContent || one.name).trim().slice(0, 40) + '” lies under ' + name(there));
  }
  for (const [one, top] of before) one.scrollTop = top;
  return found;
}`;

/** Looks over a part in the very moment in which something appears, and leaves what it finds in `window.covered`. */
export async function coveredWhen(
  page: Pick<Surface, 'evaluate'>,
  appears: string,
  within: string,
): Promise<void> {
  await page.evaluate(`{
    window.covered = ['It has not appeared yet.'];
    const all = { childList: true, subtree: true, attributes: true };
    new MutationObserver((_, watching) => {
      if (!document.querySelector(${JSON.stringify(appears)})) return;
      watching.disconnect();
      window.covered = (${COVERED})(${JSON.stringify(within)});
    }).observe(document.body, all);
  }`);
}
