import type { AxeResults, RunOptions } from 'axe-core';
import axe from 'axe-core';
import type { Surface } from './engines/surface';
import { Seen } from './seen';

/**
 * What axe finds wrong on a page, a line each, in what it has not looked at yet in this run: elements of a kind that
 * is new, with all that lies in them, and texts that are drawn in a new way; and whether the page as a whole holds
 * together, where what it is made of is new. To look at all of each page anew takes several times as long.
 */
export async function violationsOn(page: Pick<Surface, 'evaluate'>): Promise<string[]> {
  const kinds = await page.evaluate<string[]>(`Object.keys((${ONE_OF_EACH_KIND})())`);
  const marked = await mark(page, looked.without(kinds));
  const found = [...(await violationsOfMarked(page, marked)), ...(await contrastOn(page))];
  // What is wrong is found again, by whoever looks next.
  if (found.length === 0) looked.add(marked);
  return found;
}

/**
 * The same on a page on which there is a part that nobody has met in this run: of a kind, on a phone or on a desk,
 * or one heading below another. A page without any is not looked at.
 */
export async function violationsOfNew(page: Pick<Surface, 'evaluate'>): Promise<string[]> {
  const parts = await page.evaluate<string[]>(PARTS_ON_PAGE).catch(() => []);
  const fresh = met.without(parts);
  if (fresh.length === 0) return [];
  try {
    let found = await violationsOn(page);
    // What is only there for as long as it takes to draw it is nothing that anybody meets.
    if (found.length > 0) found = await violationsOn(page);
    met.add(fresh);
    return found;
  } catch (error) {
    if (!GONE_ON.test(String(error))) throw error;
    return [];
  }
}

/** The page has gone to another one meanwhile. */
const GONE_ON = /destroyed|navigat|closed|find context/i;

/** Kinds of parts that somebody has met. */
const met = new Seen('parts');

/** Kinds of elements that axe has looked at and found nothing wrong in. */
const looked = new Seen('kinds');

/** What makes up a screen. */
const PARTS =
  'main, nav, section, article, form, dialog, fieldset, table, dl, input, select, textarea';

