import type { AxeResults, RunOptions } from 'axe-core';
import axe from 'axe-core';
import type { Page } from 'playwright-core';

/**
 * What axe finds wrong on a page, a line each. Of texts that are drawn alike on the same ground the contrast of
 * one is measured, once in the whole process: to find out what lies under each text takes most of the time.
 */
export async function violationsOn(page: Page): Promise<string[]> {
  const { violations } = await run(page, { rules: { [CONTRAST]: { enabled: false } } });
  const looks = await page.evaluate<string[]>(`(${MARK_NEW_LOOKS})(${JSON.stringify([...known])})`);
  const texts = looks.length === 0 ? null : await contrastOf(page);
  // Of some that are not in sight axe cannot tell. Those are looked at again where they are.
  for (const { html } of texts?.passes.flatMap(({ nodes }) => nodes) ?? []) {
    const look = looks[Number(/data-new-look="(\d+)"/.exec(html)?.[1])];
    if (look !== undefined) known.add(look);
  }
  return [...violations, ...(texts?.violations ?? [])].map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
}

/**
 * What axe finds wrong on a page on which there is something that it has not looked at in this process: a kind of
 * part, on a phone or on a desk, or one heading below another. A page without any is not looked at again.
 */
export async function violationsOfNew(page: Page): Promise<string[]> {
  const kinds = await page.evaluate<string[]>(KINDS).catch(() => []);
  const fresh = kinds.filter((kind) => !looked.has(kind));
  if (fresh.length === 0) return [];
  for (const kind of fresh) looked.add(kind);
  try {
    const found = await violationsOn(page);
    // What is only there for as long as it takes to draw it is nothing that anybody meets.
    return found.length === 0 ? found : await violationsOn(page);
  } catch (error) {
    if (!GONE_ON.test(String(error))) throw error;
    for (const kind of fresh) looked.delete(kind);
    return [];
  }
}

/** The page has gone to another one meanwhile. */
const GONE_ON = /destroyed|navigat|closed|find context/i;

/** Kinds of things that axe has looked at. */
const looked = new Set<string>();

/** What makes up a screen. */
const PARTS =
  'main, nav, section, article, form, dialog, fieldset, table, dl, input, select, textarea';

/** The kinds of things that are drawn on a page, on a phone or a desk. It runs in the page. */
const KINDS = `(() => {
  const kinds = new Set();
  const where = innerWidth > 800 ? 'desk' : 'phone';
  for (const one of document.querySelectorAll('${PARTS}')) {
    if (one.closest('svg') || !one.checkVisibility()) continue;
    const role = one.getAttribute('role') ?? one.getAttribute('type') ?? '';
    kinds.add([where, one.localName, one.classList[0], role].join(' '));
  }
  let above = '0';
  for (const { localName } of document.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    kinds.add(localName + ' below ' + above);
    above = localName;
  }
  return [...kinds];
})()`;

const CONTRAST = 'color-contrast';

/** The ways of drawing text whose contrast is enough. */
const known = new Set<string>();

const contrastOf = (page: Page) =>
  run(page, { runOnly: [CONTRAST], resultTypes: ['violations', 'passes'] }, '[data-new-look]');

/** Runs axe in the page, which is given it once, on what lies in this selector. */
async function run(page: Page, options: RunOptions, within = 'html'): Promise<AxeResults> {
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(axe.source);
  const arguments_ = JSON.stringify([within, { resultTypes: ['violations'], ...options }]);
  return page.evaluate<AxeResults>(`axe.run(...${arguments_})`);
}

/** Marks one text of each look that is not known, in view if there is one, and returns the looks. It runs in the page. */
const MARK_NEW_LOOKS = `(known) => {
  for (const old of document.querySelectorAll('[data-new-look]')) old.removeAttribute('data-new-look');
  const grounds = new Map([[null, '']]);
  const groundOf = (element) => {
    if (!grounds.has(element)) {
      const { backgroundColor, backgroundImage, opacity, filter, position } = getComputedStyle(element);
      const own = [backgroundColor, backgroundImage, opacity, filter].join();
      // What lies under it by its place in the page, nobody but axe can tell.
      const lifted = /absolute|fixed/.test(position) ? element.className : '';
      const plain = own === 'rgba(0, 0, 0, 0),none,1,none' && !lifted;
      const under = groundOf(element.parentElement);
      grounds.set(element, plain ? under : own + lifted + '/' + under);
    }
    return grounds.get(element);
  };
  const isInView = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return there !== null && (element.contains(there) || there.contains(element));
  };
  const hasText = (element) =>
    element.matches('input, textarea, select') ||
    [...element.childNodes].some(({ nodeType, data }) => nodeType === 3 && data.trim() !== '');
  const looks = new Set(known);
  const found = new Map();
  for (const element of document.querySelectorAll('body *')) {
    if (!hasText(element) || !element.checkVisibility()) continue;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const off = element.closest('[aria-disabled=true], :disabled') !== null;
    const look = [color, fontSize, fontWeight, textShadow, off, groundOf(element)].join('|');
    if (looks.has(look) || found.get(look)?.inView) continue;
    const inView = isInView(element);
    if (inView || !found.has(look)) found.set(look, { element, inView });
  }
  [...found.values()].forEach(({ element }, at) => element.setAttribute('data-new-look', String(at)));
  return [...found.keys()];
}`;