/** The kinds of parts that are drawn on a page, on a phone or a desk. It runs in the page. */
const PARTS_ON_PAGE = `(() => {
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

/** Marks one element of each of these kinds, and returns those of which there is still one. */
async function mark(page: Pick<Surface, 'evaluate'>, kinds: readonly string[]): Promise<string[]> {
  if (kinds.length === 0) return [];
  return page.evaluate<string[]>(`(() => {
    for (const old of document.querySelectorAll('[data-new-kind]')) old.removeAttribute('data-new-kind');
    const one = (${ONE_OF_EACH_KIND})();
    const there = ${JSON.stringify(kinds)}.filter((kind) => one[kind]);
    for (const kind of there) one[kind].setAttribute('data-new-kind', '');
    return there;
  })()`);
}

/** What axe finds wrong in what is marked, and with what holds the page together if that is among it. */
async function violationsOfMarked(
  page: Pick<Surface, 'evaluate'>,
  kinds: readonly string[],
): Promise<string[]> {
  if (kinds.length === 0) return [];
  const rules = { [CONTRAST]: { enabled: false }, [TARGETS]: { enabled: true } };
  const { violations } = await run(page, { rules }, '[data-new-kind]');
  const holds = kinds.some((kind) => kind.startsWith(HOLDS));
  const whole = holds ? (await run(page, { runOnly: OF_THE_WHOLE })).violations : [];
  return [...violations.flatMap(withoutCovered), ...whole].map(inALine);
}

/**
 * A target that is large enough, and under something else where it happens to be, is no small one: whether it can be
 * pressed is looked at where it is scrolled to (`covered.ts`).
 */
function withoutCovered(rule: Violation): Violation[] {
  if (rule.id !== TARGETS) return [rule];
  const isCovered = ({ any }: Violation['nodes'][number]) =>
    any.some(({ id, data }) => id === TARGETS && data?.messageKey === 'partiallyObscured');
  const nodes = rule.nodes.filter((node) => !isCovered(node));
  return nodes.length === 0 ? [] : [{ ...rule, nodes }];
}

type Violation = AxeResults['violations'][number];

/** Of texts that are drawn alike on the same ground the contrast of one is measured, once in the whole run. */
async function contrastOn(page: Pick<Surface, 'evaluate'>): Promise<string[]> {
  const [seen, unseen] = [JSON.stringify(known.all()), JSON.stringify([...outOfSight])];
  const looks = await page.evaluate<Look[]>(`(${MARK_NEW_LOOKS})(${seen}, ${unseen})`);
  if (looks.length === 0) return [];
  const options: RunOptions = { runOnly: [CONTRAST], resultTypes: ['violations', 'passes'] };
  const texts = await run(page, options, '[data-new-look]');
  const passed = texts.passes.flatMap(({ nodes }) => nodes).map(({ html }) => html);
  const told = new Set(passed.map((html) => /data-new-look="(\d+)"/.exec(html)?.[1]));
  const wrong = texts.violations.map(inALine);
  for (const [at, { look, inView }] of looks.entries()) {
    if (told.has(String(at))) known.add([look]);
    // Of some that are not in sight axe cannot tell: those are looked at again where they are. What is wrong stays new.
    else if (wrong.length > 0) continue;
    else if (inView) known.add([look]);
    else outOfSight.add(look);
  }
  return wrong;
}

/** A way of drawing text that is new on a page, and whether a text that is drawn so is in view. */
interface Look {
  look: string;
  inView: boolean;
}

const inALine = ({ id, nodes }: Violation): string =>
  `${id}: ${nodes.map(({ html }) => html).join(' ')}`;

/** How the kinds begin that hold a page together: its landmarks, and one heading below another. */
const HOLDS = 'holds';

/** Rules about a page as a whole, which what is new on it can break where it is not. */
const OF_THE_WHOLE = [
  ...['bypass', 'document-title', 'html-has-lang', 'html-lang-valid', 'meta-viewport'],
  ...['heading-order', 'page-has-heading-one', 'duplicate-id-aria', 'region', 'skip-link'],
  ...['landmark-banner-is-top-level', 'landmark-complementary-is-top-level'],
  ...['landmark-contentinfo-is-top-level', 'landmark-main-is-top-level', 'landmark-one-main'],
  ...['landmark-no-duplicate-banner', 'landmark-no-duplicate-contentinfo'],
  ...['landmark-no-duplicate-main', 'landmark-unique'],
];

/**
 * One element that is drawn of each kind, on a phone or a desk: of a kind are those of one tag in another, with the same
 * classes, role and states, that are named or not, and refer to what is there or not. It runs in the page.
 */
const ONE_OF_EACH_KIND = `() => {
  const one = {};
  const where = innerWidth > 800 ? 'desk' : 'phone';
  const holds = 'main, nav, header, footer, aside, section, form, dialog, [role]:is([role=main], [role=search], [role=region])';
  const refersTo = (ids) => ids.split(/\\s+/).every((id) => document.getElementById(id));
  const said = ({ name, value }) =>
    !/^(aria-|role$|type$|tabindex$|disabled$|lang$|autocomplete$)/.test(name) ? []
    : /^aria-(labelledby|describedby|controls|owns|activedescendant|errormessage|details)$/.test(name) ? [name + refersTo(value)]
    : /^aria-(label|valuetext|valuenow|valuemin|valuemax|roledescription|posinset|setsize)$/.test(name) ? [name + (value.trim() !== '')]
    : [name + '=' + value];
  for (const element of document.querySelectorAll('body, body *')) {
    if (element.parentElement.closest('svg') || element.localName === 'option' || !element.checkVisibility()) continue;
    const label = element.labels?.length ? 'labelled' : '';
    const words = (element.textContent ?? '').trim() === '' ? 'no words' : '';
    const states = [...element.attributes].flatMap(said).sort();
    const holding = element.matches(holds) ? '${HOLDS}' : '';
    const kind = [holding, where, element.parentElement.localName, element.localName, [...element.classList].sort(), label, words, states].join(' ');
    one[kind] ??= element;
  }
  const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((heading) => heading.checkVisibility());
  const levels = headings.map(({ localName }) => localName);
  one['${HOLDS} headings of ' + [...new Set(levels)].sort() + ' from ' + (levels[0] ?? 'none')] ??= headings[0] ?? document.body;
  let above = '0';
  for (const heading of headings) {
    one['${HOLDS} ' + heading.localName + ' below ' + above] ??= heading;
    above = heading.localName;
  }
  return one;
}`;

const CONTRAST = 'color-contrast';

/** What is pressed is 24 pixels high and wide, or as far from the next (WCAG 2.5.8); axe does not look unless told to. */
const TARGETS = 'target-size';

/** The ways of drawing text that axe has found to be enough, or looked at in view. */
const known = new Seen('looks');

/** Those that it has looked at out of sight alone, and could not tell of. */
const outOfSight = new Set<string>();

/** Runs axe in the page, which is given it once, on what lies in this selector; it may have gone meanwhile. */
async function run(
  page: Pick<Surface, 'evaluate'>,
  options: RunOptions,
  within = 'html',
): Promise<AxeResults> {
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(axe.source);
  const arguments_ = JSON.stringify([within, { resultTypes: ['violations'], ...options }]);
  const nothing = '{ violations: [], passes: [] }';
  return page.evaluate<AxeResults>(
    `document.querySelector(${JSON.stringify(within)}) ? axe.run(...${arguments_}) : ${nothing}`,
  );
}

/** Marks one text of each look that is not known, in view if there is one, and returns the looks. It runs in the page. */
const MARK_NEW_LOOKS = `(known, outOfSight) => {
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
  const unseen = new Set(outOfSight);
  const found = new Map();
  for (const element of document.querySelectorAll('body *')) {
    if (!hasText(element) || !element.checkVisibility()) continue;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const off = element.closest('[aria-disabled=true], :disabled') !== null;
    const look = [color, fontSize, fontWeight, textShadow, off, groundOf(element)].join('|');
    if (looks.has(look) || found.get(look)?.inView) continue;
    const inView = isInView(element);
    if (inView || (!found.has(look) && !unseen.has(look))) found.set(look, { element, inView });
  }
  [...found.values()].forEach(({ element }, at) => element.setAttribute('data-new-look', String(at)));
  return [...found].map(([look, { inView }]) => ({ look, inView }));
}`;
